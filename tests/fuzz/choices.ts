// Numbers into choices. fast-check deals the numbers, so that a fault can be repeated by its seed and made smaller; what
// they choose is written as plain functions, which cost a tenth of what composed arbitraries do.

export class Choices {
  readonly #numbers: readonly number[];
  #at = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  /** Whole, from 0 to below `end`. Goes on for ever: where the numbers end, they come again. */
  below(end: number): number {
    const at = this.#at++;
    const number = this.#numbers[at % this.#numbers.length] ?? 0;
    return (number + Math.floor(at / this.#numbers.length) * 7) % end;
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return this.below(times) === times - 1;
  }

  of<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0];
  }
}
