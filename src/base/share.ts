// One answer for all who ask for the same thing that takes time.

/**
 * Who asks while it is under way, or later, gets what the first one asked for; where it failed, whoever asks next tries
 * again.
 */
export function shared<Asked extends readonly unknown[], Value>(
  ask: (...asked: Asked) => Promise<Value>,
): (...asked: Asked) => Promise<Value> {
  let answer: Promise<Value> | null = null;
  return (...asked) => {
    answer ??= ask(...asked).catch((error: unknown) => {
      answer = null;
      throw error;
    });
    return answer;
  };
}
