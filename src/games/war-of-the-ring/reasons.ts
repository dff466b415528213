// Why a move is refused and what a legal move brings with it: codes and facts, never words.
// Codes and facts are those of the machine interface; citations.ts says where each rule stands.
import type { CardId, MoverFigureId, NationId, RegionId } from './vocabulary.ts';

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
  | { readonly code: 'alreadyMoved'; readonly figure: MoverFigureId };

/** A single cause, or several that only together are enough. */
export type Reason = SingleReason | { readonly code: 'joint'; readonly of: readonly SingleReason[] };
/** The code of a reason. */
export type ReasonCode = Reason['code'];

/** What a legal move brings with it. Levels and additions are in regions. */
export type Note =
  | { readonly code: 'mustStop'; readonly at: RegionId }
  | { readonly code: 'activates'; readonly nation: NationId }
  | { readonly code: 'levelCountsAs'; readonly level: number; readonly because: 'shadowfax' | CardId }
  | { readonly code: 'rangeExtended'; readonly by: number; readonly because: CardId }
  | { readonly code: 'byFlight' | 'intoSiege' | 'armyRulesNotJudged' };
/** The code of a note. */
export type NoteCode = Note['code'];
