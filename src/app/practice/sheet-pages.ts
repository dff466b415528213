// Which exercises share a page: two fill one, a tall one beside a low one, their maps a little smaller where need be.

/** In any unit of length, as long as all are of the same. */
export interface Measured {
  /** Of the exercise as a whole. */
  readonly height: number;
  /** Of its map, which may become smaller. */
  readonly map: number;
}

export interface Placed {
  /** Its place in the order given. */
  readonly at: number;
  /** Of its map. */
  readonly map: number;
}

/** A map that became smaller than this could not be read. */
const SMALLEST_SHARE = 0.75;

/**
 * The tallest goes with the lowest; the lowest two come first, other pages in the order given. `rooms`: what the first page
 * holds, and any other. Two that do not fit even so keep the size of their maps, and the printer parts them.
 */
export function sheetPages(
  exercises: readonly Measured[],
  rooms: { readonly first: number; readonly other: number },
): readonly (readonly Placed[])[] {
  const byHeight = exercises
    .map((_, at) => at)
    .sort((a, b) => heightAt(exercises, b) - heightAt(exercises, a) || a - b);
  const pairs: (readonly number[])[] = [];
  for (let [tall, low] = [0, byHeight.length - 1]; tall <= low; tall++, low--) {
    pairs.push([...new Set([byHeight[tall] ?? 0, byHeight[low] ?? 0])].sort((a, b) => a - b));
  }
  const lowest = Math.min(
    ...pairs.map((pair) => (pair.length < 2 ? Number.POSITIVE_INFINITY : sumAt(exercises, pair))),
  );
  // The head of the sheet takes of the first page; one that stands alone has the last to itself.
  const rank = (pair: readonly number[]): number =>
    pair.length < 2 ? exercises.length : sumAt(exercises, pair) === lowest ? -1 : (pair[0] ?? 0);
  const ordered = pairs.sort((a, b) => rank(a) - rank(b));
  return ordered.map((pair, page) => fitted(exercises, pair, page === 0 ? rooms.first : rooms.other));
}

function fitted(exercises: readonly Measured[], pair: readonly number[], room: number): readonly Placed[] {
  const maps = pair.reduce((total, at) => total + (exercises[at]?.map ?? 0), 0);
  const share = maps === 0 ? 1 : Math.min(1, 1 - (sumAt(exercises, pair) - room) / maps);
  return pair.map((at) => ({ at, map: (exercises[at]?.map ?? 0) * (share < SMALLEST_SHARE ? 1 : share) }));
}

function sumAt(exercises: readonly Measured[], pair: readonly number[]): number {
  return pair.reduce((total, at) => total + heightAt(exercises, at), 0);
}

function heightAt(exercises: readonly Measured[], at: number): number {
  return exercises[at]?.height ?? 0;
}
