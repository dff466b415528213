// The machine interface: JSON in, checked whole, and JSON out. `sendas/query`.
export type { Impossible, InputCode, WarInputIssue } from './games/war-of-the-ring/input/input-issue.ts';
export {
  type Answer,
  answer,
  type DestinationAnswer,
  type DestinationsAnswer,
  type MovesAnswer,
} from './games/war-of-the-ring/query/answer.ts';
export {
  type AnswerLine,
  answerLine,
  type ErrorAnswer,
  type ErrorIssue,
  type Tell,
} from './games/war-of-the-ring/query/answer-line.ts';
export {
  type DestinationsRequestJson,
  type MovesRequestJson,
  parseRequest,
  type Request,
  type RequestJson,
} from './games/war-of-the-ring/query/request.ts';
export { formatPositionJson } from './games/war-of-the-ring/state/format-position.ts';
export type { PositionJson } from './games/war-of-the-ring/state/position-changes.ts';
export { parsePositionJson } from './games/war-of-the-ring/state/position-json.ts';
