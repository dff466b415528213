// One static picture a theme: everything of the map that depends neither on language nor on the state of a game.
import type { PlaceName } from '../place-names.ts';
import type { Polyline } from '../points.ts';
import { blackChains, blackLayer, blackPath, passableLayer, passablePath } from './borders.ts';
import { compassLayer } from './compass.ts';
import { type Drawing, keepNames } from './drawing.ts';
import { emblemLayer } from './emblem.ts';
import { faintTreeLayer, floorLayer, placeWoods, treeLayer, type Woods } from './forests.ts';
import { frameLayer } from './frame.ts';
import { type GroundStands, groundLayer, placeGround } from './ground.ts';
import { isletLayer, landmarkLayer, occupyLandmarks, roadLayer } from './landmarks.ts';
import type { Palette } from './palette.ts';
import { peakSymbols } from './peaks.ts';
import { peakLayer, placePeaks, reliefLayer, type Stand } from './ranges.ts';
import { smallSymbols } from './small-glyphs.ts';
import { element, group, path } from './svg.ts';
import { treeSymbols } from './trees.ts';
import { fibreLayer, groundTints, nationWashes } from './washes.ts';
import { lakeLayer, landPath, riverLayer, seaLayer } from './waters.ts';

interface Composition {
  readonly drawing: Drawing;
  readonly chains: readonly Polyline[];
  readonly peaks: readonly Stand[];
  readonly woods: Woods;
  readonly ground: GroundStands;
}

/** Places everything once; themes only differ in colour and in what they leave out. */
export function compose(drawing: Drawing, names: readonly PlaceName[]): Composition {
  keepNames(drawing, names);
  occupyLandmarks(drawing);
  const chains = blackChains(drawing);
  const peaks = placePeaks(drawing, chains);
  const woods = placeWoods(drawing);
  const ground = placeGround(drawing);
  return { drawing, chains, peaks, woods, ground };
}

export function drawOrnament({ drawing, chains, peaks, woods, ground }: Composition, palette: Palette): string {
  const [width, height] = drawing.country.frame;
  const rivers = riverLayer(drawing, palette);
  const defs = element(
    'defs',
    {},
    path(landPath(drawing), { id: 'land' }),
    element('clipPath', { id: 'landclip' }, element('use', { href: '#land' })),
    path(passablePath(drawing), { id: 'borders' }),
    path(blackPath(chains), { id: 'black' }),
    rivers.defs,
    peakSymbols(palette.peak.shade, palette.peak.ashShade, palette.peak.snow),
    treeSymbols(palette.tree.shade),
    smallSymbols({ shade: palette.peak.shade, water: palette.river.bank, field: palette.field, ink: palette.ink }),
    element(
      'radialGradient',
      { id: 'glow' },
      element('stop', { offset: 0, 'stop-color': palette.fire, 'stop-opacity': 0.55 }),
      element('stop', { offset: 1, 'stop-color': palette.fire, 'stop-opacity': 0 }),
    ),
    element(
      'radialGradient',
      { id: 'vig', cx: '.5', cy: '.5', r: '.72' },
      element('stop', { offset: 0.62, 'stop-color': palette.vignette, 'stop-opacity': 0 }),
      element('stop', { offset: 1, 'stop-color': palette.vignette, 'stop-opacity': palette.vignetteOpacity }),
    ),
  );
  const layers = [
    seaLayer(drawing, palette),
    compassLayer(150, 1165, 84, palette),
    palette.sparse ? '' : emblemLayer(600, 1252, palette),
    element('use', { href: '#land', fill: palette.land }),
    fibreLayer(palette),
    groundTints(drawing, palette),
    group(
      { 'clip-path': 'url(#landclip)' },
      nationWashes(drawing, palette),
      floorLayer(woods, palette),
      reliefLayer(palette),
    ),
    passableLayer(palette),
    rivers.banks,
    element('use', {
      href: '#land',
      fill: 'none',
      stroke: palette.coast,
      'stroke-width': 2.1,
      'stroke-linejoin': 'round',
    }),
    rivers.water,
    isletLayer(drawing, palette),
    lakeLayer(drawing, palette),
    roadLayer(palette),
    palette.sparse ? '' : groundLayer(ground, palette),
    faintTreeLayer(woods, palette),
    treeLayer(woods, palette),
    peakLayer(peaks, palette),
    blackLayer(palette),
    palette.sparse ? '' : landmarkLayer(palette),
    palette.vignetteOpacity > 0 ? element('rect', { width, height, fill: 'url(#vig)' }) : '',
    frameLayer(drawing.country.frame, palette),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}${layers.join('\n')}</svg>\n`;
}
