// The map's wires: the model in, taps out. Nothing else of the page speaks to the map.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Text } from '../text/text.ts';
import type { MapView } from '../view/map-state.ts';
import { createMapView } from '../view/map-view.ts';
import type { Shapes } from '../view/shapes.ts';
import type { PageGame, ShownTheme } from './games.ts';
import type { View } from './model/page-model.ts';
import type { MapTools } from './panels/map-tools.tsx';
import type { Store } from './state/store.ts';

interface MapSources {
  readonly view: ReadonlySignal<View>;
  readonly text: ReadonlySignal<Text>;
  readonly theme: ReadonlySignal<ShownTheme>;
  readonly forced: ReadonlySignal<boolean>;
  readonly shapes: Promise<Shapes>;
}

interface MapConnection {
  readonly tools: MapTools;
  /** Resolves when the map can be used. */
  attach(element: HTMLElement): Promise<void>;
  /** All of them in view together. */
  showRegion(...regions: readonly string[]): void;
  /** Null before the map is there. */
  view(): MapView | null;
}

export function connectMap<Position>(
  { ornaments }: PageGame<Position>,
  store: Store<Position>,
  { view: shown, text, theme, forced, shapes }: MapSources,
): MapConnection {
  let view: MapView | null = null;
  const labelScale = computed(() => store.state.value.preferences.labelScale);
  /** Where the system paints every page in its own colours, the map is drawn without its picture. */
  const ornament = computed(() => (forced.value ? null : ornaments[theme.value]));

  /** A sheet that rises must not cover the region that it tells of. */
  function keepInSight(element: HTMLElement, map: MapView): void {
    new ResizeObserver(() => {
      const { region } = store.state.peek();
      const shape = region === null ? null : element.querySelector(`[data-region="${CSS.escape(region)}"]`);
      if (region !== null && shape && !isInSight(shape, element)) map.show([region], covered());
    }).observe(element);
  }

  async function attach(element: HTMLElement): Promise<void> {
    const file = await shapes;
    const placeNames = () => file.names.map(({ id }) => ({ id, text: text.value.place(id) }));
    const map = createMapView(element, {
      shapes: file,
      events: {
        onRegion: (region) => store.dispatch({ type: 'tapRegion', region }),
        onFigures: (figures) => store.dispatch({ type: 'tapFigures', figures }),
        onRegionFocus: (region) => store.dispatch({ type: 'point', region }),
        onRelease: () => store.dispatch({ type: 'release' }),
      },
      initial: { ...shown.peek().map, placeNames: placeNames(), ornament: ornament.peek() },
    });
    view = map;
    showReach(map, shown.peek());
    effect(() => map.set(shown.value.map));
    effect(() => map.set({ placeNames: placeNames() }));
    effect(() => map.set({ labelScale: labelScale.value }));
    effect(() => map.set({ ornament: ornament.value }));
    keepInSight(element, map);
    await ornamentShown(ornament.peek());
    document.documentElement.dataset.ready = 'true';
  }

  return {
    tools: {
      zoom: (by) => view?.zoom(by),
      showWholeBoard: () => view?.showWholeBoard(),
      further: signal(null),
    },
    attach,
    showRegion: (...regions) => view?.show(regions, covered()),
    view: () => view,
  };
}

/** What the floating buttons hide of the map: beside the panel nothing that matters, above a sheet its lower edge. */
function covered(): { top: number; right: number; bottom: number; left: number } {
  const isBeside = window.matchMedia('(min-width: 768px), (min-width: 560px) and (orientation: landscape)').matches;
  if (isBeside) return { top: 0, right: 0, bottom: 0, left: 0 };
  const isLow = window.matchMedia('(max-height: 299px)').matches;
  return isLow ? { top: 0, right: 100, bottom: 14, left: 0 } : { top: 0, right: 0, bottom: 76, left: 0 };
}

/** Opens on what is chosen and where it may go. */
function showReach(map: MapView, { map: { regions } }: View): void {
  const seen = [...regions].filter(([, { marks }]) => marks.has('origin') || marks.has('reachable'));
  if (seen.length > 0 && seen.length < regions.size / 2)
    map.show(
      seen.map(([id]) => id),
      covered(),
    );
}

/** The picture is in the browser's hands; the page is ready when it can be seen, or will never be. */
async function ornamentShown(address: string | null): Promise<void> {
  if (address === null) return;
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => undefined);
}

function isInSight(shape: Element, element: HTMLElement): boolean {
  const frame = element.getBoundingClientRect();
  const { top, bottom, left, right } = shape.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom - covered().bottom;
}
