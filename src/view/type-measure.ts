// Widths of names in the map's type, measured once per text.

export interface TypeMeasure {
  /** Width of the longest line at a size, in pixels. */
  width(lines: readonly string[], size: number): number;
  /** Widths of single letters, as shares of the size. */
  letters(letters: readonly string[]): readonly number[];
  /** Forgets all, once the bundled type has arrived. */
  clear(): void;
}

const SAMPLE = 100;

export function createTypeMeasure(element: Element): TypeMeasure {
  const context = document.createElement('canvas').getContext('2d');
  const widths = new Map<string, number>();

  function measure(text: string): number {
    const known = widths.get(text);
    if (known !== undefined) return known;
    // Without a canvas (a test's document) half an em a letter is near enough.
    const width = context?.measureText(text).width ?? text.length * SAMPLE * 0.5;
    widths.set(text, width);
    return width;
  }
  function chooseFont(): void {
    const family = getComputedStyle(element).getPropertyValue('--map-font').trim() || 'serif';
    if (context) context.font = `italic 500 ${SAMPLE}px ${family}`;
  }

  chooseFont();
  return {
    width: (lines, size) => (Math.max(...lines.map(measure)) / SAMPLE) * size + 1,
    letters: (letters) => letters.map((letter) => measure(letter) / SAMPLE),
    clear() {
      widths.clear();
      chooseFont();
    },
  };
}
