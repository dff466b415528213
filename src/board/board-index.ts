// The region graph as numbers, for searches: derived once per board, never edited.
import type { AbstractGraph } from 'graphology-types';
import type { BorderAttributes, BorderKind, RegionAttributes } from './board.ts';
import { Workspace } from './workspace.ts';

/** Neighbours of all regions in one flat array: those of region `n` stand from `offsets[n]` up to `offsets[n + 1]`. */
export interface Adjacency {
  readonly offsets: Int32Array;
  readonly targets: Int32Array;
  of(region: number): Int32Array;
}

export interface BoardIndex<RegionId extends string = string> {
  readonly size: number;
  readonly ids: readonly RegionId[];
  /** Throws for an id that is not on the board. */
  number(id: RegionId): number;
  readonly passable: Adjacency;
  readonly impassable: Adjacency;
  /** Where a search on this board leaves what it found; belongs to reach.ts. */
  readonly workspace: Workspace;
}

type BoardGraph = AbstractGraph<RegionAttributes, BorderAttributes>;

function adjacency(ids: readonly string[], numberOf: (id: string) => number, graph: BoardGraph, kind: BorderKind) {
  const lists = ids.map((id) => {
    const list: number[] = [];
    graph.forEachEdge(id, (_edge, attributes, source, target) => {
      if (attributes.kind === kind) list.push(numberOf(source === id ? target : source));
    });
    return list.sort((a, b) => a - b);
  });
  const offsets = new Int32Array(ids.length + 1);
  lists.forEach((list, region) => {
    offsets[region + 1] = (offsets[region] ?? 0) + list.length;
  });
  const targets = Int32Array.from(lists.flat());
  return { offsets, targets, of: (region: number) => targets.subarray(offsets[region], offsets[region + 1]) };
}

export function buildIndex<RegionId extends string>(ids: readonly RegionId[], graph: BoardGraph): BoardIndex<RegionId> {
  const numbers = new Map<string, number>(ids.map((id, number) => [id, number]));
  const numberOf = (id: string): number => {
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`region '${id}' is not on this board; ask board.has(id) first`);
    return number;
  };
  return {
    size: ids.length,
    ids,
    number: numberOf,
    passable: adjacency(ids, numberOf, graph, 'passable'),
    impassable: adjacency(ids, numberOf, graph, 'impassable'),
    workspace: new Workspace(ids.length),
  };
}
