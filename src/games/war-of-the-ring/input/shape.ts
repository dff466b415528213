// What input from outside should look like. A shape is put together once and can be asked two ways: quickly, whether
// a value fits, and by check-shape.ts, what all is wrong with it.
// valibot judges types and ranges; stray keys are looked for apart, because it reports only the first one of an object.
import * as v from 'valibot';

/** Which keys an object may have: fixed ones, or any of a set of ids, each with the shape of its value. */
export type Keys =
  | { readonly fixed: Readonly<Record<string, Keys | null>> }
  | { readonly ids: ReadonlySet<string>; readonly each: Keys | null }
  | { readonly items: Keys };

export interface Shape {
  readonly schema: v.GenericSchema;
  /** null where nothing below has keys. */
  readonly keys: Keys | null;
  /** Whether nothing at all is wrong. Nearly all input is well-formed, and valibot takes longer to say so. */
  fits(value: unknown): boolean;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const BETWEEN_IDS = '|';

/** A word of a closed list. The list travels in the message, so that near misses can be named. */
export function oneOf(ids: readonly string[]): Shape {
  // valibot's own list looks through all of them each time.
  const known: ReadonlySet<unknown> = new Set(ids);
  const fits = (value: unknown): boolean => known.has(value);
  return { schema: v.custom(fits, ids.join(BETWEEN_IDS)), keys: null, fits };
}

export const anything: Shape = { schema: v.unknown(), keys: null, fits: () => true };

export const yesOrNo: Shape = { schema: v.boolean(), keys: null, fits: (value) => typeof value === 'boolean' };

export function wholeNumber(lowest: number, highest: number): Shape {
  return {
    schema: v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest)),
    keys: null,
    fits: (value) => Number.isInteger(value) && (value as number) >= lowest && (value as number) <= highest,
  };
}

export function orNull({ schema, keys, fits }: Shape): Shape {
  return { schema: v.nullable(schema), keys, fits: (value) => value === null || fits(value) };
}

export function listOf({ schema, keys, fits }: Shape): Shape {
  return {
    schema: v.array(schema),
    keys: keys && { items: keys },
    // `every` would pass over the holes of a list.
    fits: (value) => Array.isArray(value) && value.findIndex((item) => !fits(item)) === -1,
  };
}

/** An object with any of these ids as keys. */
export function byId(ids: readonly string[], { schema, keys, fits }: Shape): Shape {
  const known: ReadonlySet<string> = new Set(ids);
  return {
    schema: v.record(v.string(), schema),
    keys: { ids: known, each: keys },
    fits: (value) => isObject(value) && Object.keys(value).every((key) => known.has(key) && fits(value[key])),
  };
}

/** An object with these parts: all of `required`, any of `optional`. */
export function object(required: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>>): Shape {
  const parts = new Map(Object.entries({ ...required, ...optional }));
  const needed = Object.keys(required);
  const entries = [...parts].map(([key, { schema }]): [string, v.GenericSchema] => [
    key,
    Object.hasOwn(required, key) ? schema : v.optional(schema),
  ]);
  return {
    schema: v.object(Object.fromEntries(entries)),
    keys: { fixed: Object.fromEntries([...parts].map(([key, { keys }]) => [key, keys])) },
    fits: (value) =>
      isObject(value) &&
      needed.every((key) => Object.hasOwn(value, key)) &&
      Object.keys(value).every((key) => parts.get(key)?.fits(value[key]) === true),
  };
}
