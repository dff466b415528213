/** Input from outside either becomes a value or is refused with all its issues at once. */
export type Result<Value, Issue> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly [Issue, ...Issue[]] };

export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function failure<Issue>(issues: readonly [Issue, ...Issue[]]): {
  readonly ok: false;
  readonly issues: readonly [Issue, ...Issue[]];
} {
  return { ok: false, issues };
}

/** Tells a list with at least one entry from an empty one, for types that forbid empty lists. */
export function isNonEmpty<Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] {
  return items.length > 0;
}
