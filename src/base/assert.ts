/**
 * Stops on a broken invariant: a mistake of the program, never of its user.
 * Say in `message` what was got, what was expected, and what to call instead.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** The value, or a thrown error where the program took for granted that there is one. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  invariant(value !== null && value !== undefined, `${what}: expected a value, got ${String(value)}`);
  return value;
}
