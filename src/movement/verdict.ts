// The answer that every game gives for every region of its board. No rules here.

/** What the rules say of one region for one mover. A refusal without a reason does not compile. */
export type Verdict<RegionId extends string, Reason, Note> =
  | {
      readonly legal: true;
      /** Regions entered on a shortest legal route; null for flight and for being placed. */
      readonly distance: number | null;
      /** Origin first, this region last; null where the figures do not walk. */
      readonly route: readonly RegionId[] | null;
      readonly notes: readonly Note[];
    }
  | {
      readonly legal: false;
      /** Each is sufficient: dropping that rule alone would make the move legal. Most instructive first. */
      readonly reasons: readonly [Reason, ...Reason[]];
    };

/** How far the mover may go: a number of regions, anywhere, or null where distance is not a question. */
export type Range = number | 'unlimited' | null;

/** Every region judged for one mover. */
export interface Destinations<RegionId extends string, Reason, Note> {
  /** Where the mover stands; null where it stands nowhere or in several places. */
  readonly origin: RegionId | null;
  readonly range: Range;
  /** Every region of the board but the origin. */
  readonly verdicts: ReadonlyMap<RegionId, Verdict<RegionId, Reason, Note>>;
  readonly stay: { readonly legal: boolean; readonly notes: readonly Note[] };
}
