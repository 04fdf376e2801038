import type { SizeKind, SortOrder } from '@touchline/contract/product/schema';
import { Bitset } from './Bitset.ts';
import type { CategoryTree } from './CategoryTree.ts';
import type { MarketSize } from './marketSizes.ts';
import { Models } from './Models.ts';
import { compareSizes } from './sizeOrder.ts';

/** Product data needed for lists. Money in whole minor units. */
export interface IndexedProduct {
  id: string;
  /** Products of one model are its colours: a list shows one of them. */
  model: string;
  category: string | null;
  gender: string;
  sports: readonly string[];
  colours: readonly string[];
  /** Labels, in the market's size system, of sizes that can be bought or are coming. */
  sizes: readonly { label: string; kind: SizeKind }[];
  price: number;
  standard: number;
  launchedAt: Date;
  isNew: boolean;
  hasPicture: boolean;
  /** Whether no size is available: such products are sorted last. */
  isGone: boolean;
}

/** The key of a size among the values of its facet. */
export const sizeKey = ({ label, kind }: { label: string; kind: SizeKind }): string => `${kind}:${label}`;

/** Facets whose values are sets of products. */
export type SetFacet = 'category' | 'gender' | 'sport' | 'size' | 'color' | 'sale';

/**
 * The products of a market as sets, for lists and their counts. Built from the database and discarded when the
 * catalogue changes: it is a cache only.
 */
