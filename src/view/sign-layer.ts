// Settlement signs with the pennant of who holds them, and the palings of a siege.
import { hasSign, pennant } from './drawings.ts';
import type { Layout } from './layout.ts';
import type { RegionView } from './map-state.ts';
import { setAttribute, svgElement, tidy } from './svg.ts';

/** Units of a sign's own drawing from edge to edge, its pennant left out. */
const DRAWN = 26;
const DRAWN_BESIEGED = 41.6;

export type Sign = NonNullable<RegionView['sign']>;

export function drawSign(group: SVGGElement, { icon, side, changedHands, besieged }: Sign): void {
  setAttribute(group, 'class', `sign ${side ?? ''}${changedHands ? ' changed' : ''}`);
  const parts: SVGElement[] = [];
  if (besieged) {
    parts.push(
      svgElement('circle', { class: 'siege-ground', r: 18 }),
      svgElement('circle', { class: 'palings', r: 18 }),
    );
  }
  if (side !== null) {
    parts.push(
      svgElement('path', { class: 'pole', d: 'M0-24V-4' }),
      svgElement('path', { class: 'pennant', d: pennant(side) }),
    );
  }
  parts.push(svgElement('use', { class: 'building', href: `#map-sign-${icon}` }));
  group.replaceChildren(...parts);
}

export function createSignLayer(layer: SVGGElement) {
  const drawn = new Map<string, { group: SVGGElement; written: string }>();

  return function update(regions: ReadonlyMap<string, RegionView>, pieces: Layout['pieces'], scale: number): void {
    for (const [id, { sign }] of regions) {
      const box = pieces.get(id)?.sign;
      const known = drawn.get(id);
      if (!sign || !box || !hasSign(sign.icon)) {
        known?.group.remove();
        drawn.delete(id);
        continue;
      }
      const group = known?.group ?? layer.appendChild(svgElement('g', { 'data-sign': id }));
      const written = `${sign.icon} ${sign.side} ${sign.changedHands} ${sign.besieged}`;
      if (written !== known?.written) {
        drawSign(group, sign);
        drawn.set(id, { group, written });
      }
      const size = box.width / (sign.besieged ? DRAWN_BESIEGED : DRAWN) / scale;
      setAttribute(
        group,
        'transform',
        `translate(${tidy(box.x / scale)} ${tidy(box.y / scale)})scale(${tidy(size * 1000) / 1000})`,
      );
    }
  };
}
