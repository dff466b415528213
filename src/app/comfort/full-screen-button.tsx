// The button among those on the map, for screens that are wide enough to be looked at from afar.
import type { JSX } from 'preact';
import { usePage } from '../panels/page-context.ts';
import type { FullScreen } from './full-screen.ts';

const OUTWARDS = 'M14 10l5.5-5.5M14.5 4.5h5v5M10 14l-5.5 5.5M9.5 19.5h-5v-5';
const INWARDS = 'M19.5 4.5L14 10M14 5v5h5M4.5 19.5L10 14M10 19v-5H5';

export function createFullScreenButton({ on, toggle }: FullScreen): () => JSX.Element {
  return function FullScreenButton() {
    const { ui } = usePage();
    const label = ui(on.value ? 'comfort.leaveFullScreen' : 'comfort.fullScreen');
    return (
      <button type="button" class="icon-button wide-only" aria-label={label} title={label} onClick={toggle}>
        <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
          <path d={on.value ? INWARDS : OUTWARDS} />
        </svg>
      </button>
    );
  };
}
