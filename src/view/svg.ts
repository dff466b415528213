// The few calls that make SVG elements.

const NAMESPACE = 'http://www.w3.org/2000/svg';

export function svgElement<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/**
 * The elements of a drawing of our own: tags with their attributes, and no words. The browser's parsers stay closed to
 * strings in the whole page, so that none comes to life.
 */
export function drawn(drawing: string): DocumentFragment {
  const all = document.createDocumentFragment();
  const open: ParentNode[] = [all];
  for (const [, closes, tag = '', attributes = '', isEmpty] of drawing.matchAll(TAG)) {
    if (closes) open.pop();
    else {
      const element = document.createElementNS(NAMESPACE, tag);
      for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) element.setAttribute(name, value);
      open.at(-1)?.append(element);
      if (!isEmpty) open.push(element);
    }
  }
  return all;
}

/** Writes an attribute only where it differs: most updates touch few elements. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Short numbers for attributes. */
export const tidy = (value: number): number => Math.round(value * 100) / 100;
