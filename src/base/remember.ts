/**
 * The function with its last result kept: asked again with the very same arguments, it gives the very same result.
 * For pure functions only, whose arguments never change in place.
 */
export function rememberLast<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | null = null;
  return (...args) => {
    if (last === null || args.some((arg, index) => !Object.is(arg, last?.args[index]))) {
      last = { args, result: compute(...args) };
    }
    return last.result;
  };
}

/** The function with all its results kept, one for each key. */
export function rememberEach<Arg, Result>(
  compute: (arg: Arg) => Result,
  keyOf: (arg: Arg) => string,
): (arg: Arg) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (arg) => {
    const key = keyOf(arg);
    const known = results.get(key);
    if (known) return known.result;
    const result = compute(arg);
    results.set(key, { result });
    return result;
  };
}
