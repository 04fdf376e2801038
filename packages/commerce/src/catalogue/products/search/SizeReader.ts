import type { SizeKind } from '@touchline/contract/product/schema';
import type { MarketSize } from '../marketSizes.ts';
import type { SearchVocabulary } from './SearchVocabulary.ts';
import { sizeTexts } from './sizeTexts.ts';
import { termTokens } from './termTokens.ts';

/** A size in a term: the sizes of the market that it may be, none where there is no such size, and its number of words. */
export interface ReadSize {
  readonly sizes: readonly MarketSize[];
  readonly length: number;
  /** Whether nothing else can be meant: `size 9`, `EU 42`, `26.5 cm`, `XL`. */
  readonly isClear: boolean;
}

/** Whether the products in question have a size. */
export type IsOffered = (size: MarketSize) => boolean;

/** Names of size systems and of the measures of feet and children as they are typed in every language. */
const systemWords: Readonly<Record<string, string>> = {
  eu: 'EU', eur: 'EU', uk: 'UK', gb: 'UK', us: 'US', usa: 'US', kr: 'KR', fr: 'FR', de: 'DE', it: 'IT', jp: 'JP', au: 'AU', br: 'BR', cn: 'CN', mex: 'MEX',
  cm: 'cm', mm: 'mm',
}; // prettier-ignore

const measures: ReadonlySet<string | undefined> = new Set(['cm', 'mm']);
const isNumber = (text: string): boolean => /^\d+(\.\d+)?$/.test(text);
/** A number that may be a size where it stands alone: no year and no other large number. */
const isSizeNumber = (text: string): boolean => /^\d{1,3}(\.\d+)?$/.test(text);

/** A number, and for a third what is nearest to it where a size run has halves: EU 42⅔ is 42½, 41⅓ is 41. */
function nearTo(text: string): string[] {
  const [, whole = '', part] = /^(\d+)\.(33|67)$/.exec(text) ?? [];
  if (part === undefined) return [text];
  return [text, `${whole}.5`, part === '33' ? whole : String(Number(whole) + 1)];
}

/** Sizes that stand for each other: shoes and socks by the foot, and clothes by the body. */
const families: Readonly<Partial<Record<SizeKind, string>>> = {
  ...{ shoes: 'foot', socks: 'foot' },
  ...{ clothing: 'body', waist: 'body', trousers: 'body', children: 'body' },
};
const familyOf = ({ kind }: MarketSize): string => families[kind] ?? kind;

/** Sizes by a text that is typed for them. */
type Texts = Map<string, MarketSize[]>;

/** The sizes by their texts, in the market's own system and in every one. */
interface SizeTable {
  readonly own: Texts;
  readonly bySystem: Map<string, Texts>;
}

/** Finds sizes in search terms, in the market's system or another: `42`, `size 42`, `EU42` and `42 eu` are UK 8. */
export class SizeReader {
  readonly #exact: SizeTable = { own: new Map(), bySystem: new Map() };
  readonly #near: SizeTable = { own: new Map(), bySystem: new Map() };
  readonly #sizeWords: ReadonlySet<string>;
  readonly #systems: ReadonlyMap<string, string>;
  /** Sizes in letters by their names, as tokens. */
  readonly #names: ReadonlyMap<string, string>;

