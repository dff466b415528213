// Which of several sufficient causes teaches most: the rule that shuts the way there is, then black borders and length.
import type { SingleReason } from '../reasons.ts';
import type { RegionId } from '../vocabulary.ts';

/** A shortcut over the mountains is worth telling before the length only if it lies before the mover's feet. */
function rank(reason: SingleReason, origin: RegionId, region: RegionId): number {
  switch (reason.code) {
    case 'impassableBorder': {
      const isDirect = reason.between.includes(origin) && reason.between.includes(region);
      return isDirect ? 2 : 4;
    }
    case 'mustStop':
      return 1;
    case 'tooFar':
    case 'notAdjacent':
      return 3;
    default:
      return 0;
  }
}

/** Stable: equal ranks keep the order in which the search met them, nearest first. */
export function instructiveFirst(
  reasons: readonly SingleReason[],
  origin: RegionId,
  region: RegionId,
): readonly SingleReason[] {
  if (reasons.length === 1) return reasons;
  return [...reasons].sort((a, b) => rank(a, origin, region) - rank(b, origin, region));
}
