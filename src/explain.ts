// Verdicts as messages, for those who show them to people: `sendas/explain`.

export { explain, explainNote, explainReason } from './games/war-of-the-ring/explain.ts';
export { explainAction, explainMove } from './games/war-of-the-ring/explain-action.ts';
export type { Citation, Fact, Message } from './movement/message.ts';
