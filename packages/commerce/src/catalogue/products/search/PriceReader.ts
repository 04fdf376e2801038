import type { SearchVocabulary } from './SearchVocabulary.ts';
import { termTokens } from './termTokens.ts';

/** A range of prices that a term names: `-150`, `50-` or `50-100`, in whole units of the currency as they were typed. */
export interface TermPrice {
  readonly price: string;
  /** The term without it. */
  readonly rest: readonly string[];
}

const noPrices = { below: [], above: [], between: [], currencies: [] };

type Kind = 'below' | 'above' | 'between';

/** A number with or without what is written on to it: `150`, `99.95`, `150eur`, `10만원`. */
const number = /^(\d{1,9}(?:\.\d{1,3})?)(\p{L}*)$/u;
/** Korean numbers count in tens of thousands. */
const multiples: Readonly<Record<string, number>> = { 만: 10_000, 천: 1_000 };
/** What is measured is no price: “under 200 g”. */
const units =
  /^(?:[cmk]?m|[mk]?g|[mc]?l|grams?|gramm|grammes?|kilos?|lit(?:er|re)s?|inch|inches|zoll|km|h|min|그램|리터|جرام|غرام|لتر)$/;

/** Finds price bounds in search terms: “under 150”, “between 50 and 100”, “150 이하”. */
export class PriceReader {
  /** Patterns as tokens, `#` for a number, the longest first. */
  readonly #patterns: readonly { readonly kind: Kind; readonly tokens: readonly string[] }[];
  readonly #currencies: ReadonlySet<string>;
  readonly #isMeasure: (word: string) => boolean;

  /** @param isMeasure whether a word behind a number says that it is a size or an age */
  constructor({ prices }: Pick<SearchVocabulary, 'prices'>, isMeasure: (word: string) => boolean) {
    const { currencies, ...kinds } = prices ?? noPrices;
    this.#patterns = (['between', 'below', 'above'] as const)
      .flatMap((kind) => kinds[kind].map((text) => ({ kind, tokens: patternTokens(text) })))
      .toSorted((a, b) => b.tokens.length - a.tokens.length);
    this.#currencies = new Set(currencies.flatMap((word) => termTokens(word)));
    this.#isMeasure = isMeasure;
  }

  /** The first range of prices in a term; `undefined` where it names none. */
  read(tokens: readonly string[]): TermPrice | undefined {
    for (const at of tokens.keys())
      for (const { kind, tokens: pattern } of this.#patterns) {
        const match = this.#match(pattern, tokens, at);
        if (!match) continue;
        const [first = 0, second = 0] = match.amounts;
        if (isSizeRange(Number(tokens[at - 1]), first)) continue;
        const price = {
          below: `-${first}`,
          above: `${first}-`,
          between: `${Math.min(first, second)}-${Math.max(first, second)}`,
        }[kind];
        return { price, rest: [...tokens.slice(0, at), ...tokens.slice(match.end)] };
      }
    return undefined;
  }

  #match(
    pattern: readonly string[],
    tokens: readonly string[],
    at: number,
  ): { amounts: number[]; end: number } | undefined {
    const amounts: number[] = [];
    let next = at;
    for (const [place, wanted] of pattern.entries()) {
      // “below €150” and “150 euros or less”: names of currencies stand on either side.
      if (place > 0) while (this.#currencies.has(tokens[next] ?? '')) next += 1;
      const token = tokens[next];
      if (token === undefined) return undefined;
      if (wanted === '#') {
        const amount = this.#amountOf(token);
        if (amount === undefined) return undefined;
        amounts.push(amount);
      } else if (token !== wanted) return undefined;
      next += 1;
    }
    while (this.#currencies.has(tokens[next] ?? '')) next += 1;
    const behind = tokens[next] ?? '';
    return units.test(behind) || this.#isMeasure(behind) ? undefined : { amounts, end: next };
  }

  #amountOf(token: string): number | undefined {
    const [, digits = '', letters = ''] = number.exec(token) ?? [];
    if (digits === '') return undefined;
    const times = multiples[letters[0] ?? ''];
    const currency = times === undefined ? letters : letters.slice(1);
    if (currency !== '' && !this.#currencies.has(currency)) return undefined;
    // “100,000” has no decimals.
    const amount = Number(/\.\d{3}$/.test(digits) ? digits.replace('.', '') : digits);
    return amount * (times ?? 1);
  }
}

/** “Size 40 to 42” has no price, “size 8 up to 150” has one. */
const isSizeRange = (before: number, amount: number): boolean => before < amount && amount <= before * 1.5;

const patternTokens = (text: string): string[] =>
  text.split('#').flatMap((part, at) => [...(at > 0 ? ['#'] : []), ...termTokens(part)]);
