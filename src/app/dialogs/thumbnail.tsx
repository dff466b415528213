// A position as a small picture: the board's outline, drawn once for all of them, and over it figures and settlements.
import '../styles/thumbnail.css';
import type { JSX } from 'preact';
import { tokenOutline } from '../../view/drawings.ts';
import type { BoardShapes } from '../../view/shapes.ts';
import type { ThumbnailModel } from '../model/thumbnail-model.ts';

const BOARD = 'thumbnail-board';
/** Of the board's width, for a picture of a hundred pixels. */
const DOT = 1 / 850;
const SIGN = 1 / 26;

/** The board that all thumbnails of a page show. */
export function ThumbnailBoard({ shapes }: { readonly shapes: BoardShapes }): JSX.Element {
  return (
    <svg class="thumbnail-source" width="0" height="0" aria-hidden="true" focusable="false">
      <symbol id={BOARD} viewBox={`0 0 ${shapes.width} ${shapes.height}`}>
        <path class="thumbnail-land" d={[...shapes.regions.values()].map(({ path }) => path).join('')} />
        <path
          class="thumbnail-wall"
          d={shapes.edges
            .filter(({ black }) => black)
            .map(({ path }) => path)
            .join('')}
        />
      </symbol>
    </svg>
  );
}

interface ThumbnailProps {
  readonly thumbnail: ThumbnailModel | null;
  readonly shapes: BoardShapes;
}

export function Thumbnail({ thumbnail, shapes }: ThumbnailProps): JSX.Element {
  const { width, height, regions } = shapes;
  const at = (region: string): readonly [number, number] => regions.get(region)?.anchor ?? [0, 0];
  const side = width * SIGN;
  return (
    <svg class="thumbnail" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <use href={`#${BOARD}`} width={width} height={height} />
      {thumbnail?.signs.map((sign) => {
        const [x, y] = at(sign.region);
        return (
          <rect
            key={sign.region}
            class={sign.besieged ? 'thumbnail-sign besieged' : 'thumbnail-sign'}
            data-side={sign.side}
            x={x - side / 2}
            y={y - side / 2}
            width={side}
            height={side}
          />
        );
      })}
      {thumbnail?.dots.map((dot) => {
        const [x, y] = at(dot.region);
        const scale = width * DOT * Math.min(1.8, Math.sqrt(0.6 + dot.count * 0.4));
        return (
          <path
            key={`${dot.region} ${dot.side}`}
            class="thumbnail-dot"
            data-side={dot.side}
            d={tokenOutline(dot.side)}
            transform={`translate(${x} ${y}) scale(${scale.toFixed(2)})`}
          />
        );
      })}
    </svg>
  );
}
