import type { ProductList, ProductSummary } from '@touchline/contract/product/schema';

/** JSON by card: a cached card stays the same object, so it is serialised once for all lists. */
const written = new WeakMap<ProductSummary, string>();

function writeCard(card: ProductSummary): string {
  let text = written.get(card);
  if (text === undefined) {
    text = JSON.stringify(card);
    written.set(card, text);
  }
  return text;
}

/** The JSON of a list, identical to `JSON.stringify`: cards are four fifths of it. */
export function writeList({ items, ...rest }: ProductList): string {
  return `{"items":[${items.map(writeCard).join(',')}],${JSON.stringify(rest).slice(1)}`;
}
