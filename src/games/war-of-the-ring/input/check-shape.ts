// Everything that is wrong with the shape of JSON from outside: every stray key and every wrong type, all at once.
import * as v from 'valibot';
import { inputIssue, step, type WarInputIssue } from './input-issue.ts';
import { BETWEEN_IDS, isObject, type Keys, type Shape } from './shape.ts';
import { type UnknownIds, unknownIds } from './unknown-id.ts';

function strayKeys(value: unknown, keys: Keys | null, path: string, unknownId: UnknownIds): WarInputIssue[] {
  if (keys === null) return [];
  if ('items' in keys) {
    return Array.isArray(value)
      ? value.flatMap((item, at) => strayKeys(item, keys.items, step(path, at), unknownId))
      : [];
  }
  // valibot takes a list for an object without keys.
  if (!isObject(value)) return Array.isArray(value) ? [inputIssue('wrongType', path)] : [];
  return Object.keys(value).flatMap((key) => {
    const inner = 'ids' in keys ? keys.each : (keys.fixed[key] ?? null);
    const isKnown = 'ids' in keys ? keys.ids.has(key) : Object.hasOwn(keys.fixed, key);
    // Most keys are well known and have nothing below them: no place is spelled out for those.
    if (isKnown && inner === null) return [];
    const at = step(path, key);
    if (isKnown) return strayKeys(value[key], inner, at, unknownId);
    return 'ids' in keys ? unknownId(at, key, () => [...keys.ids]) : inputIssue('unknownKey', at);
  });
}

function issueFrom(issue: v.BaseIssue<unknown>, root: string, unknownId: UnknownIds): WarInputIssue {
  const path = (issue.path ?? []).reduce(
    (at, item) => step(at, typeof item.key === 'number' ? item.key : String(item.key)),
    root,
  );
  if (issue.type === 'custom' && typeof issue.input === 'string') {
    return unknownId(path, issue.input, () => issue.message.split(BETWEEN_IDS));
  }
  return inputIssue(issue.kind === 'validation' ? 'outOfRange' : 'wrongType', path);
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The path of the outermost list at or around a part; null where it stands in none. */
function listAround(value: unknown, path: string, root: string): string | null {
  let at = root;
  let holder = value;
  for (const key of path.slice(root.length + 1).split('/')) {
    if (Array.isArray(holder)) return at;
    at = `${at}/${key}`;
    holder = isObject(holder) ? holder[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  return Array.isArray(holder) ? at : null;
}

/** The paths to leave out. Of a list it is all of it: the places of the others in it must not shift. */
function faultyParts(value: unknown, issues: readonly WarInputIssue[], root: string): ReadonlySet<string> {
  const listByParent = new Map<string, string | null>();
  const faulty = new Set<string>();
  for (const { path } of issues) {
    const parent = path.length > root.length ? parentOf(path) : path;
    const known = listByParent.get(parent);
    const list = known === undefined ? listAround(value, parent, root) : known;
    listByParent.set(parent, list);
    faulty.add(list ?? path);
  }
  return faulty;
}

/** A copy without the parts that issues point at, so that the rest can still be looked at for more of them. */
function withoutFaults(value: unknown, issues: readonly WarInputIssue[], root: string): unknown {
  const faulty = faultyParts(value, issues, root);
  const holders = new Set<string>();
  for (const path of faulty) {
    let at = path;
    while (at.length > root.length) {
      at = parentOf(at);
      if (holders.has(at)) break;
      holders.add(at);
    }
  }
  const copy = (part: unknown, path: string): unknown => {
    if (!isObject(part) || !holders.has(path)) return part;
    const kept = Object.entries(part).filter(([key]) => !faulty.has(step(path, key)));
    return Object.fromEntries(kept.map(([key, inner]) => [key, copy(inner, step(path, key))]));
  };
  return copy(value, root);
}

function isInside(path: string, lists: ReadonlySet<string>): boolean {
  if (lists.size === 0) return false;
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    if (lists.has(path.slice(0, end))) return true;
  }
  return lists.has('') && path !== '';
}

/** One issue for each thing that is wrong with one part. */
function withoutRepeats(issues: readonly WarInputIssue[]): WarInputIssue[] {
  const pathsByCode = new Map<string, Set<string>>();
  return issues.filter(({ code, path }) => {
    const paths = pathsByCode.get(code) ?? new Set();
    pathsByCode.set(code, paths);
    const isNew = !paths.has(path);
    paths.add(path);
    return isNew;
  });
}

/** What was read, whole or in part, and everything that is wrong with it. */
export interface Checked {
  /** Without the faulty parts; null where nothing can be made of it. */
  readonly value: unknown;
  readonly issues: readonly WarInputIssue[];
}

/** Stray keys, wrong types and numbers out of range, all of them; `root` is where `value` stands in the input. */
export function checkShape({ schema, keys, fits }: Shape, value: unknown, root: string): Checked {
  if (fits(value)) return { value, issues: [] };
  const unknownId = unknownIds();
  const strays = strayKeys(value, keys, root, unknownId);
  const lists = new Set(strays.filter(({ code }) => code === 'wrongType').map(({ path }) => path));
  const faults = (v.safeParse(schema, value).issues ?? [])
    .map((issue) => issueFrom(issue, root, unknownId))
    .filter(({ path }) => !isInside(path, lists));
  const issues = withoutRepeats([...strays, ...faults]);
  const rest = v.safeParse(schema, withoutFaults(value, issues, root));
  return { value: rest.success ? rest.output : null, issues };
}
