// A drawing of the board apart from the one on the screen: at its own scale, in its own theme, with all its names.
import type { Box } from '../box.ts';
import type { Snapshot } from '../map-state.ts';
import { createScene } from '../scene.ts';
import { svgElement } from '../svg.ts';

/** What of the board a picture shows. */
export type Area = 'board' | 'view';

export interface Still {
  readonly root: SVGSVGElement;
  /** In units. */
  readonly part: Box;
  /** Pixels a unit. */
  readonly scale: number;
  destroy(): void;
}

/** The whole board is drawn where one unit is one pixel: there every region has its name. */
const BOARD_SCALE = 1;

/** Stands in the document, so that the stylesheet holds for it, but out of sight. */
export async function drawStill(
  { shapes, state, scale: seenScale, seen }: Snapshot,
  area: Area,
  theme?: string,
): Promise<Still> {
  const { width, height } = shapes;
  const scale = area === 'board' ? BOARD_SCALE : seenScale;
  const place = document.createElement('div');
  place.className = 'map-view';
  if (theme !== undefined) place.dataset.theme = theme;
  place.setAttribute('aria-hidden', 'true');
  place.inert = true;
  place.style.cssText = 'position:fixed;left:-99999px;top:0;width:1px;height:1px';
  const scene = createScene(shapes, () => true);
  const { root } = scene.board;
  root.style.cssText = `width:${width * scale}px;height:${height * scale}px`;
  if (state.ornament !== null) root.classList.add('has-ornament');
  place.append(root);
  document.body.append(place);
  scene.forgetType();
  scene.setScale(scale);
  scene.set(state);
  await scene.finish();
  expandUses(root, root);
  return {
    root,
    part: area === 'board' ? { x: width / 2, y: height / 2, width, height } : seen,
    scale,
    destroy() {
      scene.destroy();
      place.remove();
    },
  };
}

/** Drawings that are used by reference become the drawings themselves, which every program can read. */
export function expandUses(within: SVGElement, root: SVGSVGElement): void {
  for (const use of within.querySelectorAll('use')) {
    const drawing = root.querySelector(use.getAttribute('href') ?? '');
    const [x, y] = [use.getAttribute('x') ?? '0', use.getAttribute('y') ?? '0'];
    const group = svgElement('g', { class: use.getAttribute('class') ?? '', transform: `translate(${x} ${y})` });
    group.append(...[...(drawing?.childNodes ?? [])].map((child) => child.cloneNode(true)));
    use.replaceWith(group);
  }
}
