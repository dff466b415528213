// Room for one search at a time on one board, kept with the board so that a search touches only what it reaches.

export class Workspace {
  /** The round in which a region was last reached. */
  readonly seen: Int32Array;
  readonly regions: Int32Array;
  readonly distances: Int32Array;
  readonly parents: Int32Array;
  private round = 0;

  constructor(size: number) {
    this.seen = new Int32Array(size);
    this.regions = new Int32Array(size);
    this.distances = new Int32Array(size);
    this.parents = new Int32Array(size);
  }

  /** A number that no entry of `seen` holds yet. */
  nextRound(): number {
    if (this.round === 0x7fffffff) {
      this.seen.fill(0);
      this.round = 0;
    }
    this.round += 1;
    return this.round;
  }
}
