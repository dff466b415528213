// Small pictures of the marks for the legend. They borrow the map's own signs and patterns, which stand in the page.
import type { JSX } from 'preact';

export const SWATCHES = [
  'origin',
  'reachable',
  'stop',
  'flight',
  'activates',
  'siege',
  'path',
  'blocked',
  'passable',
  'impassable',
] as const;
export type SwatchName = (typeof SWATCHES)[number];

const TILE = 'M5 6Q24 2 44 5T83 6Q86 18 83 31Q60 34 42 31T5 31Q2 19 5 6Z';
const CHEVRONS = 'M10 16l6-6l6 6M18 28l6-6l6 6M58 16l6-6l6 6M66 28l6-6l6 6';
const HATCH =
  'M8 18L20 6M8 30L32 6M20 31L34 17M54 19L66 7M56 30L79 7M70 30L82 18M8 18L20 30M8 6L32 30M20 6L34 20M54 18L66 30M56 7L79 30M70 7L82 19';
const LINE = 'M4 22C18 12 30 27 44 18S70 12 84 20';

const DRAWINGS: Readonly<Record<SwatchName, JSX.Element>> = {
  origin: <circle class="swatch-origin" cx="44" cy="18" r="14" />,
  reachable: <Tile kind="reach" badge="round" number={2} />,
  stop: <Tile kind="stop" badge="stop" number={3} />,
  flight: <Tile kind="flight" badge="flight" />,
  activates: <Tile kind="reach" icon="activates" />,
  siege: <Tile kind="reach" icon="siege" />,
  path: (
    <>
      <path class="swatch-route-casing" d={LINE} />
      <path class="swatch-route-core" d={LINE} />
    </>
  ),
  blocked: <Tile kind="blocked" badge="blocked" />,
  passable: <path class="swatch-passable" d={LINE} />,
  impassable: <path class="swatch-impassable" d={LINE} />,
};

export function Swatch({ name }: { readonly name: SwatchName }): JSX.Element {
  return (
    <svg class="swatch" viewBox="0 0 88 36" width="88" height="36" aria-hidden="true" focusable="false">
      {DRAWINGS[name]}
    </svg>
  );
}

interface TileProps {
  readonly kind: 'reach' | 'stop' | 'flight' | 'blocked';
  readonly badge?: 'round' | 'stop' | 'flight' | 'blocked';
  readonly number?: number;
  readonly icon?: 'activates' | 'siege';
}

function Tile({ kind, badge, number, icon }: TileProps): JSX.Element {
  return (
    <>
      <path class={`swatch-tile ${kind}`} d={TILE} />
      {kind === 'flight' && <path class="swatch-hatch" d={CHEVRONS} />}
      {kind === 'blocked' && <path class="swatch-hatch blocked" d={HATCH} />}
      <path class={`swatch-edge ${kind}`} d={TILE} />
      <g class={`badge ${badge ?? ''}`} transform="translate(44 18.5)">
        {badge !== undefined && <use class="plate" href={`#map-badge-${badge}`} />}
        {badge === 'blocked' && <path class="cross" d="M-4-4L4 4M4-4L-4 4" />}
        {number !== undefined && <text y="4.6">{number}</text>}
        {icon !== undefined && <use class={`icon ${icon}`} href={`#map-icon-${icon}`} />}
      </g>
    </>
  );
}
