// The address follows the picture. A page that was left before that comes back to an address a step behind its game.
import { formatFragment, readAddress } from './address.ts';
import { readTab } from './kept-head.ts';
import type { Shelves } from './shelf.ts';

/** Whether the tab comes back to an address of its own, as by a reload, rather than by a link. */
export function comesBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/** Brings the address of a tab that comes back to what the tab saved last. */
export function catchUp(shelves: Shelves): void {
  const { saved, held } = readTab(shelves);
  const url = new URL(window.location.href);
  if (saved === null || held === null || held !== readAddress(url.href).notation) return;
  url.hash = formatFragment(saved, []);
  window.history.replaceState(null, '', url.href);
}
