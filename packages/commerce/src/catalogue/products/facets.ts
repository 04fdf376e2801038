import type { Facet, FacetKey, FacetValue, SizeKind } from '@touchline/contract/product/schema';
import { currencyDigits, toWire } from '@touchline/contract/money';
import type { Bitset } from './Bitset.ts';
import type { CatalogueIndex, SetFacet } from './CatalogueIndex.ts';
import type { Category } from './CategoryTree.ts';
import type { ListRequest } from './listQuery.ts';
import { compareSizes } from './sizeOrder.ts';
import { colourTexts, genderTexts, inLanguage, listTitles, sizeText, sportTexts } from './vocabulary.ts';

const setFacets: readonly SetFacet[] = ['category', 'gender', 'sport', 'size', 'color', 'sale'];
/** Maximum number of values of a facet: a feed may have thousands of sizes. */
const maxValues = 60;

export interface FacetInput {
  index: CatalogueIndex;
  /** The list without any filter. */
  base: Bitset;
  request: Pick<ListRequest, 'chosen' | 'price'>;
  /** The category whose subcategories are offered; the root categories when absent. */
  category: Category | undefined;
  language: string;
  currency: string;
}

/**
 * Filters a list and counts every facet value. A count is the number of models that the list would have with that value and the
 * selected values of the other facets: values within a facet are combined with "or", facets with "and".
 */
export function narrow(input: FacetInput): { products: Bitset; facets: Facet[] } {
  const { index, base, request } = input;
  const narrowings = new Map<FacetKey, Bitset>();
  for (const facet of setFacets) {
    const values = request.chosen[facet];
    if (values.length > 0) narrowings.set(facet, index.union(facet, valuesOf(facet, values, index)));
  }
  const { price } = request;
  if (price) narrowings.set('price', index.priced(price.from ?? 0, price.to ?? Infinity));
  const without = (facet: FacetKey | undefined) => {
    let products = base;
    for (const [key, set] of narrowings) if (key !== facet) products = products.and(set);
    return products;
  };
  const facets = setFacets.map((facet): Facet => ({
    key: facet,
    values: choices(facet, without(facet), input),
  }));
  facets.splice(5, 0, priceFacet(without('price'), input));
  return {
    products: without(undefined),
    facets: facets.filter((facet) => facet.values.length > 0 || facet.range !== undefined),
  };
}

/** Maps category addresses to paths, which the sets are keyed by. */
function valuesOf(facet: SetFacet, values: readonly string[], index: CatalogueIndex): readonly string[] {
  return facet === 'category'
    ? values.flatMap((address) => index.tree.find(address.split('/')).map(({ path }) => path))
    : values;
}

function choices(facet: SetFacet, products: Bitset, input: FacetInput): FacetValue[] {
  const { index, request, language } = input;
  const selected = new Set(request.chosen[facet]);
  const offered: FacetValue[] = [];
  const offer = (key: string, set: Bitset | undefined, label: () => string, kind?: SizeKind) => {
    const count = set ? index.countModels(products, set) : 0;
    const isChosen = selected.has(key);
    if (count === 0 && !isChosen) return;
    const swatch = facet === 'color' ? colourTexts.get(key)?.swatch : undefined;
    offered.push({
      value: key,
      label: label(),
      count,
      selected: isChosen,
      ...(swatch ? { swatch: [...swatch] } : {}),
      ...(kind ? { kind } : {}),
    });
  };
  const sets = index.values(facet);
  if (facet === 'category') {
    for (const { address, path, names } of offeredCategories(input))
      offer(address, sets.get(path), () => inLanguage(names, language));
    return offered;
  }
  if (facet === 'size') {
    for (const [key, set] of sets) {
      const { label, kind } = index.sizeOf(key);
      offer(index.sizeValue(key), set, () => sizeText(label, language), kind);
    }
  } else for (const [key, set] of sets) offer(key, set, () => labelOf(facet, key, language));
  const known = new Set(facet === 'size' ? [...sets.keys()].map((key) => index.sizeValue(key)) : sets.keys());
  const unknown = [...selected].filter((key) => !known.has(key));
  // A label that several things have means all of them.
  for (const key of unknown) offer(key, facet === 'size' ? index.union(facet, [key]) : undefined, () => key);
  // The index already has the sizes in order; sorting them is slow.
  if (facet !== 'size' || unknown.length > 0) offered.sort(orderOf(facet));
  return offered.slice(0, maxValues);
}

/** Subcategories of the list's category; selected ones stay visible. A single top-level branch is expanded. */
function offeredCategories({ index, category, request }: FacetInput): Category[] {
  let offered: readonly Category[] = category?.children ?? index.tree.roots;
  if (!category && offered.length === 1) offered = offered[0]?.children ?? offered;
  const chosen = request.chosen.category.flatMap((address) =>
    index.tree.find(address.split('/')).slice(0, 1),
  );
  return [...offered, ...chosen.filter((each) => !offered.includes(each))];
}

function labelOf(facet: SetFacet, key: string, language: string): string {
  if (facet === 'gender') return inLanguage(genderTexts.get(key), language) || key;
  if (facet === 'sport') return inLanguage(sportTexts.get(key), language) || key;
  if (facet === 'color') return inLanguage(colourTexts.get(key)?.name, language) || key;
  if (facet === 'sale') return inLanguage(listTitles.reduced, language);
  return key;
}

function orderOf(facet: SetFacet): (a: FacetValue, b: FacetValue) => number {
  if (facet === 'size') return (a, b) => compareSizes(a.label, b.label);
  return (a, b) => b.count - a.count || (a.label < b.label ? -1 : 1);
}

/** Price bounds in whole units of the currency, wide enough for every product. */
function priceFacet(products: Bitset, { index, request, currency }: FacetInput): Facet {
  const range = index.priceRange(products);
  const unit = 10 ** currencyDigits(currency);
  const { from, to } = request.price ?? {};
  return {
    key: 'price',
    values: [],
    ...(range && (range.max > range.min || request.price)
      ? {
          range: {
            min: Math.floor(range.min / unit),
            max: Math.ceil(range.max / unit),
            ...(from === undefined ? {} : { from: toWire(from, currency) }),
            ...(to === undefined ? {} : { to: toWire(to, currency) }),
          },
        }
      : {}),
  };
}
