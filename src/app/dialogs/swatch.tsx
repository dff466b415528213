// Small pictures of what the map shows, for legends: made by the map's own drawings, marks and stylesheet.
import type { JSX } from 'preact';
import { bannerParts } from '../../view/army-layer.ts';
import { badgeParts } from '../../view/badge-layer.ts';
import type { Point } from '../../view/box.ts';
import { smoothPath, smoothRing } from '../../view/curve.ts';
import { tokenOutline } from '../../view/drawings.ts';
import type { Mark } from '../../view/map-state.ts';
import { TEXTURES } from '../../view/mark-layer.ts';
import { badgeOf, edgeBetween } from '../../view/marks.ts';
import { drawSign, type Sign } from '../../view/sign-layer.ts';
import type { SwatchName } from './swatch-names.ts';

/** Away from the corner of the plane, where the map's frame hides what is drawn. */
const OFF = 100;
const RING: readonly Point[] = [
  [4, 6],
  [24, 3],
  [44, 5],
  [64, 3],
  [84, 6],
  [85, 18],
  [84, 31],
  [60, 34],
  [42, 31],
  [22, 34],
  [4, 31],
  [2, 18],
  [4, 6],
];
const LINE: readonly Point[] = [
  [4, 22],
  [18, 10],
  [30, 27],
  [44, 18],
  [62, 10],
  [84, 20],
];
const PLAIN: Sign = { icon: '', side: null, changedHands: false, besieged: false };

/** Units a pixel of the map on the page, by which its patterns are drawn. */
export function unitOfMap(): number {
  const transform = document.querySelector('#map-flight')?.getAttribute('patternTransform') ?? '';
  return Number(/scale\(([\d.]+)\)/.exec(transform)?.[1] ?? 1);
}

interface SwatchProps {
  readonly name: SwatchName;
  /** Units a pixel of the map whose patterns are used. */
  readonly unit?: number;
}

export function Swatch({ name, unit = 1 }: SwatchProps): JSX.Element {
  return (
    <svg
      class="swatch board has-ornament"
      viewBox="0 0 88 36"
      width="88"
      height="36"
      aria-hidden="true"
      focusable="false"
    >
      <g
        class={`swatch-drawing ${name === 'closed' ? 'has-reach' : ''}`}
        style={{ '--u': `${unit}px` }}
        transform={`scale(${1 / unit}) translate(${-OFF * unit} ${-OFF * unit})`}
      >
        {drawingOf(name, unit)}
      </g>
    </svg>
  );
}

