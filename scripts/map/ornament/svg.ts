// Short SVG text: relative path commands, rounded numbers.
import { at, mix, type Point, type Polyline } from '../points.ts';

export function number(value: number, digits: number): string {
  const text = String(Number(value.toFixed(digits)));
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}

/** Numbers after a command letter; a sign saves the separator. */
function join(values: readonly number[], digits: number): string {
  let text = '';
  for (const value of values) {
    const next = number(value, digits);
    text += text === '' || next.startsWith('-') ? next : ` ${next}`;
  }
  return text;
}

/** Writes relative commands from what is drawn so far, so that rounding never adds up. */
export class PathText {
  private text = '';
  private x = 0;
  private y = 0;
  private start: Point = [0, 0];
  private last = '';
  private readonly digits: number;

  constructor(digits = 1) {
    this.digits = digits;
  }

  private round(value: number): number {
    return Number(value.toFixed(this.digits));
  }

  private add(command: string, points: readonly Point[]): this {
    const values = points.flatMap(([x, y]) => [this.round(x) - this.x, this.round(y) - this.y]);
    const numbers = join(values, this.digits);
    this.text += command === this.last ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : command + numbers;
    this.last = command;
    const end = at(points, -1);
    this.x = this.round(end[0]);
    this.y = this.round(end[1]);
    return this;
  }

  move(to: Point): this {
    this.last = '';
    this.add(this.text === '' ? 'M' : 'm', [to]);
    this.start = [this.x, this.y];
    return this;
  }

  line(...points: readonly Point[]): this {
    for (const point of points) this.add('l', [point]);
    return this;
  }

  quad(control: Point, to: Point): this {
    return this.add('q', [control, to]);
  }

  cubic(first: Point, second: Point, to: Point): this {
    return this.add('c', [first, second, to]);
  }

  /** A polyline as a smooth curve through the middles of its segments. */
  smooth(line: Polyline): this {
    this.move(at(line, 0));
    for (let i = 1; i < line.length - 1; i++) {
      const to = i === line.length - 2 ? at(line, i + 1) : mix(at(line, i), at(line, i + 1), 0.5);
      this.quad(at(line, i), to);
    }
    if (line.length === 2) this.line(at(line, 1));
    return this;
  }

  polyline(line: Polyline): this {
    return this.move(at(line, 0)).line(...line.slice(1));
  }

  /** A closed ring as a smooth curve. */
  ring(points: Polyline): this {
    const first = mix(at(points, -1), at(points, 0), 0.5);
    this.move(first);
    points.forEach((point, i) => {
      this.quad(point, mix(point, at(points, (i + 1) % points.length), 0.5));
    });
    return this.close();
  }

  close(): this {
    this.text += 'z';
    this.last = '';
    [this.x, this.y] = this.start;
    return this;
  }

  toString(): string {
    return this.text;
  }
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value, 2) : value}"`)
    .join('');
  const inside = children.join('');
  return inside === '' ? `<${name}${list}/>` : `<${name}${list}>${inside}</${name}>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  children.join('') === '' ? '' : element('g', attributes, ...children);

export const path = (d: PathText | string, attributes: Attributes = {}): string =>
  element('path', { ...attributes, d: String(d) });

export const use = (id: string, x: number, y: number): string =>
  `<use href="#${id}" x="${number(x, 0)}" y="${number(y, 0)}"/>`;
