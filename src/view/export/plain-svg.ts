// Copies a drawing into SVG that needs no stylesheet: every look becomes an attribute, in words that browsers,
// drawing programs and slides all understand.
import { svgElement } from '../svg.ts';
import { type Paint, readPaint } from './paint.ts';

/** Looks that are copied where they differ from what holds without them. */
const LOOKS: Readonly<Record<string, string>> = {
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'fill-rule': 'nonzero',
  opacity: '1',
};
const TYPE = ['font-family', 'font-size', 'font-style', 'font-weight', 'text-anchor'] as const;
const GEOMETRY: ReadonlySet<string> = new Set(
  'd x y r cx cy rx ry width height transform rotate viewBox points patternUnits patternTransform textLength lengthAdjust id pathLength'.split(
    ' ',
  ),
);
const CONTAINERS: ReadonlySet<string> = new Set(['g', 'defs', 'pattern', 'clipPath']);

const lengths = (value: string): string => value.replaceAll('px', '');

/** The copy, or null where nothing would be seen. */
export function toPlainSvg(element: SVGElement): SVGElement | null {
  const style = getComputedStyle(element);
  const { tagName } = element;
  if (style.display === 'none' && tagName !== 'defs') return null;
  const copy = document.createElementNS('http://www.w3.org/2000/svg', tagName);
  for (const { name, value } of element.attributes) if (GEOMETRY.has(name)) copy.setAttribute(name, value);
  if (style.transform !== 'none' && element.style.transform + element.className.baseVal !== '') {
    // A transform by style takes the place of the attribute.
    if (!element.hasAttribute('transform') || element.style.transform !== '') {
      copy.setAttribute('transform', style.transform);
    }
  }
  const clip = /url\("?(#[\w-]+)"?\)/.exec(style.clipPath)?.[1];
  if (clip !== undefined) copy.setAttribute('clip-path', `url(${clip})`);
  if (style.opacity !== '1') copy.setAttribute('opacity', style.opacity);
  if (CONTAINERS.has(tagName)) return copyContainer(element, copy);
  if (tagName === 'text') {
    for (const name of TYPE) copy.setAttribute(name, lengths(style.getPropertyValue(name)));
    if (style.whiteSpace.includes('pre')) copy.setAttribute('xml:space', 'preserve');
    copy.append(...[...element.childNodes].map(copyText));
  }
  return paint(copy, style);
}

function copyContainer(element: SVGElement, copy: SVGElement): SVGElement | null {
  for (const child of element.children) {
    // Symbols have been put in the place of their uses.
    const isSymbol = element.tagName === 'defs' && child.tagName === 'g';
    const plain = child instanceof SVGElement && !isSymbol ? toPlainSvg(child) : null;
    if (plain) copy.append(plain);
  }
  return copy.childElementCount > 0 ? copy : null;
}

function copyText(node: ChildNode): Node {
  if (!(node instanceof SVGElement)) return node.cloneNode(true);
  const span = svgElement('tspan', {}, node.textContent ?? '');
  for (const name of ['x', 'y']) span.setAttribute(name, node.getAttribute(name) ?? '0');
  return span;
}

function paint(copy: SVGElement, style: CSSStyleDeclaration): SVGElement | null {
  const fill = readPaint(style.fill, style.fillOpacity);
  const stroke = readPaint(style.stroke, style.strokeOpacity);
  const isStroked = stroke !== null && Number.parseFloat(style.strokeWidth) > 0;
  // What clips is not painted, and yet has its shape.
  if (fill === null && !isStroked) return copy.tagName === 'rect' ? withPaint(copy, 'fill', null) : null;
  for (const [name, initial] of Object.entries(LOOKS)) {
    const value = style.getPropertyValue(name);
    const isOfStroke = name.startsWith('stroke');
    if (value !== initial && (isStroked || !isOfStroke)) copy.setAttribute(name, lengths(value));
  }
  if (!isStroked) return withPaint(copy, 'fill', fill);
  if (fill === null || !style.paintOrder.startsWith('stroke')) {
    return withPaint(withPaint(copy, 'stroke', stroke), 'fill', fill);
  }
  // Not every program knows that a halo lies below: it becomes a shape of its own.
  const halo = copy.cloneNode(true);
  if (!(halo instanceof SVGElement)) return copy;
  for (const name of ['transform', 'clip-path', 'opacity']) {
    halo.removeAttribute(name);
  }
  const group = svgElement('g', {}, withPaint(withPaint(halo, 'fill', null), 'stroke', stroke));
  for (const name of ['transform', 'clip-path', 'opacity']) {
    const value = copy.getAttribute(name);
    if (value !== null) group.setAttribute(name, value);
    copy.removeAttribute(name);
  }
  for (const name of Object.keys(LOOKS)) if (name.startsWith('stroke')) copy.removeAttribute(name);
  group.append(withPaint(copy, 'fill', fill));
  return group;
}

function withPaint(element: SVGElement, kind: 'fill' | 'stroke', value: Paint | null): SVGElement {
  if (value === null) {
    if (kind === 'fill') element.setAttribute('fill', 'none');
    return element;
  }
  element.setAttribute(kind, value.colour);
  if (value.opacity < 1) element.setAttribute(`${kind}-opacity`, String(value.opacity));
  return element;
}