export class CatalogueIndex {
  readonly ids: readonly string[];
  readonly prices: Float64Array;
  readonly everything: Bitset;
  readonly newest: Bitset;
  /** Products that have a picture. */
  readonly pictured: Bitset;
  readonly tree: CategoryTree;
  /** What the sizes of the market are called, here and elsewhere. */
  readonly sizes: readonly MarketSize[];
  readonly #models: Models;
  readonly #places = new Map<string, number>();
  readonly #sets: Record<SetFacet, Map<string, Bitset>> = {
    category: new Map(),
    gender: new Map(),
    sport: new Map(),
    size: new Map(),
    color: new Map(),
    sale: new Map(),
  };
  /** Keys of sizes by label: 36 is a waist and a shoe. */
  readonly #keys = new Map<string, Set<string>>();
  readonly #sizesByKey = new Map<string, { label: string; kind: SizeKind }>();
  readonly #orders: Record<SortOrder, Uint32Array>;

  /** Takes the products in "our pick" order. */
  constructor(products: readonly IndexedProduct[], tree: CategoryTree, sizes: readonly MarketSize[] = []) {
    this.tree = tree;
    this.sizes = sizes;
    this.ids = products.map((product) => product.id);
    this.#models = new Models(products.map((product) => product.model));
    this.prices = Float64Array.from(products, (product) => product.price);
    this.everything = Bitset.full(products.length);
    this.newest = new Bitset(products.length);
    this.pictured = new Bitset(products.length);
    products.forEach((product, at) => this.#put(product, at));
    this.#sets.size = new Map(
      [...this.#sets.size].sort(([a], [b]) => compareSizes(this.sizeOf(a).label, this.sizeOf(b).label)),
    );
    this.#orders = orders(products);
  }

  #put(product: IndexedProduct, at: number): void {
    this.#places.set(product.id, at);
    for (const path of this.tree.ancestry(product.category)) this.#add('category', path, at);
    this.#add('gender', product.gender, at);
    for (const sport of product.sports) this.#add('sport', sport, at);
    for (const { label, kind } of product.sizes) {
      const key = sizeKey({ label, kind });
      this.#add('size', key, at);
      this.#keys.set(label, (this.#keys.get(label) ?? new Set()).add(key));
      this.#sizesByKey.set(key, { label, kind });
    }
    for (const colour of product.colours) this.#add('color', colour, at);
    if (product.price < product.standard) this.#add('sale', 'true', at);
    if (product.isNew) this.newest.add(at);
    if (product.hasPicture) this.pictured.add(at);
  }

  #add(facet: SetFacet, value: string, at: number): void {
    let set = this.#sets[facet].get(value);
    if (!set) {
      set = new Bitset(this.ids.length);
      this.#sets[facet].set(value, set);
    }
    set.add(at);
  }

  /**
   * Products with any of these values; unknown values match no product. A size is a key of `values`, or a label, which means
   * all sizes of that name.
   */
  union(facet: SetFacet, values: Iterable<string>): Bitset {
    const union = new Bitset(this.ids.length);
    for (const value of values) {
      const keys = facet === 'size' ? (this.#keys.get(value) ?? [value]) : [value];
      for (const key of keys) {
        const set = this.#sets[facet].get(key);
        if (set) union.addAll(set);
      }
    }
    return union;
  }

  /** The label of a size's key, and what it is the size of. */
  sizeOf(key: string): { label: string; kind: SizeKind } {
    return this.#sizesByKey.get(key) ?? { label: key, kind: 'other' };
  }

  /** A size in addresses: its label, or its key where other things have sizes of that name too. */
  sizeValue(key: string): string {
    const { label } = this.sizeOf(key);
    return (this.#keys.get(label)?.size ?? 0) > 1 ? key : label;
  }

  /** Every value of a facet with its products; sizes by key, in the order of `compareSizes`. */
  values(facet: SetFacet): ReadonlyMap<string, Bitset> {
    return this.#sets[facet];
  }

  /** Products that cost from `from` to `to`, inclusive. */
  priced(from: number, to: number): Bitset {
    const set = new Bitset(this.ids.length);
    this.prices.forEach((price, at) => {
      if (price >= from && price <= to) set.add(at);
    });
    return set;
  }

  /** Lowest and highest price of a set; `undefined` when it is empty. */
  priceRange(set: Bitset): { min: number; max: number } | undefined {
    let min = Infinity;
    let max = -Infinity;
    this.prices.forEach((price, at) => {
      if (!set.has(at)) return;
      if (price < min) min = price;
      if (price > max) max = price;
    });
    return max < min ? undefined : { min, max };
  }

  /** Number of models in a set, or in what it has in common with another. */
  countModels(set: Bitset, other?: Bitset): number {
    return this.#models.count(set, other);
  }

  /** The index position of a product, if this market has it. */
  placeOf(id: string): number | undefined {
    return this.#places.get(id);
  }

  /** A set of these products; ids of other markets are skipped. */
  setOf(ids: readonly string[]): Bitset {
    const set = new Bitset(this.ids.length);
    for (const id of ids) {
      const place = this.#places.get(id);
      if (place !== undefined) set.add(place);
    }
    return set;
  }

  /** One page of a set in a sort order: of each model the first colour. */
  page(set: Bitset, sort: SortOrder, from: number, count: number): string[] {
    return this.#cut(this.#orders[sort], set, from, count, this.#models.firsts());
  }

  /**
   * One page of a set in the order of these ids, and then its other products in "our pick" order: of each model the
   * first colour. Ids of other markets are skipped.
   */
  pageInOrderOf(ids: readonly string[], set: Bitset, from: number, count: number): string[] {
    const isFirst = this.#models.firsts();
    const first: number[] = [];
    for (const id of ids) {
      const place = this.#places.get(id);
      if (place === undefined || !set.has(place) || !isFirst(place)) continue;
      first.push(place);
      if (first.length === from + count) break;
    }
    const page = first.slice(from).map((place) => this.ids[place] ?? '');
    if (page.length === count) return page;
    return [
      ...page,
      ...this.#cut(this.#orders.pick, set, Math.max(0, from - first.length), count - page.length, isFirst),
    ];
  }

  #cut(
    places: ArrayLike<number>,
    set: Bitset,
    from: number,
    count: number,
    isFirst: (at: number) => boolean,
  ): string[] {
    const page: string[] = [];
    let seen = 0;
    for (let at = 0; at < places.length && page.length < count; at += 1) {
      const place = places[at] ?? 0;
      if (!set.has(place) || !isFirst(place)) continue;
      if (seen >= from) page.push(this.ids[place] ?? '');
      seen += 1;
    }
    return page;
  }
}

function orders(products: readonly IndexedProduct[]): Record<SortOrder, Uint32Array> {
  const sorted = (rank: (product: IndexedProduct) => number) => {
    const ranks = Float64Array.from(products, rank);
    const gone = Uint8Array.from(products, (product) => Number(product.isGone));
    return Uint32Array.from(products.keys()).sort(
      (a, b) => (gone[a] ?? 0) - (gone[b] ?? 0) || (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b,
    );
  };
  return {
    pick: sorted(() => 0),
    newest: sorted((product) => -product.launchedAt.getTime()),
    'price-asc': sorted((product) => product.price),
    'price-desc': sorted((product) => -product.price),
    discount: sorted((product) => (product.standard > 0 ? product.price / product.standard : 1)),
  };
}