  constructor(
    sizes: readonly MarketSize[],
    {
      sizeWords,
      sizeSystems = {},
      sizeNames = {},
    }: Pick<SearchVocabulary, 'sizeWords' | 'sizeSystems' | 'sizeNames'>,
  ) {
    const keyOf = (word: string) => termTokens(word).join(' ');
    this.#systems = new Map([
      ...Object.entries(systemWords),
      ...Object.entries(sizeSystems).flatMap(([system, words]) =>
        words.map((word) => [keyOf(word), system] as const),
      ),
    ]);
    this.#sizeWords = new Set(sizeWords.map(keyOf).filter((word) => !this.#systems.has(word)));
    this.#names = new Map(
      Object.entries(sizeNames).flatMap(([label, names]) =>
        names.map((name) => [keyOf(name), label.toLowerCase()] as const),
      ),
    );
    for (const size of sizes) this.#put(size);
  }

  #put(size: MarketSize): void {
    const add = (texts: Texts, typed: ReadonlySet<string>) => {
      for (const text of typed) texts.set(text, [...(texts.get(text) ?? []), size]);
    };
    const addAll = (label: string, textsOf: (table: SizeTable) => Texts) => {
      const { exact, near } = sizeTexts(label, size.kind);
      add(textsOf(this.#exact), exact);
      add(textsOf(this.#near), near);
    };
    addAll(size.label, ({ own }) => own);
    for (const [system, label] of Object.entries(size.labels))
      addAll(label, ({ bySystem }) => {
        const texts: Texts = bySystem.get(system) ?? new Map();
        bySystem.set(system, texts);
        return texts;
      });
  }

  /** Whether a word says that a size follows. */
  isSizeWord(word: string): boolean {
    return this.#sizeWords.has(word) || this.#systems.has(word);
  }

  /**
   * The size at a position of a term. A number that no size has is one as well: without a word before it, it is not clear
   * whether it is meant as one.
   */
  at(tokens: readonly string[], at: number, isOffered: IsOffered): ReadSize | undefined {
    const words = tokens
      .slice(at, at + 6)
      .flatMap((token, place) => this.#split(token).map((text) => ({ text, end: place + 1 })));
    const textAt = (place: number) => words[place]?.text ?? '';
    let next = 0;
    let system: string | undefined;
    for (; next < 2 && this.isSizeWord(textAt(next)); next += 1) system ??= this.#systems.get(textAt(next));
    if (measures.has(system)) return undefined;
    const isNamed = next > 0;
    for (let count = 3; count > 0; count -= 1) {
      const label = words.slice(next, next + count).map(({ text }) => text);
      if (label.length < count) continue;
      const text = label.join(' ');
      const behind = isNumber(text)
        ? this.#behind(textAt(next + count), textAt(next + count + 1))
        : undefined;
      const sizes = this.#find(this.#names.get(text) ?? text, system ?? behind?.system, isOffered);
      const isBehind = behind !== undefined && (system === undefined || behind.system === undefined);
      const length = words[next + count - (isBehind ? 0 : 1)]?.end ?? 0;
      if (sizes.length > 0) {
        const isWritten = /^(\d*x{1,3}[sl]|\d+\.\d+)$/.test(text);
        return { sizes, length, isClear: isNamed || isBehind || isWritten };
      }
      if (count > 1 || !isNumber(text)) continue;
      // “us” and “it” are words as well: a system alone says nothing without a size of it.
      const isClear = isNamed || (isBehind && !measures.has(behind.system));
      if (isClear || isSizeNumber(text)) return { sizes, length, isClear };
    }
    return undefined;
  }

  /** What a word says of the number before it: its size system, or only that it is a size. */
  #behind(word: string, next: string): { system?: string } | undefined {
    const system = this.#systems.get(word);
    if (system !== undefined) return { system };
    return this.#sizeWords.has(word) && !isNumber(next) ? {} : undefined;
  }

  /** `EU42`, `26.5cm` and `265사이즈` are several words. */
  #split(token: string): string[] {
    const parts = /^(\p{L}*)(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(token)?.slice(1).filter(Boolean) ?? [token];
    return parts.every((part) => isNumber(part) || this.isSizeWord(part)) ? parts : [token];
  }

  #find(text: string, system: string | undefined, isOffered: IsOffered): readonly MarketSize[] {
    const tries = nearTo(text).flatMap((each) => {
      if (system === 'cm' || system === 'mm') return [this.#measured(each, system)];
      return [
        this.#labelled(this.#exact, each, system, isOffered),
        this.#labelled(this.#near, each, system, isOffered),
      ];
    });
    return tries.map((sizes) => sizes.filter(isOffered)).find((sizes) => sizes.length > 0) ?? [];
  }

  #labelled(
    { own, bySystem }: SizeTable,
    text: string,
    system: string | undefined,
    isOffered: IsOffered,
  ): MarketSize[] {
    // A system of which nothing is sold is an ordinary word: “chaussures de 42”.
    const wanted = system === undefined ? undefined : bySystem.get(system);
    if (wanted) return wanted.get(text) ?? [];
    const sizes = (own.get(text) ?? []).filter(isOffered);
    const known = new Set(sizes.map(familyOf));
    const others = [...bySystem.values()].flatMap((texts) => texts.get(text) ?? []);
    return [...sizes, ...others.filter((size) => !known.has(familyOf(size)))];
  }

  /** Shoes by the length of the foot, which is their Korean size; children's clothes by the body height; and lengths. */
  #measured(text: string, unit: 'cm' | 'mm'): MarketSize[] {
    const { own, bySystem } = this.#exact;
    const millimetres = String(Math.round(Number(text) * (unit === 'cm' ? 10 : 1)));
    const feet = bySystem.get('KR')?.get(millimetres) ?? [];
    const heights = ['EU', 'KR'].flatMap((system) => bySystem.get(system)?.get(text) ?? []);
    return [
      ...feet.filter(({ kind }) => kind === 'shoes'),
      ...heights.filter(({ kind }) => kind === 'children' && unit === 'cm'),
      ...(own.get(`${text} ${unit}`) ?? []),
    ];
  }
}
