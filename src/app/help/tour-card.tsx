// One stop of the guided tour: a card beside a real thing on the page, and a ring round it. The page stays usable.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton, TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';

interface TourCardProps {
  /** Counted from 1. */
  readonly stop: number;
  readonly stops: number;
  readonly title: string;
  readonly text: string;
  /** Selectors of what it points at: all that the first selector finds, or else the next. */
  readonly targets: readonly string[];
  onBack(): void;
  onNext(): void;
  onClose(): void;
}

/** Between the ring and the card, and between the card and the edge of the window; in pixels. */
const GAP = 14;
const EDGE = 8;
/** The ring stands off what it surrounds. */
const RING = 6;

export function TourCard({ stop, stops, title, text, targets, onBack, onNext, onClose }: TourCardProps): JSX.Element {
  const { ui } = usePage();
  const card = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => follow(card.current, ring.current, targets), [targets]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [stop]);
  return (
    <>
      <div class="tour-ring" ref={ring} aria-hidden="true" />
      <section
        class="tour-card"
        ref={card}
        role="dialog"
        aria-labelledby="tour-title"
        aria-describedby="tour-text"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onClose();
        }}
      >
        <div class="section-head">
          <h2 id="tour-title" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={ui('tour.skip')} onClick={onClose} />
        </div>
        <p id="tour-text">{text}</p>
        <div class="tour-steps">
          <span class="hint">{ui('tour.step', { step: stop, steps: stops })}</span>
          {stop > 1 && <TextButton onClick={onBack}>{ui('tour.back')}</TextButton>}
          <TextButton kind="main" onClick={onNext}>
            {ui(stop < stops ? 'tour.next' : 'tour.done')}
          </TextButton>
        </div>
      </section>
    </>
  );
}

/** Keeps ring and card with their target, wherever the map takes it. */
function follow(card: HTMLElement | null, ring: HTMLElement | null, targets: readonly string[]): () => void {
  let frame = 0;
  const place = (): void => {
    frame = requestAnimationFrame(place);
    if (card === null || ring === null) return;
    const found = targets.map((selector) => boxOf(document.querySelectorAll(selector))).find((box) => box !== null);
    ring.hidden = found === undefined;
    const spot = found ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
    const { width, height } = card.getBoundingClientRect();
    ring.style.cssText = `left:${spot.left - RING}px;top:${spot.top - RING}px;width:${spot.width + 2 * RING}px;height:${spot.height + 2 * RING}px`;
    const below = spot.bottom + RING + GAP;
    const fits = below + height + EDGE <= innerHeight;
    const left = within(spot.left + spot.width / 2 - width / 2, innerWidth - width);
    const top = within(fits ? below : spot.top - RING - GAP - height, innerHeight - height);
    card.style.cssText = `left:${left}px;top:${top}px`;
  };
  place();
  return () => cancelAnimationFrame(frame);
}

/** What surrounds all of them; null for none. */
function boxOf(elements: NodeListOf<Element>): DOMRect | null {
  const boxes = [...elements].map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

function within(wanted: number, most: number): number {
  return Math.max(EDGE, Math.min(wanted, most - EDGE));
}