function drawingOf(name: SwatchName, unit: number): JSX.Element {
  const at = ([x, y]: Point): Point => [(OFF + x) * unit, (OFF + y) * unit];
  const line = smoothPath(LINE.map(at));
  const place = (x: number, y: number, size = 1): string => {
    const [left, top] = at([x, y]);
    return `translate(${left} ${top}) scale(${unit * size})`;
  };
  const sign = (looks: Partial<Sign>, x = 44): JSX.Element => (
    <Drawn
      transform={place(x, 22, looks.besieged ? 0.8 : 1)}
      draw={(group) => drawSign(group, { ...PLAIN, ...looks })}
    />
  );
  const tile = (marks: readonly Mark[], distance: number | null = null, isClosed = false): JSX.Element => (
    <Tile
      ring={smoothRing([RING.map(at)])}
      marks={marks}
      distance={distance}
      isClosed={isClosed}
      place={place(44, 18)}
    />
  );
  switch (name) {
    case 'origin': {
      const [x, y] = at([14, 4]);
      const box = { x, y, width: 60 * unit, height: 28 * unit, rx: 14 * unit };
      return (
        <g class="origins">
          <rect class="under" {...box} />
          <rect class="origin" {...box} />
        </g>
      );
    }
    case 'reachable':
      return tile(['reachable'], 2);
    case 'stop':
      return tile(['reachable', 'stop'], 3);
    case 'activates':
    case 'siege':
      return tile(['reachable', name], 2);
    case 'flight':
      return tile(['reachable', 'flight']);
    case 'in-2':
      return tile(['reachable', name], 5);
    case 'in-3':
      return tile(['reachable', name], 8);
    case 'second':
      return tile([name], 2);
    case 'blocked':
      return tile([name]);
    case 'closed':
      return tile([], null, true);
    case 'selected': {
      const ring = smoothRing([RING.map(at)]);
      return (
        <g class="rings">
          <path class="ring selected-casing" d={ring} />
          <path class="ring selected-core" d={ring} />
        </g>
      );
    }
    case 'path':
      return <Way kind="route" line={line} />;
    case 'trace':
      return <Way kind="trace" line={line} />;
    case 'passable':
      return <Border line={line} kinds={['passable']} />;
    case 'impassable':
      return <Border line={line} kinds={['black rim', 'black']} />;
    case 'partly':
      return (
        <>
          <Border line={line} kinds={['passable']} />
          <Border line={smoothPath(LINE.slice(0, 4).map(at))} kinds={['black rim', 'black']} />
        </>
      );
    case 'river':
      return (
        <>
          <path class="swatch-river" d={line} />
          <Border line={line} kinds={['passable']} />
        </>
      );
    case 'flags':
      return (
        <>
          {sign({ side: 'freePeoples' }, 26)}
          {sign({ side: 'shadow' }, 58)}
        </>
      );
    case 'changed':
      return sign({ icon: 'stronghold', side: 'shadow', changedHands: true });
    case 'besieged':
      return sign({ icon: 'stronghold', besieged: true });
    case 'ready':
      return (
        <g class="token ready" transform={place(44, 18, 0.42)}>
          {['halo', 'rim', 'field'].map((part) => (
            <path key={part} class={part} d={tokenOutline('')} />
          ))}
        </g>
      );
    case 'army':
      return (
        <>
          <Drawn class="army" transform={place(28, 18)} draw={(group) => group.replaceChildren(...bannerParts(''))} />
          <Drawn
            class="army shadow"
            transform={place(60, 18)}
            draw={(group) => group.replaceChildren(...bannerParts('shadow'))}
          />
        </>
      );
    default:
      return sign({ icon: name });
  }
}

interface TileProps {
  readonly ring: string;
  readonly marks: readonly Mark[];
  readonly distance: number | null;
  readonly isClosed: boolean;
  /** Of the badge. */
  readonly place: string;
}

function Tile({ ring, marks: words, distance, isClosed, place }: TileProps): JSX.Element {
  const marks = new Set(words);
  const edge = edgeBetween([{ marks, isClosed }]);
  const badge = badgeOf({ marks, distance });
  const textures = [...TEXTURES.filter((mark) => marks.has(mark)), ...(isClosed ? ['closed'] : [])];
  return (
    <>
      <path class="swatch-ground" d={ring} />
      <path class="region" data-marks={words.join(' ')} d={ring} />
      <g class="textures">
        {textures.map((texture) => (
          <path key={texture} class={texture} d={ring} />
        ))}
      </g>
      <g class="edges">
        <g class="casings">
          <path class={edge} d={ring} />
        </g>
        <g class="cores">
          <path class={edge} d={ring} />
        </g>
      </g>
      {badge && (
        <Drawn
          class={`badge ${badge.shape}`}
          transform={place}
          draw={(group) => group.replaceChildren(...badgeParts(badge))}
        />
      )}
    </>
  );
}

function Way({ kind, line }: { readonly kind: 'route' | 'trace'; readonly line: string }): JSX.Element {
  return (
    <g class={kind}>
      <path class="route-casing" d={line} />
      <path class="route-core" pathLength={1} d={line} />
    </g>
  );
}

function Border({ line, kinds }: { readonly line: string; readonly kinds: readonly string[] }): JSX.Element {
  return (
    <g class="lines">
      {kinds.map((kind) => (
        <path key={kind} class={kind} d={line} />
      ))}
    </g>
  );
}

/** A group that the map's own code fills. */
function Drawn({
  draw,
  ...attributes
}: {
  readonly class?: string;
  readonly transform: string;
  draw(group: SVGGElement): void;
}): JSX.Element {
  const fill = (group: SVGGElement | null): void => {
    if (group) draw(group);
  };
  return <g {...attributes} ref={fill} />;
}
