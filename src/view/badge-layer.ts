// Distance badges: the outline says the kind of end, icons say what else the move brings about.
import type { Layout } from './layout.ts';
import type { Badge } from './marks.ts';
import { setAttribute, svgElement, tidy } from './svg.ts';

/** Units of a badge's own drawing from edge to edge. */
const DRAWN = 23;
const ICON_STEP = 20;

export function badgeParts({ shape, text, icons }: Badge): SVGElement[] {
  const start = (-icons.length * ICON_STEP) / 2;
  return [
    svgElement('use', { class: 'plate', href: `#map-badge-${shape}`, x: start }),
    shape === 'blocked'
      ? svgElement('path', { class: 'cross', d: 'M-4-4L4 4M4-4L-4 4' })
      : svgElement('text', { x: start, y: 5 }, text),
    ...icons.map((icon, index) =>
      svgElement('use', { class: `icon ${icon}`, href: `#map-icon-${icon}`, x: start + ICON_STEP * (index + 1) }),
    ),
  ];
}

export function createBadgeLayer(layer: SVGGElement) {
  const drawn = new Map<string, { group: SVGGElement; written: string }>();

  return function update({ of, boxes }: Layout['badges'], scale: number): void {
    for (const [id, { group }] of drawn) {
      if (of.has(id) && boxes.has(id)) continue;
      group.remove();
      drawn.delete(id);
    }
    for (const [id, badge] of of) {
      const box = boxes.get(id);
      if (!box) continue;
      const known = drawn.get(id);
      const written = `${badge.shape} ${badge.text} ${badge.icons.join(' ')}`;
      const group = known?.group ?? layer.appendChild(svgElement('g', {}));
      if (written !== known?.written) {
        setAttribute(group, 'class', `badge ${badge.shape}`);
        group.replaceChildren(...badgeParts(badge));
        drawn.set(id, { group, written });
      }
      const size = box.height / DRAWN / scale;
      setAttribute(
        group,
        'transform',
        `translate(${tidy(box.x / scale)} ${tidy(box.y / scale)})scale(${tidy(size * 1000) / 1000})`,
      );
    }
  };
}
