// The mark that an Army stands somewhere: a banner, cut by side as the settlements' pennants are.
import { bannerOf } from './drawings.ts';
import type { Layout } from './layout.ts';
import type { ArmyView } from './map-state.ts';
import { setAttribute, svgElement, tidy } from './svg.ts';

/** Units of a banner's own drawing from edge to edge. */
const DRAWN = 26;

export function bannerParts(side: string): SVGElement[] {
  const { cloth, device } = bannerOf(side);
  return [
    svgElement('path', { class: 'pole', d: 'M-7-12V12' }),
    svgElement('path', { class: 'cloth', d: cloth }),
    svgElement('path', { class: 'device', d: device }),
  ];
}

export function createArmyLayer(layer: SVGGElement) {
  const drawn: { group: SVGGElement; written: string }[] = [];

  return function update(armies: readonly ArmyView[], { pieces, scale }: Pick<Layout, 'pieces' | 'scale'>): void {
    const placed = new Map<string, number>();
    while (drawn.length > armies.length) drawn.pop()?.group.remove();
    armies.forEach(({ region, side, besieged }, index) => {
      const nth = placed.get(region) ?? 0;
      placed.set(region, nth + 1);
      const box = pieces.get(region)?.armies[nth];
      let banner = drawn[index];
      if (!banner) {
        banner = { group: layer.appendChild(svgElement('g')), written: '' };
        drawn[index] = banner;
      }
      const { group } = banner;
      setAttribute(group, 'display', box ? null : 'none');
      const written = `army ${side}${besieged ? ' besieged' : ''}`;
      if (written !== banner.written) {
        banner.written = written;
        setAttribute(group, 'class', written);
        group.replaceChildren(...bannerParts(side));
      }
      setAttribute(group, 'data-army', region);
      if (!box) return;
      const size = tidy((box.width / DRAWN / scale) * 1000) / 1000;
      setAttribute(group, 'transform', `translate(${tidy(box.x / scale)} ${tidy(box.y / scale)})scale(${size})`);
    });
  };
}
