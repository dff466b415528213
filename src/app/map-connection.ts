// The map's wires: the model in, taps out. Nothing else of the page speaks to the map.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Text } from '../text/text.ts';
import { afterPaint, whenIdle } from '../view/idle.ts';
import type { MapView, Mark } from '../view/map-state.ts';
import { createMapView } from '../view/map-view.ts';
import type { Shapes } from '../view/shapes.ts';
import type { PageGame, ShownTheme } from './games.ts';
import type { View } from './model/page-model.ts';
import type { MapTools } from './panels/map-tools.tsx';
import type { Action } from './state/action.ts';
import type { Store } from './state/store.ts';

/** The sheet's rounded edge lies so far over the map, in pixels. */
const SHEET = 14;

interface MapSources {
  readonly view: ReadonlySignal<View>;
  readonly text: ReadonlySignal<Text>;
  readonly theme: ReadonlySignal<ShownTheme>;
  readonly forced: ReadonlySignal<boolean>;
  readonly shapes: Promise<Shapes>;
}

interface MapConnection {
  readonly tools: MapTools;
  /** Whether a tap on the map is being dealt with just now. */
  isTapped(): boolean;
  /** Resolves when the map can be used. */
  attach(element: HTMLElement): Promise<void>;
  /** All of them in view together. */
  showRegion(...regions: readonly string[]): void;
  /** Null before the map is there. */
  view(): MapView | null;
  /** Takes the map away, and all that listens for it. */
  destroy(): void;
}

export function connectMap<Position>(
  { ornaments }: PageGame<Position>,
  store: Store<Position>,
  { view: shown, text, theme, forced, shapes }: MapSources,
): MapConnection {
  let view: MapView | null = null;
  let place: HTMLElement | null = null;
  /** What a tap on the map is about, while it is dealt with. */
  let tapped: 'figures' | 'region' | null = null;
  const labelScale = computed(() => store.state.value.preferences.labelScale);
  const turned = computed(() => store.state.value.preferences.turned);
  /** Where the system paints every page in its own colours, the map is drawn without its picture. */
  const ornament = computed(() => (forced.value ? null : ornaments[theme.value]));
  const stops: (() => void)[] = [];
  const follow = (what: () => void): void => void stops.push(effect(what));

  /** The panel never tells of a region that is out of sight, or under a sheet that rises. */
  function keepInSight(element: HTMLElement, map: MapView): void {
    const region = computed(() => store.state.value.region);
    const look = (): void => {
      const id = region.peek();
      if (id !== null && !isInSight(id, element, 'whole')) map.reveal(id, covered());
    };
    const resize = new ResizeObserver(look);
    resize.observe(element);
    stops.push(() => resize.disconnect());
    follow(() => {
      // The sheet finds its height by the next drawing.
      if (region.value !== null) requestAnimationFrame(look);
    });
  }

  /** Who is chosen anywhere but on the map is shown with all destinations, unless they are in sight already. */
  function followChoice(element: HTMLElement, map: MapView): void {
    const selected = computed(() => store.state.value.selected);
    let before = selected.peek();
    follow(() => {
      const isNew = selected.value !== before && selected.value.length > 0;
      before = selected.value;
      // A choice on the map itself moves no map under the hand.
      const reach = isNew && tapped !== 'figures' ? reachOf(shown.peek()) : [];
      if (!reach.every((id) => isInSight(id, element, 'middle'))) show(map, reach, element);
    });
  }
  function dealWith(what: typeof tapped, action: Action<Position>): void {
    tapped = what;
    store.dispatch(action);
    tapped = null;
  }
  const byHand = (action: Action<Position>): void => dealWith('figures', action);

  async function attach(element: HTMLElement): Promise<void> {
    const file = await shapes;
    // The words are on the screen before the map is drawn, which takes longest.
    await afterPaint();
    const placeNames = () => file.names.map(({ id }) => ({ id, text: text.value.place(id) }));
    const map = createMapView(element, {
      shapes: file,
      events: {
        onRegion(region, _, onToken) {
          // Who stands there may be meant as well: the answer offers both, and a second tap goes there.
          const isAsked = onToken && store.state.peek().region !== region;
          dealWith('region', { type: isAsked ? 'look' : 'tapRegion', region });
        },
        onFigures: (figures) => byHand({ type: 'tapFigures', figures }),
        onRegionFocus: (region) => store.dispatch({ type: 'point', region }),
        onRelease: () => store.dispatch({ type: 'release' }),
      },
      initial: { ...shown.peek().map, placeNames: placeNames() },
    });
    view = map;
    place = element;
    stops.push(map.destroy);
    show(map, reachOf(shown.peek()), element);
    follow(() => map.set(shown.value.map));
    follow(() => map.set({ placeNames: placeNames() }));
    follow(() => map.set({ labelScale: labelScale.value, turned: turned.value }));
    keepInSight(element, map);
    followChoice(element, map);
    await ornamentFetched(ornament.peek());
    follow(() => map.set({ ornament: ornament.value }));
    whenIdle(async () => {
      // Without them figures go by taps, and say who they are in the panel.
      const late = await Promise.all([import('./drag-figures.ts'), import('../view/caption.ts')]).catch(() => null);
      if (late === null || view !== map) return;
      const [{ startDragging }, { captionTokens }] = late;
      stops.push(startDragging(element, store, byHand), captionTokens(element, map));
    });
  }

  return {
    tools: {
      zoom: (by) => view?.zoom(by),
      showWholeBoard: () => view?.showWholeBoard(),
      further: signal(null),
    },
    isTapped: () => tapped !== null,
    attach,
    showRegion: (...regions) => view && place && show(view, regions, place),
    view: () => view,
    destroy() {
      for (const stop of stops.splice(0).reverse()) stop();
      view = null;
    },
  };
}

