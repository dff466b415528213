// Figures that are carried over the map: a drop is the same as choosing them and tapping the region. Fetched later.
import { listenToDrag } from '../view/drag.ts';
import type { Action } from './state/action.ts';
import type { AppState } from './state/app-state.ts';
import type { Store } from './state/store.ts';

/** `byHand` does what a hand on the map does, under which the map stays where it is. Returns what stops it. */
export function startDragging<Position>(
  map: HTMLElement,
  { state }: Pick<Store<Position>, 'state'>,
  byHand: (action: Action<Position>) => void,
): () => void {
  let before: AppState<Position> | null = null;

  /** As if nobody had touched them. */
  function putBack(): void {
    const { selected = [], region = null } = before ?? {};
    byHand(selected.length > 0 ? { type: 'choose', figures: selected } : { type: 'release' });
    if (region !== null) byHand({ type: 'look', region });
  }
  return listenToDrag(map, {
    onLift(figure) {
      before = state.peek();
      // Who is chosen already takes the others of the group along.
      if (!before.selected.includes(figure)) byHand({ type: 'choose', figures: [figure] });
    },
    onOver: (region) => byHand({ type: 'point', region }),
    onDrop(region, from) {
      if (region === from) putBack();
      else byHand(state.peek().tab === 'setup' ? { type: 'place', place: region } : { type: 'move', to: region });
    },
    onCancel: putBack,
  });
}
