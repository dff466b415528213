// The region graph of any game. graphology holds and validates it; the rules see only this narrow interface.
import { UndirectedGraph } from 'graphology';
import { type BoardIndex, buildIndex } from './board-index.ts';

/** A passable border may be crossed on foot; an impassable one, black on the board, never (R13). */
export type BorderKind = 'passable' | 'impassable';

/** What the graph carries: facts of each region, the kind of each border. */
export type RegionAttributes = Readonly<Record<string, unknown>>;
export interface BorderAttributes {
  readonly kind: BorderKind;
}

export interface BoardData<RegionId extends string, Attributes extends RegionAttributes> {
  readonly regions: Readonly<Record<RegionId, Attributes>>;
  readonly passable: readonly (readonly [RegionId, RegionId])[];
  readonly impassable: readonly (readonly [RegionId, RegionId])[];
}

/** A board read-only: regions by id, and which of them touch. `Attributes` are the facts of a region. */
export interface Board<RegionId extends string = string, Attributes extends RegionAttributes = RegionAttributes> {
  /** In alphabetical order. */
  readonly regionIds: readonly RegionId[];
  has(id: string): id is RegionId;
  region(id: RegionId): Attributes;
  /** Regions across a passable border, in alphabetical order. */
  neighbours(id: RegionId): readonly RegionId[];
  /** Regions across a border that may never be crossed on foot. */
  impassableNeighbours(id: RegionId): readonly RegionId[];
  /** null where the two do not touch. */
  border(a: RegionId, b: RegionId): BorderKind | null;
  /** @internal The compact form for searches, derived once from the graph. */
  readonly index: BoardIndex<RegionId>;
  /** A copy of the graph, for graphology's other algorithms. */
  toGraph(): UndirectedGraph<Attributes, BorderAttributes>;
}

/**
 * Builds a board from facts already checked by `parseBoard`.
 * Throws on an unknown end, a border with itself and a border given twice: graphology's own checks.
 */
export function createBoard<RegionId extends string, Attributes extends RegionAttributes>(
  data: BoardData<RegionId, Attributes>,
): Board<RegionId, Attributes> {
  const graph = new UndirectedGraph<Attributes, BorderAttributes>({ allowSelfLoops: false });
  const regionIds = (Object.keys(data.regions) as RegionId[]).sort();
  for (const id of regionIds) graph.addNode(id, data.regions[id]);
  for (const [a, b] of data.passable) graph.addEdge(a, b, { kind: 'passable' });
  for (const [a, b] of data.impassable) graph.addEdge(a, b, { kind: 'impassable' });

  const attributes = new Map(regionIds.map((id) => [id, graph.getNodeAttributes(id)]));
  const index = buildIndex<RegionId>(regionIds, graph);
  const idsOf = (numbers: Iterable<number>): readonly RegionId[] =>
    Array.from(numbers, (number) => index.ids[number] as RegionId);

  return {
    regionIds,
    has: (id): id is RegionId => attributes.has(id as RegionId),
    region: (id) => {
      const found = attributes.get(id);
      if (found === undefined) throw new Error(`region '${id}' is not on this board; ask board.has(id) first`);
      return found;
    },
    neighbours: (id) => idsOf(index.passable.of(index.number(id))),
    impassableNeighbours: (id) => idsOf(index.impassable.of(index.number(id))),
    border: (a, b) => (graph.hasEdge(a, b) ? graph.getEdgeAttribute(a, b, 'kind') : null),
    index,
    toGraph: () => graph.copy() as UndirectedGraph<Attributes, BorderAttributes>,
  };
}
