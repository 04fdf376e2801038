import { ones, type Bitset } from './Bitset.ts';

/** Which products are colours of one model: a list shows and counts a model once. */
export class Models {
  /** The model of each product, as a number. */
  readonly #numbers: Uint32Array;
  /** Products that are their model's only one: they are counted without looking at each. */
  readonly #single: Uint32Array;
  /** The last round in which a model was met. */
  readonly #met: Uint32Array;
  #round = 0;

  /** @param keys The model of each product, by its position in the index. */
  constructor(keys: readonly string[]) {
    const known = new Map<string, number>();
    const sizes: number[] = [];
    this.#numbers = Uint32Array.from(keys, (key) => {
      const number = known.get(key) ?? known.size;
      known.set(key, number);
      sizes[number] = (sizes[number] ?? 0) + 1;
      return number;
    });
    this.#met = new Uint32Array(known.size);
    this.#single = new Uint32Array((keys.length + 31) >>> 5);
    this.#numbers.forEach((number, at) => {
      if (sizes[number] === 1) this.#single[at >>> 5] = (this.#single[at >>> 5] ?? 0) | (1 << (at & 31));
    });
  }

  /** Number of models that have a product in both sets. */
  count(one: Bitset, other: Bitset = one): number {
    this.#round += 1;
    let count = 0;
    for (let at = 0; at < one.words.length; at += 1) {
      const word = (one.words[at] ?? 0) & (other.words[at] ?? 0);
      if (word === 0) continue;
      const single = this.#single[at] ?? 0;
      count += ones(word & single);
      for (let rest = word & ~single; rest !== 0; rest &= rest - 1)
        if (this.#meet(at * 32 + 31 - Math.clz32(rest & -rest))) count += 1;
    }
    return count;
  }

  /** A function that tells for each product whether it is the first of its model. */
  firsts(): (at: number) => boolean {
    const met = new Set<number>();
    return (at) => {
      const number = this.#numbers[at] ?? -1;
      if (met.has(number)) return false;
      met.add(number);
      return true;
    };
  }

  #meet(at: number): boolean {
    const number = this.#numbers[at] ?? 0;
    if (this.#met[number] === this.#round) return false;
    this.#met[number] = this.#round;
    return true;
  }
}
