// The library: the board, the rules of War of the Ring and their machine interface. No DOM, no words.

export type { Result } from './base/result.ts';
export type { Board, BorderKind } from './board/board.ts';
export type { RegionFacts } from './games/war-of-the-ring/board.ts';
export { board, hasStronghold, settlements, strongholds } from './games/war-of-the-ring/board.ts';
export { CHARACTERS, type Character } from './games/war-of-the-ring/characters.ts';
export { explain, explainNote, explainReason } from './games/war-of-the-ring/explain.ts';
export type { WarInputIssue } from './games/war-of-the-ring/input/input-issue.ts';
export {
  type Answer,
  answer,
  type DestinationsAnswer,
  type MovesAnswer,
} from './games/war-of-the-ring/query/answer.ts';
export { parseRequest, type Request, type RequestJson } from './games/war-of-the-ring/query/request.ts';
export type { Note, NoteCode, Reason, ReasonCode, SingleReason } from './games/war-of-the-ring/reasons.ts';
export { CARD_RULES, type CardRule } from './games/war-of-the-ring/rules/cards.ts';
export {
  destinations,
  legalRegions,
  rangeOf,
  type WarDestinations,
  type WarVerdict,
} from './games/war-of-the-ring/rules/destinations.ts';
export { type Move, type Played, playAction } from './games/war-of-the-ring/rules/play.ts';
export { rulingEffects } from './games/war-of-the-ring/rules/rulings.ts';
export { formatPositionJson } from './games/war-of-the-ring/state/format-position.ts';
export { formatNotation, parseNotation } from './games/war-of-the-ring/state/notation.ts';
export { type Position, START } from './games/war-of-the-ring/state/position.ts';
export { type PositionJson, parsePositionJson } from './games/war-of-the-ring/state/position-json.ts';
export {
  type Action,
  CARDS,
  type CardId,
  FIGURES,
  type FigureId,
  NATIONS,
  type NationId,
  type Place,
  type RegionId,
  RULINGS,
  type RulingId,
  type Side,
} from './games/war-of-the-ring/vocabulary.ts';
export type { Citation, Fact, Message } from './movement/message.ts';
export type { Destinations, Range, Verdict } from './movement/verdict.ts';
