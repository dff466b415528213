// The panel's frame: a column beside the map, on narrow screens a sheet below that is drawn up and down.
import type { ComponentChildren, JSX, TargetedPointerEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { usePage } from './page-context.ts';

/** Where the sheet comes to rest. The map ends above `peek` and `half`; `full` lies over it. */
const SHEET_STOPS = ['peek', 'half', 'full'] as const;
export type SheetStop = (typeof SHEET_STOPS)[number];

/** A pull shorter than this is a tap. */
const TAP_PIXELS = 8;

interface SheetProps {
  readonly stop: SheetStop;
  /** Stays in sight above what scrolls. */
  readonly head: ComponentChildren;
  /** What the scrolling part is to a screen reader. */
  readonly body: { readonly id?: string; readonly role?: 'tabpanel'; readonly 'aria-labelledby'?: string };
  readonly children: ComponentChildren;
  onStop(stop: SheetStop): void;
}

export function Sheet({ stop, head, body, children, onStop }: SheetProps): JSX.Element {
  const { ui } = usePage();
  const [pulled, setPulled] = useState<number | null>(null);
  const sheet = useRef<HTMLElement>(null);
  const wasPulled = useRef(false);

  function pull(event: TargetedPointerEvent<HTMLButtonElement>): void {
    const handle = event.currentTarget;
    const height = sheet.current?.getBoundingClientRect().height ?? 0;
    const from = event.clientY;
    wasPulled.current = false;
    handle.setPointerCapture(event.pointerId);
    const move = (moved: PointerEvent) => {
      wasPulled.current ||= Math.abs(from - moved.clientY) >= TAP_PIXELS;
      if (wasPulled.current) setPulled(height + from - moved.clientY);
    };
    const end = (ended: PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      setPulled(null);
      if (wasPulled.current) onStop(nearestStop(height + from - ended.clientY));
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  }

  function tap(): void {
    // The browser sends a click after a pull, too.
    if (!wasPulled.current) onStop(stop === 'full' ? 'peek' : stepped(stop, 1));
    wasPulled.current = false;
  }

  return (
    <aside
      ref={sheet}
      id="panel"
      class="sheet"
      style={pulled === null ? undefined : `height:${Math.round(pulled)}px`}
      data-pulled={pulled !== null}
      aria-label={ui('panel.label')}
      tabIndex={-1}
    >
      <button
        type="button"
        class="sheet-handle"
        aria-label={ui(stop === 'full' ? 'panel.lower' : 'panel.raise')}
        aria-expanded={stop !== 'peek'}
        onPointerDown={pull}
        onClick={tap}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          onStop(stepped(stop, event.key === 'ArrowUp' ? 1 : -1));
          event.preventDefault();
        }}
      >
        <span />
      </button>
      {head}
      {/* The keyboard comes to what lies below the edge: there it would be unseen. */}
      <div class="sheet-body" {...body} onFocusIn={() => stop === 'peek' && onStop('half')}>
        {children}
      </div>
    </aside>
  );
}

function stepped(stop: SheetStop, by: 1 | -1): SheetStop {
  return SHEET_STOPS[SHEET_STOPS.indexOf(stop) + by] ?? stop;
}

function nearestStop(height: number): SheetStop {
  const share = height / window.innerHeight;
  if (share < 0.28) return 'peek';
  return share < 0.62 ? 'half' : 'full';
}
