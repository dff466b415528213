// R36–R41: the Event cards that move characters, as data. What a card says of when it may be played is for the page.
import type { CardId, FigureId, FreePeoplesNation, RegionId, Side } from '../vocabulary.ts';

/** What an Event card says of movement; when it may be played is not judged. */
export interface CardRule {
  readonly side: Side;
  /** `either`: separates figures of the Fellowship, moves figures on the map. */
  readonly moves: 'separation' | 'either' | 'companions' | 'nazgul' | 'placement';
  /** How many movers one play of the card moves: one figure or group, or any number. */
  readonly movers: 'one' | 'any';
  /** Regions added to the effective Level. */
  readonly rangeBonus: number;
  /** Counts in place of the Level, whatever that is; null keeps the Level. */
  readonly levelCountsAs: number | null;
  /** The move may end in a friendly Stronghold under siege. */
  readonly mayEndInSiege: boolean;
  /** Destinations by name, whatever the distance; null for cards without them. */
  readonly destinations: readonly RegionId[] | 'fellowship' | 'unconqueredSauronStrongholds' | null;
  /** One of these must be among the figures. */
  readonly needsFigure: readonly FigureId[] | null;
  readonly afterwards: {
    /** Who must stand there; any Companion where nobody is named. */
    readonly witnesses: readonly FigureId[] | null;
    readonly regions: readonly RegionId[];
    readonly activates: readonly FreePeoplesNation[];
    readonly atWar: readonly FreePeoplesNation[];
  } | null;
}

const PLAIN: Omit<CardRule, 'side' | 'moves'> = {
  movers: 'any',
  rangeBonus: 0,
  levelCountsAs: null,
  mayEndInSiege: false,
  destinations: null,
  needsFigure: null,
  afterwards: null,
};

const NAZGUL_CARD: CardRule = { ...PLAIN, side: 'shadow', moves: 'nazgul' };

/** What each of the 13 Event cards that move characters says of movement (R36–R41). */
export const CARD_RULES: Readonly<Record<CardId, CardRule>> = {
  'i-will-go-alone': { ...PLAIN, side: 'freePeoples', moves: 'separation', movers: 'one', rangeBonus: 1 },
  'there-and-back-again': {
    ...PLAIN,
    side: 'freePeoples',
    moves: 'separation',
    movers: 'one',
    rangeBonus: 1,
    afterwards: {
      witnesses: ['gimli', 'legolas'],
      regions: ['dale', 'erebor', 'woodland-realm'],
      activates: ['dwarves', 'north'],
      atWar: [],
    },
  },
  'gwaihir-the-windlord': {
    ...PLAIN,
    side: 'freePeoples',
    moves: 'either',
    movers: 'one',
    levelCountsAs: 4,
    mayEndInSiege: true,
  },
  'we-prove-the-swifter': {
    ...PLAIN,
    side: 'freePeoples',
    moves: 'either',
    movers: 'one',
    rangeBonus: 2,
    mayEndInSiege: true,
  },
  'the-book-of-mazarbul': {
    ...PLAIN,
    side: 'freePeoples',
    moves: 'companions',
    afterwards: {
      witnesses: null,
      regions: ['erebor', 'ered-luin'],
      activates: ['dwarves'],
      atWar: ['dwarves'],
    },
  },
  'fear-fire-foes': {
    ...PLAIN,
    side: 'freePeoples',
    moves: 'companions',
    afterwards: { witnesses: null, regions: ['bree', 'the-shire'], activates: ['north'], atWar: [] },
  },
  'dead-men-of-dunharrow': {
    ...PLAIN,
    side: 'freePeoples',
    moves: 'placement',
    movers: 'one',
    destinations: ['erech', 'lamedon', 'pelargir'],
    needsFigure: ['strider', 'aragorn'],
  },
  'the-breaking-of-the-fellowship': { ...PLAIN, side: 'shadow', moves: 'placement', destinations: 'fellowship' },
  'nazgul-search': NAZGUL_CARD,
  'the-nazgul-strike': NAZGUL_CARD,
  'the-ringwraiths-are-abroad': NAZGUL_CARD,
  'the-black-captain-commands': NAZGUL_CARD,
  'the-eagles-are-coming': {
    ...PLAIN,
    side: 'freePeoples',
    moves: 'placement',
    destinations: 'unconqueredSauronStrongholds',
  },
};
