// Board facts from outside: everything is checked, every issue is reported with its path, nothing is guessed.
import * as v from 'valibot';
import { failure, isNonEmpty, type Result, success } from '../base/result.ts';
import type { BoardData, RegionAttributes } from './board.ts';

/** What is wrong with board data and where: a JSON pointer such as `/passable/3/1`. */
export interface BoardIssue {
  readonly code:
    | 'wrongShape'
    | 'unknownRegion'
    | 'borderWithItself'
    | 'borderTwice'
    | 'pairNotSorted'
    | 'borderOpenAndImpassable'
    | 'regionWithoutBorder'
    | 'notConnected';
  readonly path: string;
  readonly found: string;
}

const pairSchema = v.strictTuple([v.string(), v.string()]);

const shapeSchema = v.strictObject({
  regions: v.record(v.string(), v.looseObject({})),
  passable: v.array(pairSchema),
  impassable: v.array(pairSchema),
});

function pointer(path: readonly { readonly key: unknown }[] | undefined): string {
  return (path ?? []).map((item) => `/${String(item.key)}`).join('');
}

function borderIssues(data: BoardData<string, RegionAttributes>): BoardIssue[] {
  const issues: BoardIssue[] = [];
  const seen = new Map<string, string>();
  for (const kind of ['passable', 'impassable'] as const) {
    data[kind].forEach(([a, b], at) => {
      const path = `/${kind}/${at}`;
      const found = `${a} | ${b}`;
      [a, b].forEach((id, end) => {
        if (!Object.hasOwn(data.regions, id)) issues.push({ code: 'unknownRegion', path: `${path}/${end}`, found: id });
      });
      if (a === b) issues.push({ code: 'borderWithItself', path, found });
      if (a > b) issues.push({ code: 'pairNotSorted', path, found });
      const key = [a, b].sort().join('|');
      const before = seen.get(key);
      if (before) issues.push({ code: before === kind ? 'borderTwice' : 'borderOpenAndImpassable', path, found });
      seen.set(key, kind);
    });
  }
  return issues;
}

/** Regions that no chain of borders, passable or not, joins with the first. */
function connectionIssues(data: BoardData<string, RegionAttributes>): BoardIssue[] {
  const neighbours = new Map<string, string[]>(Object.keys(data.regions).map((id) => [id, []]));
  for (const [a, b] of [...data.passable, ...data.impassable]) {
    neighbours.get(a)?.push(b);
    neighbours.get(b)?.push(a);
  }
  const reached = new Set(Object.keys(data.regions).slice(0, 1));
  for (const id of reached) for (const next of neighbours.get(id) ?? []) reached.add(next);
  return [...neighbours].flatMap(([id, list]): BoardIssue[] => {
    const path = `/regions/${id}`;
    if (list.length === 0 && neighbours.size > 1) return [{ code: 'regionWithoutBorder', path, found: id }];
    return reached.has(id) ? [] : [{ code: 'notConnected', path, found: id }];
  });
}

/**
 * Checks `{ regions, passable, impassable }`. `attributes` says what each region must carry.
 * The result is what `createBoard` takes; it holds every issue where the data is refused.
 */
export function parseBoard<RegionId extends string, Attributes extends RegionAttributes>(
  data: unknown,
  attributes: v.GenericSchema<unknown, Attributes>,
): Result<BoardData<RegionId, Attributes>, BoardIssue> {
  const shape = v.safeParse(shapeSchema, data);
  const regions = v.safeParse(v.looseObject({ regions: v.record(v.string(), attributes) }), data);
  const shapeIssues = [...(shape.issues ?? []), ...(shape.success ? (regions.issues ?? []) : [])].map(
    (issue): BoardIssue => ({
      code: 'wrongShape',
      path: pointer(issue.path as readonly { key: unknown }[] | undefined),
      found: issue.received,
    }),
  );
  if (isNonEmpty(shapeIssues)) return failure(shapeIssues);
  const checked = data as BoardData<RegionId, Attributes>;
  const issues = [...borderIssues(checked), ...connectionIssues(checked)];
  return isNonEmpty(issues) ? failure(issues) : success(checked);
}
