// The figures' tokens. Every figure has its own element, in a stack as well; a move glides along its route.
import { tokenOutline } from './drawings.ts';
import { EMBLEMS } from './emblems.ts';
import type { Layout } from './layout.ts';
import type { FigureView } from './map-state.ts';
import { CHOSEN_GROWTH } from './place-pieces.ts';
import { SMALLEST_CHARGE } from './sizes.ts';
import { setAttribute, svgElement, tidy } from './svg.ts';

/** Units of the token's own drawing from edge to edge. */
const DRAWN = 66;
const STEP = 3.5;
const GLIDE_MILLISECONDS = 380;
const STEP_MILLISECONDS = 120;

interface Token {
  readonly group: SVGGElement;
  readonly count: SVGTextElement;
  figure: FigureView | null;
  transform: string;
}

function drawToken({ id, side, emblem, initials }: FigureView): Token {
  const outline = tokenOutline(side);
  const known = EMBLEMS[emblem];
  const count = svgElement('text', { y: 7 });
  const letters = svgElement('text', { class: known ? 'initials' : 'initials alone', y: 14 }, initials);
  if (initials.length > 1) {
    setAttribute(letters, 'textLength', '45');
    setAttribute(letters, 'lengthAdjust', 'spacingAndGlyphs');
  }
  const group = svgElement(
    'g',
    { class: `token ${side}`, 'data-figure': id, role: 'img' },
    svgElement('path', { class: 'halo', d: outline }),
    svgElement('path', { class: 'rim', d: outline }),
    svgElement('path', { class: 'field', d: outline, transform: 'scale(.86)' }),
    ...(known ? [svgElement('use', { class: 'charge', href: `#map-emblem-${emblem}` })] : []),
    letters,
    svgElement('g', { class: 'count' }, svgElement('circle', { r: 14 }), count),
  );
  if (known) {
    group.style.setProperty('--field', known.field);
    group.style.setProperty('--charge', known.charge);
  }
  return { group, count, figure: null, transform: '' };
}

export function createTokenLayer(
  layer: SVGGElement,
  ghosts: SVGGElement,
  anchorOf: (region: string) => readonly [number, number] | null,
) {
  const tokens = new Map<string, Token>();

  function glide(token: Token, at: string, to: string, steps: readonly string[], size: string): void {
    const isOnRoute = steps[0] === token.figure?.at && steps.at(-1) === at;
    const between = (isOnRoute ? steps.slice(1, -1) : []).flatMap((region) => {
      const at = anchorOf(region);
      return at ? [`translate(${at[0]}px,${at[1]}px) ${size}`] : [];
    });
    const frames = [token.transform, ...between, to].map((transform) => ({ transform }));
    const duration = GLIDE_MILLISECONDS + between.length * STEP_MILLISECONDS;
    leaveGhost(token, duration);
    token.group.animate(frames, { duration, easing: 'ease-in-out' });
  }

  /** Where the figure stood it fades away while it moves. */
  function leaveGhost({ group, transform }: Token, duration: number): void {
    const ghost = svgElement('g', { class: `${group.getAttribute('class') ?? ''} ghost`, 'aria-hidden': 'true' });
    ghost.replaceChildren(...[...group.children].map((child) => child.cloneNode(true)));
    ghost.style.cssText = group.style.cssText;
    ghost.style.transform = transform;
    ghosts.append(ghost);
    const fading = ghost.animate([{ opacity: 0.5 }, { opacity: 0.4, offset: 0.8 }, { opacity: 0 }], duration);
    fading.onfinish = () => ghost.remove();
  }

  function put(
    token: Token,
    figure: FigureView,
    x: number,
    y: number,
    scale: number,
    isStill: boolean,
    steps: readonly string[],
  ) {
    const size = `scale(${tidy(scale * 1000) / 1000})`;
    const transform = `translate(${tidy(x)}px,${tidy(y)}px) ${size}`;
    const hasMoved = token.figure !== null && token.figure.at !== figure.at;
    if (transform !== token.transform) {
      if (hasMoved && !isStill) glide(token, figure.at, transform, steps, size);
      token.group.style.transform = transform;
      token.transform = transform;
    }
    setAttribute(token.group, 'data-at', figure.at);
    setAttribute(token.group, 'aria-label', figure.description);
    token.group.classList.toggle('selected', figure.selected);
    token.group.classList.toggle('ready', figure.ready === true);
    token.group.classList.toggle('unavailable', !figure.available && !figure.selected);
    token.figure = figure;
  }

  /** `steps` is the route on which a figure that changed its region glides. */
  return function update(
    { groups, pieces, scale, token: size }: Pick<Layout, 'groups' | 'pieces' | 'scale' | 'token'>,
    isStill: boolean,
    steps: readonly string[],
  ): void {
    const seen = new Set<string>();
    const order: SVGGElement[] = [];
    for (const [region, members] of groups) {
      const placed = pieces.get(region);
      if (!placed) continue;
      members.forEach(({ figures }, index) => {
        const [dx, dy] = placed.fan.spots[index] ?? [0, 0];
        figures.forEach((figure, layerIndex) => {
          seen.add(figure.id);
          let token = tokens.get(figure.id);
          if (!token) {
            token = drawToken(figure);
            tokens.set(figure.id, token);
          }
          const below = Math.min(2, figures.length - 1 - layerIndex) * ((STEP * size) / DRAWN);
          const isTop = layerIndex === figures.length - 1;
          const number = figure.number ?? null;
          const text = number === null ? (isTop && figures.length > 1 ? String(figures.length) : '') : String(number);
          if (token.count.textContent !== text) token.count.textContent = text;
          token.group.classList.toggle('counted', text !== '');
          token.group.classList.toggle('numbered', number !== null);
          const x = (placed.middle[0] + dx - below) / scale;
          const y = (placed.middle[1] + dy + below) / scale;
          put(
            token,
            figure,
            x,
            y,
            (size / DRAWN / scale) * (figure.selected && size >= SMALLEST_CHARGE ? CHOSEN_GROWTH : 1),
            isStill,
            steps,
          );
          if (figure.selected) order.push(token.group);
          else order.unshift(token.group);
        });
      });
    }
    for (const [id, { group }] of tokens) {
      if (seen.has(id)) continue;
      group.remove();
      tokens.delete(id);
    }
    // Later elements lie on top: keep the fan's order, the selected last.
    const wanted = [
      ...order.filter((group) => !group.classList.contains('selected')).reverse(),
      ...order.filter((group) => group.classList.contains('selected')),
    ];
    wanted.forEach((group, index) => {
      if (layer.children[index] !== group) layer.insertBefore(group, layer.children[index] ?? null);
    });
  };
}
