// The guided tour: three stops on the game in view, or on the example where nobody in it could move.
import '../styles/tour.css';
import { batch } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { figuresFact, regionFact } from '../model/chips.ts';
import { stepOf } from '../state/history.ts';
import { TourCard } from './tour-card.tsx';
import { type TourPlaces, tourPlaces } from './tour-places.ts';

const STOPS = ['choose', 'go', 'why'] as const;

/** The scenario that shows the page to a newcomer. */
const EXAMPLE = 'example';

interface Start {
  /** The step of the history to which every stop comes back. */
  readonly step: number;
  readonly places: TourPlaces;
}

export async function openTour<Position>(sources: DialogSources<Position>): Promise<() => JSX.Element | null> {
  const { game, store, text, parts, loadScenario, showRegion } = sources;
  const { dispatch, state } = store;
  await parts.load('help');

  function placesNow(): TourPlaces | null {
    const { history, selected } = state.peek();
    return tourPlaces(game, stepOf(history).position, selected);
  }

  function begin(): Start | null {
    return batch(() => {
      dispatch({ type: 'end' });
      const here = placesNow();
      if (here === null) loadScenario(EXAMPLE);
      const places = here ?? placesNow();
      dispatch({ type: 'open', dialog: 'tour' });
      return places && { step: state.peek().history.at, places };
    });
  }

  /** The board as the stop speaks of it, whatever was tried out at another one. */
  function arrange({ step, places }: Start): void {
    batch(() => {
      if (state.peek().tab !== 'play') dispatch({ type: 'tab', tab: 'play' });
      if (state.peek().history.at !== step) dispatch({ type: 'goTo', step });
      dispatch({ type: 'choose', figures: places.figures });
      dispatch({ type: 'reveal' });
      dispatch({ type: 'open', dialog: 'tour' });
    });
  }

  function close(): void {
    dispatch({ type: 'prefer', preferences: { introduced: true } });
    dispatch({ type: 'open', dialog: null });
    document.querySelector<HTMLElement>('#mover-title, #answer-title, #panel')?.focus({ preventScroll: true });
  }

  return function Tour() {
    const [start, setStart] = useState<Start | null>(null);
    const [at, setAt] = useState(0);
    const stop = STOPS[at] ?? STOPS[0];
    const { ui } = text.value;
    useEffect(() => {
      const begun = begin();
      if (begun === null) close();
      setStart(begun);
    }, []);
    useEffect(() => {
      if (start === null) return;
      arrange(start);
      const { origin, reachable, refused } = start.places;
      showRegion({ choose: origin, go: reachable, why: refused }[stop]);
    }, [start, stop]);
    const targets = useMemo(() => (start === null ? [] : targetsOf(start.places)[stop]), [start, stop]);
    if (start === null) return null;
    const { figures, reachable, refused } = start.places;
    return (
      <TourCard
        stop={at + 1}
        stops={STOPS.length}
        title={ui(`tour.${stop}.title`)}
        text={ui(`tour.${stop}.text`, {
          figures: figuresFact(figures),
          region: regionFact(stop === 'why' ? refused : reachable),
        })}
        targets={targets}
        onBack={() => setAt(at - 1)}
        onNext={() => (at + 1 < STOPS.length ? setAt(at + 1) : close())}
        onClose={close}
      />
    );
  };
}

function targetsOf({
  figures,
  origin,
  reachable,
  refused,
}: TourPlaces): Readonly<Record<(typeof STOPS)[number], readonly string[]>> {
  const onMap = (region: string): string => `.map [data-region="${CSS.escape(region)}"]`;
  return {
    choose: [figures.map((figure) => `.map [data-figure="${CSS.escape(figure)}"]`).join(), onMap(origin)],
    go: [onMap(reachable)],
    // Once it was asked about, the answer is what there is to see.
    why: [`[data-answer="${CSS.escape(refused)}"]`, onMap(refused)],
  };
}
