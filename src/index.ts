// The library's first entry: the board, positions and the rules of War of the Ring. No DOM, no words, no text to read.
// Beside it stand `notation.ts`, `query.ts` and `explain.ts`, each of them for those who need it.

export type { Result } from './base/result.ts';
export type { Board, BorderKind } from './board/board.ts';
export { board, hasStronghold, settlements, strongholds } from './games/war-of-the-ring/board.ts';
export { CHARACTERS, type Character } from './games/war-of-the-ring/characters.ts';
export type { WarInputIssue } from './games/war-of-the-ring/input/input-issue.ts';
export { naturalAction } from './games/war-of-the-ring/natural-action.ts';
export type { Note, NoteCode, Reason, ReasonCode, SingleReason } from './games/war-of-the-ring/reasons.ts';
export { CARD_RULES, type CardRule } from './games/war-of-the-ring/rules/cards.ts';
export {
  destinations,
  legalRegions,
  rangeOf,
  type WarDestinations,
  type WarVerdict,
} from './games/war-of-the-ring/rules/destinations.ts';
export { countEndPositions } from './games/war-of-the-ring/rules/end-positions.ts';
export { journeyTo, resultsToReach, type Stage } from './games/war-of-the-ring/rules/journey.ts';
export { type Move, type Played, playAction } from './games/war-of-the-ring/rules/play.ts';
export { rulingEffects } from './games/war-of-the-ring/rules/rulings.ts';
export { type Position, START } from './games/war-of-the-ring/state/position.ts';
export { createPosition, type PositionJson } from './games/war-of-the-ring/state/position-changes.ts';
export {
  type Action,
  CARDS,
  type CardId,
  FIGURES,
  type FigureId,
  type MoverFigureId,
  NATIONS,
  type NationId,
  type Place,
  type RegionFacts,
  type RegionId,
  RULINGS,
  type RulingId,
  SIDES,
  type Side,
} from './games/war-of-the-ring/vocabulary.ts';
export type { Destinations, Range, Verdict } from './movement/verdict.ts';
