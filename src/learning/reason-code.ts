// The codes by which a lesson names what the rules say.
import type { Message } from '../movement/message.ts';

/** The answer of a `judge` goal that the move is allowed. */
export const LEGAL = 'legal';

/** Whether a refusal has that code: `mustStop`, or one of its kinds such as `besiegedFriendlyStronghold.enter`. */
export function hasCode({ key, parts }: Message, code: string): boolean {
  const named = key.slice(key.indexOf('.') + 1);
  return named === code || named.startsWith(`${code}.`) || parts.some((part) => hasCode(part, code));
}