/** What the floating buttons hide of the map: beside the panel nothing that matters, above a sheet its lower edge. */
function covered(): { top: number; right: number; bottom: number; left: number } {
  const isBeside = window.matchMedia('(min-width: 900px), (min-width: 560px) and (orientation: landscape)').matches;
  if (isBeside) return { top: 0, right: 0, bottom: 0, left: 0 };
  const isLow = window.matchMedia('(max-height: 299px)').matches;
  return isLow ? { top: 0, right: 100, bottom: 14, left: 0 } : { top: 0, right: 0, bottom: 76, left: 0 };
}

/** Whether a place of the screen lies under the buttons that float on the map in the element. */
function isUnderTools(x: number, y: number, element: Element): boolean {
  const tools = element.closest('.stage')?.querySelector('.map-tools')?.getBoundingClientRect();
  return !!tools && x > tools.left && x < tools.right && y > tools.top && y < tools.bottom;
}

function show(map: MapView, regions: readonly string[], element: Element): void {
  const [only] = regions;
  if (only !== undefined && regions.length === 1) {
    map.reveal(only, covered());
    return;
  }
  const { left, top, bottom } = element.getBoundingClientRect();
  map.show(regions, covered(), ([x, y]) => y + top > bottom - SHEET || isUnderTools(x + left, y + top, element));
}

/** Where the chosen figures stand and may go; only the first where they may go nearly everywhere. */
function reachOf({ map: { regions } }: View): readonly string[] {
  const having = (mark: Mark) => [...regions].flatMap(([id, { marks }]) => (marks.has(mark) ? [id] : []));
  const reachable = having('reachable');
  return [...having('origin'), ...(reachable.length < regions.size / 2 ? reachable : [])];
}

/** The page is ready when the picture under the map has come, or will never come; the map paints it then. */
function ornamentFetched(address: string | null): Promise<unknown> {
  if (address === null) return Promise.resolve();
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = resolve;
    picture.onerror = resolve;
    picture.src = address;
  });
}

/** Of a region that is larger than the window, the middle is enough. */
function isInSight(region: string, element: HTMLElement, part: 'whole' | 'middle'): boolean {
  const shape = element.querySelector(`[data-region="${CSS.escape(region)}"]`)?.getBoundingClientRect();
  if (!shape) return false;
  const frame = element.getBoundingClientRect();
  const [x, y] = [(shape.left + shape.right) / 2, (shape.top + shape.bottom) / 2];
  const end = frame.bottom - SHEET;
  const fits = part === 'whole' && shape.width < frame.width && shape.height < end - frame.top;
  const isInside = fits
    ? shape.left >= frame.left && shape.right <= frame.right && shape.top >= frame.top && shape.bottom <= end
    : x > frame.left && x < frame.right && y > frame.top && y < end;
  return isInside && !isUnderTools(x, y, element);
}
