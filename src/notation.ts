// Positions and actions as one line of text: `sendas/notation`.
export {
  formatAction,
  type NotedAction,
  type NotedMove,
  parseAction,
} from './games/war-of-the-ring/state/action-notation.ts';
export { formatNotation, parseNotation } from './games/war-of-the-ring/state/notation.ts';
