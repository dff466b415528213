// The codes by which a lesson names what the rules say.
import type { Message } from '../movement/message.ts';

/** The answer of a `judge` goal that the move is allowed. */
export const LEGAL = 'legal';

/** The code that tells a refusal from all others: `mustStop`, `besiegedFriendlyStronghold.enter`. */
export function codeOf({ key }: Message): string {
  return key.slice(key.indexOf('.') + 1);
}

/** Whether a refusal has that code, or is one of its kinds: `besiegedFriendlyStronghold` has several. */
export function hasCode(message: Message, code: string): boolean {
  const named = codeOf(message);
  return named === code || named.startsWith(`${code}.`) || message.parts.some((part) => hasCode(part, code));
}
