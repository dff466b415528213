// Every reason and note that the rules can give, with facts as they would give them, and the messages made of them.
import { explainNote, explainReason } from '../../src/games/war-of-the-ring/explain.ts';
import {
  ENTRY_CONDITIONS,
  MOVER_REFUSALS,
  type MoverRefusalCode,
  type Note,
  type NoteCode,
  type Reason,
  type ReasonCode,
} from '../../src/games/war-of-the-ring/reasons.ts';
import type { MoverFigureId } from '../../src/games/war-of-the-ring/vocabulary.ts';
import type { Message } from '../../src/movement/message.ts';

const REASONS: Readonly<Record<Exclude<ReasonCode, MoverRefusalCode>, readonly Reason[]>> = {
  tooFar: [
    { code: 'tooFar', distance: 1, range: 0 },
    { code: 'tooFar', distance: 5, range: 3 },
  ],
  impassableBorder: [
    { code: 'impassableBorder', between: ['high-pass', 'eagles-eyrie'], around: 4 },
    { code: 'impassableBorder', between: ['high-pass', 'eagles-eyrie'], around: 1 },
    { code: 'impassableBorder', between: ['high-pass', 'eagles-eyrie'], around: null },
  ],
  mustStop: [{ code: 'mustStop', at: 'dol-guldur' }],
  besiegedFriendlyStronghold: [
    { code: 'besiegedFriendlyStronghold', region: 'helms-deep', how: 'enter' },
    { code: 'besiegedFriendlyStronghold', region: 'helms-deep', how: 'leave' },
    { code: 'besiegedFriendlyStronghold', region: 'helms-deep', how: 'passThrough' },
  ],
  freePeoplesStronghold: [
    { code: 'freePeoplesStronghold', region: 'woodland-realm', how: 'enter' },
    { code: 'freePeoplesStronghold', region: 'woodland-realm', how: 'passThrough' },
  ],
  neverLeavesOrthanc: [{ code: 'neverLeavesOrthanc' }],
  levelZero: [{ code: 'levelZero' }],
  notAdjacent: [{ code: 'notAdjacent' }],
  notAnEntryRegion: [{ code: 'notAnEntryRegion' }],
  insideMordor: [{ code: 'insideMordor' }],
  conditionMissing: ENTRY_CONDITIONS.map((condition) => ({ code: 'conditionMissing', condition })),
  cardAllowsOnly: [
    { code: 'cardAllowsOnly', regions: [] },
    { code: 'cardAllowsOnly', regions: ['rivendell'] },
    { code: 'cardAllowsOnly', regions: ['erech', 'lamedon', 'pelargir'] },
  ],
  alreadyMoved: [{ code: 'alreadyMoved', figure: 'nazgul-3' }],
  joint: [
    {
      code: 'joint',
      of: [
        { code: 'mustStop', at: 'moria' },
        { code: 'tooFar', distance: 4, range: 3 },
      ],
    },
  ],
};

const REFUSALS: readonly Reason[] = MOVER_REFUSALS.flatMap((code) => [
  { code, figures: ['boromir'] },
  { code, figures: ['witch-king', 'nazgul-1', 'nazgul-2'] },
]);

const NOTES: Readonly<Record<NoteCode, readonly Note[]>> = {
  mustStop: [{ code: 'mustStop', at: 'mount-gundabad' }],
  activates: [{ code: 'activates', nation: 'dwarves' }],
  levelCountsAs: [
    { code: 'levelCountsAs', level: 4, because: 'shadowfax' },
    { code: 'levelCountsAs', level: 4, because: 'gwaihir-the-windlord' },
  ],
  rangeExtended: [{ code: 'rangeExtended', by: 2, because: 'we-prove-the-swifter' }],
  byFlight: [{ code: 'byFlight' }],
  intoSiege: [{ code: 'intoSiege' }],
  armyRulesNotJudged: [{ code: 'armyRulesNotJudged' }],
};

export function reasonMessage(reason: Reason, figures: readonly MoverFigureId[] = ['boromir']): Message {
  return explainReason(reason, { type: 'characterDie' }, figures);
}

export const ALL_MESSAGES: readonly Message[] = [
  ...[...Object.values(REASONS).flat(), ...REFUSALS].flatMap((reason) => [
    reasonMessage(reason),
    reasonMessage(reason, ['gollum', 'saruman']),
  ]),
  ...Object.values(NOTES)
    .flat()
    .map((note) => explainNote(note)),
];
