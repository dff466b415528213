// The game's closed sets of words. Ids are stable for ever and are never shown to a person.
import borders from '../../../map-data/war-of-the-ring/borders.json' with { type: 'json' };
import regions from '../../../map-data/war-of-the-ring/regions.json' with { type: 'json' };
import setup from '../../../map-data/war-of-the-ring/setup.json' with { type: 'json' };

/** @internal The facts as they stand in the data folder; `board-data.ts` checks those of the board. */
export const BOARD_FACTS = { regions, borders } as const;
/** @internal */
export const SETUP = setup;

/** One of the board's 105 regions. */
export type RegionId = keyof typeof regions;

/** The two sides. */
export const SIDES = ['freePeoples', 'shadow'] as const;
/** The Free Peoples or the Shadow. */
export type Side = (typeof SIDES)[number];

export const FREE_PEOPLES_NATIONS = ['dwarves', 'elves', 'gondor', 'north', 'rohan'] as const;
const SHADOW_NATIONS = ['isengard', 'sauron', 'southrons-easterlings'] as const;
/** The five Nations of the Free Peoples and the three of the Shadow. */
export const NATIONS = [...FREE_PEOPLES_NATIONS, ...SHADOW_NATIONS] as const;
export type FreePeoplesNation = (typeof FREE_PEOPLES_NATIONS)[number];
/** One of the eight Nations. */
export type NationId = (typeof NATIONS)[number];

export const SETTLEMENTS = ['stronghold', 'city', 'town', 'fortification'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** What the board prints in a region. */
export interface RegionFacts {
  /** Three letters, unique: the region's name in the one-line notation. */
  readonly code: string;
  readonly nation: NationId | null;
  readonly settlement: Settlement | null;
  readonly coastal: boolean;
  readonly [fact: string]: unknown;
}

export const COMPANIONS = [
  'gandalf-the-grey',
  'strider',
  'boromir',
  'legolas',
  'gimli',
  'meriadoc',
  'peregrin',
  'gandalf-the-white',
  'aragorn',
] as const;
export type CompanionId = (typeof COMPANIONS)[number];

export const NAZGUL = [
  'nazgul-1',
  'nazgul-2',
  'nazgul-3',
  'nazgul-4',
  'nazgul-5',
  'nazgul-6',
  'nazgul-7',
  'nazgul-8',
] as const;

export const MINIONS = ['witch-king', 'saruman', 'mouth-of-sauron'] as const;
export type MinionId = (typeof MINIONS)[number];

/** Every figure that has a place of its own in a position. */
export const FIGURES = [...COMPANIONS, 'gollum', ...MINIONS, ...NAZGUL] as const;
/** A Companion, Gollum, a Minion or one of the eight Nazgûl. */
export type FigureId = (typeof FIGURES)[number];

/** The Ring-bearers' figure moves only by declaration; its place is the Fellowship's. */
export const RING_BEARERS = 'ring-bearers';
/** A figure, or the Ring-bearers' own, which moves by declaration alone (R56). */
export type MoverFigureId = FigureId | typeof RING_BEARERS;

export const OFF_BOARD_PLACES = ['fellowship', 'outOfPlay', 'eliminated'] as const;
export type OffBoardPlace = (typeof OFF_BOARD_PLACES)[number];
/** A region, or where figures are that are on none. */
export type Place = RegionId | OffBoardPlace;

export const MORDOR_TRACK = 'mordorTrack';

/** The points of the rules that leave two readings, each with its default. */
export const RULINGS = [
  'stop-at-besieged-shadow-stronghold',
  'event-lets-leave-siege',
  'gandalf-white-enters-despite-enemy',
  'nazgul-leave-siege',
  'declare-inside-mordor',
  'mouth-walks-through-strongholds',
] as const;
/** A point of the rules with two readings. */
export type RulingId = (typeof RULINGS)[number];
export const READINGS = ['default', 'other'] as const;
export type Reading = (typeof READINGS)[number];

/** The Event cards that move characters. */
export const CARDS = [
  'i-will-go-alone',
  'there-and-back-again',
  'gwaihir-the-windlord',
  'we-prove-the-swifter',
  'the-book-of-mazarbul',
  'fear-fire-foes',
  'dead-men-of-dunharrow',
  'the-breaking-of-the-fellowship',
  'nazgul-search',
  'the-nazgul-strike',
  'the-ringwraiths-are-abroad',
  'the-black-captain-commands',
  'the-eagles-are-coming',
] as const;
/** An Event card that moves characters. */
export type CardId = (typeof CARDS)[number];

/** How figures come to move. */
export type Action =
  | { readonly type: 'characterDie' | 'separation' | 'entry' | 'withArmy' | 'declaration' }
  | { readonly type: 'card'; readonly card: CardId };
export const ACTION_TYPES = ['characterDie', 'separation', 'card', 'entry', 'withArmy', 'declaration'] as const;

export function otherSide(side: Side): Side {
  return side === 'shadow' ? 'freePeoples' : 'shadow';
}

/** Whether a text is one of a closed list of words. */
export function oneOfIds<Id extends string>(ids: readonly Id[], text: string): text is Id {
  return (ids as readonly string[]).includes(text);
}
