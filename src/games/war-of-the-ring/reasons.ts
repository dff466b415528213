// Why a move is refused and what a legal move brings with it: codes and facts, never words.
// Codes and facts are those of the machine interface; `CITATIONS` says where each rule stands.
import type { Citation } from '../../movement/message.ts';
import type { CardId, FigureId, MoverFigureId, NationId, RegionId } from './vocabulary.ts';

export const ENTRY_CONDITIONS = [
  'figureOutOfPlay',
  'sauronAtWar',
  'freePeoplesNationAtWar',
  'isengardAtWar',
  'orthancUnconquered',
  'fellowshipOnMordorTrackOrAllFreePeoplesAtWar',
  'gandalfTheGreyGone',
  'minionHasBeenInPlay',
  'striderInGondorPort',
  'striderSettlementUnconquered',
] as const;
export type EntryCondition = (typeof ENTRY_CONDITIONS)[number];

/** Why the mover as a whole may not move this way; the figures concerned are its facts. */
export const MOVER_REFUSALS = [
  'notInPlay',
  'inFellowship',
  'notInFellowship',
  'notTogether',
  'mixedSides',
  'cannotMoveTogether',
  'notMovedByThis',
  'onMordorTrack',
  'cardNeedsFigure',
] as const;
export type MoverRefusalCode = (typeof MOVER_REFUSALS)[number];

/** One sufficient cause: dropping it alone would make the move legal. */
export type SingleReason =
  | { readonly code: 'tooFar'; readonly distance: number; readonly range: number }
  | {
      readonly code: 'impassableBorder';
      readonly between: readonly [RegionId, RegionId];
      /** Length of the legal way in regions, whatever the range; null where there is none. */
      readonly around: number | null;
    }
  | { readonly code: 'mustStop'; readonly at: RegionId }
  | {
      readonly code: 'besiegedFriendlyStronghold';
      readonly region: RegionId;
      readonly how: 'enter' | 'leave' | 'passThrough';
    }
  | { readonly code: 'freePeoplesStronghold'; readonly region: RegionId; readonly how: 'enter' | 'passThrough' }
  | { readonly code: 'neverLeavesOrthanc' | 'levelZero' | 'notAdjacent' | 'notAnEntryRegion' | 'insideMordor' }
  | { readonly code: 'conditionMissing'; readonly condition: EntryCondition }
  | { readonly code: 'cardAllowsOnly'; readonly regions: readonly RegionId[] }
  | { readonly code: MoverRefusalCode; readonly figures: readonly MoverFigureId[] }
  | { readonly code: 'alreadyMoved'; readonly figure: FigureId };

/** A single cause, or several that only together are enough. */
export type Reason = SingleReason | { readonly code: 'joint'; readonly of: readonly SingleReason[] };
export type ReasonCode = Reason['code'];

export type Note =
  | { readonly code: 'mustStop'; readonly at: RegionId }
  | { readonly code: 'activates'; readonly nation: NationId }
  | { readonly code: 'levelCountsAs'; readonly level: number; readonly because: 'shadowfax' | CardId }
  | { readonly code: 'rangeExtended'; readonly by: number; readonly because: CardId }
  | { readonly code: 'byFlight' | 'intoSiege' | 'armyRulesNotJudged' };
export type NoteCode = Note['code'];

const page24 = '24';

/** Where each rule stands. Pages only where the rule list gives them. */
export const CITATIONS: Readonly<Record<Exclude<ReasonCode, 'joint'> | `note.${NoteCode}`, Citation>> = {
  tooFar: { rules: ['R7', 'R8'], page: page24 },
  impassableBorder: { rules: ['R13', 'R21'], page: page24 },
  mustStop: { rules: ['R11'], page: page24 },
  besiegedFriendlyStronghold: { rules: ['R12', 'R19'], page: page24 },
  freePeoplesStronghold: { rules: ['R15', 'R20'], page: '24–25' },
  neverLeavesOrthanc: { rules: ['R17'], page: '24–25' },
  levelZero: { rules: ['R6'], page: page24 },
  notAdjacent: { rules: ['R51'], page: '27' },
  notAnEntryRegion: { rules: ['R1', 'R2'], page: page24 },
  conditionMissing: { rules: ['R1', 'R2'], page: page24 },
  cardAllowsOnly: { rules: ['R38', 'R39', 'R41'], page: null },
  notInPlay: { rules: ['R1', 'R2'], page: page24 },
  inFellowship: { rules: ['R4'], page: page24 },
  notInFellowship: { rules: ['R34'], page: '39' },
  notTogether: { rules: ['R8', 'R25'], page: page24 },
  mixedSides: { rules: ['R4', 'R5'], page: page24 },
  cannotMoveTogether: { rules: ['R14', 'R18'], page: '24–25' },
  notMovedByThis: { rules: ['R3'], page: page24 },
  onMordorTrack: { rules: ['R34', 'R39'], page: '43' },
  cardNeedsFigure: { rules: ['R38'], page: null },
  alreadyMoved: { rules: ['R23'], page: '27' },
  insideMordor: { rules: ['R56'], page: null },
  'note.mustStop': { rules: ['R11', 'R28'], page: page24 },
  'note.activates': { rules: ['R48', 'R49'], page: '34' },
  'note.levelCountsAs': { rules: ['R36', 'R42'], page: null },
  'note.rangeExtended': { rules: ['R36'], page: null },
  'note.byFlight': { rules: ['R14'], page: '24–25' },
  'note.intoSiege': { rules: ['R12', 'R33'], page: null },
  'note.armyRulesNotJudged': { rules: ['R51'], page: '27' },
};
