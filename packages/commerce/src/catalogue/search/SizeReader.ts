import type { MarketSizes } from '../marketSizes.ts';
import { termTokens } from './termTokens.ts';

/** A size in a term: its labels in the market, none where the market has no such size, and its number of words. */
export interface ReadSize {
  readonly sizes: readonly string[];
  readonly length: number;
}

/** Names of size systems as they are typed. */
const systemWords: Readonly<Record<string, string>> = {
  eu: 'EU', eur: 'EU', uk: 'UK', gb: 'UK', us: 'US', usa: 'US', kr: 'KR', fr: 'FR', de: 'DE', it: 'IT', jp: 'JP', au: 'AU', br: 'BR', cn: 'CN', mex: 'MEX',
}; // prettier-ignore

const keyOf = (text: string): string => termTokens(text).join(' ');
const isNumber = (token: string): boolean => /^\d+(\.\d+)?$/.test(token);

/** Finds sizes in search terms, in the market's system or another: `42`, `size 42`, `eu 42` and `42 eu` are UK 8. */
export class SizeReader {
  readonly #own = new Map<string, readonly string[]>();
  readonly #others: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  readonly #sizeWords: ReadonlySet<string>;

  constructor({ own, others }: MarketSizes, sizeWords: readonly string[]) {
    this.#sizeWords = new Set(sizeWords.map(keyOf).filter((word) => systemWords[word] === undefined));
    for (const label of own) {
      // “M 9.5 / W 10.5” is a size of two numbers.
      const numbers = label.includes('/') ? (label.match(/\b[MW] (\d+(?:\.\d+)?)/g) ?? []) : [];
      for (const key of [keyOf(label), ...numbers.map((text) => text.slice(2))])
        this.#own.set(key, [...(this.#own.get(key) ?? []), label]);
    }
    this.#others = new Map(
      [...others].map(([system, labels]) => [
        system,
        new Map([...labels].map(([label, sizes]) => [keyOf(label), [...sizes]])),
      ]),
    );
  }

  /** The size at a position of a term. Without a word before it, only what is clearly one, or where `isBeside` a product. */
  at(tokens: readonly string[], at: number, isBeside: boolean): ReadSize | undefined {
    let next = at;
    let system: string | undefined;
    let isNamed = false;
    for (; next < at + 2; next += 1) {
      const word = tokens[next] ?? '';
      const named = systemWords[word];
      if (named === undefined && !this.#sizeWords.has(word)) break;
      system ??= named;
      isNamed = true;
    }
    const label = tokens[next] ?? '';
    if (label === '') return undefined;
    const behind = systemWords[tokens[next + 1] ?? ''];
    const isBehind = system === undefined && behind !== undefined && isNumber(label);
    if (isBehind) system = behind;
    const sizes = this.#sizes(label, system);
    const length = next - at + (isBehind ? 2 : 1);
    if (isNamed || isBehind) {
      // “us” and “it” are words as well: a system alone says nothing without a size of it.
      return sizes.length > 0 || isNumber(label) ? { sizes, length } : undefined;
    }
    const isClear = /^(\d*x{1,3}[sl]|\d+\.\d+)$/.test(label);
    return sizes.length > 0 && (isClear || isBeside) ? { sizes, length } : undefined;
  }

  #sizes(label: string, system: string | undefined): readonly string[] {
    // A system of which nothing is sold is an ordinary word: “chaussures de 42”.
    if (system !== undefined && this.#others.has(system)) return this.#others.get(system)?.get(label) ?? [];
    const own = this.#own.get(label);
    if (own) return own;
    return [...new Set([...this.#others.values()].flatMap((labels) => labels.get(label) ?? []))];
  }
}
