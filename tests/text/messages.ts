// One message for every key that the game's codes can give, with facts as the rules would give them.
import {
  ENTRY_CONDITIONS,
  type EntryCondition,
  MOVER_REFUSALS,
  type MoverRefusalCode,
  type NoteCode,
  type ReasonCode,
} from '../../src/games/war-of-the-ring/reasons.ts';
import type { Fact, Message } from '../../src/movement/message.ts';

type Facts = Readonly<Record<string, Fact>>;

const region = (id: string): Fact => ({ kind: 'region', id });
const number = (value: number): Fact => ({ kind: 'number', value });
const side = (id: string): Fact => ({ kind: 'side', id });
const card = (id: string): Fact => ({ kind: 'card', id });
const figures = (...ids: readonly string[]): Fact => ({ kind: 'figures', ids });

export function message(key: string, facts: Facts = {}, count?: number): Message {
  return { key, facts, citation: null, parts: [], ...(count === undefined ? {} : { count }) };
}

const moria: Facts = { region: region('moria'), side: side('shadow') };
const border: Facts = { a: region('high-pass'), b: region('eagles-eyrie') };

const REASONS: Readonly<Record<Exclude<ReasonCode, MoverRefusalCode | 'conditionMissing'>, readonly Message[]>> = {
  tooFar: [1, 5].map((distance) =>
    message('reasons.tooFar', { distance: number(distance), range: number(0) }, distance),
  ),
  impassableBorder: [
    ...[1, 4].map((around) => message('reasons.impassableBorder', { ...border, around: number(around) }, around)),
    message('reasons.impassableBorderNoWay', border),
  ],
  mustStop: [message('reasons.mustStop', { at: region('dol-guldur') })],
  besiegedFriendlyStronghold: ['enter', 'leave', 'passThrough'].map((how) =>
    message(`reasons.besiegedFriendlyStronghold.${how}`, moria),
  ),
  freePeoplesStronghold: ['enter', 'passThrough'].map((how) =>
    message(`reasons.freePeoplesStronghold.${how}`, { region: region('helms-deep') }),
  ),
  neverLeavesOrthanc: [message('reasons.neverLeavesOrthanc')],
  levelZero: [['gollum'], ['gollum', 'saruman']].map((ids) =>
    message('reasons.levelZero', { figures: figures(...ids) }),
  ),
  notAdjacent: [message('reasons.notAdjacent')],
  notAnEntryRegion: [message('reasons.notAnEntryRegion')],
  insideMordor: [message('reasons.insideMordor')],
  cardAllowsOnly: [[], ['rivendell'], ['erech', 'lamedon', 'pelargir']].map((ids) =>
    message('reasons.cardAllowsOnly', { regions: { kind: 'regions', ids } }),
  ),
  alreadyMoved: [message('reasons.alreadyMoved', { figure: { kind: 'figure', id: 'nazgul-3' } })],
  joint: [message('reasons.joint')],
};

const CONDITIONS = ENTRY_CONDITIONS.map((condition: EntryCondition) =>
  message(`reasons.conditionMissing.${condition}`),
);

const REFUSALS = MOVER_REFUSALS.flatMap((code) =>
  [figures('boromir'), figures('witch-king', 'nazgul-1')].map((who) => message(`reasons.${code}`, { figures: who })),
);

const NOTES: Readonly<Record<NoteCode, readonly Message[]>> = {
  mustStop: [message('notes.mustStop', { at: region('mount-gundabad') })],
  activates: [message('notes.activates', { nation: { kind: 'nation', id: 'dwarves' } })],
  levelCountsAs: [
    message('notes.levelCountsAs.shadowfax', { level: number(4) }),
    message('notes.levelCountsAs.card', { level: number(4), card: card('gwaihir-the-windlord') }),
  ],
  rangeExtended: [message('notes.rangeExtended', { by: number(2), card: card('we-prove-the-swifter') })],
  byFlight: [message('notes.byFlight')],
  intoSiege: [message('notes.intoSiege')],
  armyRulesNotJudged: [message('notes.armyRulesNotJudged')],
};

export const ALL_MESSAGES: readonly Message[] = [
  ...Object.values(REASONS).flat(),
  ...CONDITIONS,
  ...REFUSALS,
  ...Object.values(NOTES).flat(),
];
