// The map alone on a page, with the example position, for tests that measure it.
import parchment from '../../../map-data/war-of-the-ring/ornament/parchment.svg?url';
import shapes from '../../../map-data/war-of-the-ring/shapes.json';
import { warOfTheRing as game } from '../../../src/games/war-of-the-ring/index.ts';
import { createText } from '../../../src/text/create-text.ts';
import { exportPicture } from '../../../src/view/export/export-picture.ts';
import { preparePrint } from '../../../src/view/export/print-picture.ts';
import type { FigureView, MapState, Mark, RegionView } from '../../../src/view/map-state.ts';
import { createMapView } from '../../../src/view/map-view.ts';

const language = new URL(location.href).searchParams.get('lang') === 'en' ? 'en' : 'es';
const text = await createText(language, game.id);
const importance: Readonly<Record<string, 1 | 2 | 3>> = { stronghold: 1, city: 2, fortification: 3, town: 3 };

function stateOf(notation: string, selected: readonly string[]): Pick<MapState, 'regions' | 'figures'> {
  const parsed = game.parse(notation);
  if (!parsed.ok) throw new Error(`a position that cannot be read: ${notation}`);
  const position = parsed.value;
  const places = game.places(position);
  const judgement = selected.length > 0 ? game.judge(position, selected) : null;
  const regions = game.board.regionIds.map((id): [string, RegionView] => {
    const sign = game.sign(position, id);
    const verdict = judgement?.regions.get(id);
    const marks = new Set<Mark>(verdict?.legal ? verdict.marks : []);
    if (judgement?.origin === id) marks.add('origin');
    const view: RegionView = {
      lines: text.regionLines(id),
      describe: () => text.region(id),
      importance: sign ? (importance[sign.icon] ?? 3) : 4,
      tint: game.nation(id),
      sign: sign && { icon: sign.icon, side: sign.side, changedHands: false, besieged: sign.besieged },
      marks,
      distance: verdict?.legal ? verdict.distance : null,
    };
    return [id, view];
  });
  const figures = game.figures.flatMap(({ id, side, emblem }): FigureView[] => {
    const at = places.get(id) ?? '';
    if (!game.board.has(at)) return [];
    const stack = emblem === 'nazgul' ? emblem : null;
    const initials = text.initials(id);
    const isSelected = selected.includes(id);
    return [
      { id, at, side, emblem, initials, description: id, caption: id, selected: isSelected, available: true, stack },
    ];
  });
  return { regions: new Map(regions), figures };
}

const example = game.scenarios.find(({ id }) => id === 'example');
const element = document.getElementById('map');
if (!example || !element) throw new Error('no example, or no place for the map');
/** What the map told, in the order in which it told it. */
const told: string[] = [];
const map = createMapView(element, {
  shapes,
  events: {
    onRegion: (region) => told.push(region),
    onFigures: (figures) => told.push(figures.join(' ')),
    onRegionFocus() {},
    onRelease: () => told.push('release'),
  },
  initial: {
    ...stateOf(example.notation, example.selected),
    placeNames: shapes.names.map(({ id }) => ({ id, text: text.place(id) })),
    ornament: parchment,
  },
});

const page = { map, told, stateOf, exportPicture, preparePrint, regionIds: game.board.regionIds };
export type MapPage = typeof page;
declare global {
  interface Window {
    mapPage: MapPage;
  }
}
window.mapPage = page;
await document.fonts.load('italic 500 20px Alegreya');
await document.fonts.ready;
document.documentElement.dataset.ready = 'true';
