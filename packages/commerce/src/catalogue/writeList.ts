import type { ProductList, ProductSummary } from '@touchline/contract/product/schema';

/** A kept card is the same object until it is read again: it is written once, however many lists show it. */
const written = new WeakMap<ProductSummary, string>();

function writeCard(card: ProductSummary): string {
  let text = written.get(card);
  if (text === undefined) {
    text = JSON.stringify(card);
    written.set(card, text);
  }
  return text;
}

/** The JSON of a list, letter for letter what `JSON.stringify` makes of it: cards are four fifths of it. */
export function writeList({ items, ...rest }: ProductList): string {
  return `{"items":[${items.map(writeCard).join(',')}],${JSON.stringify(rest).slice(1)}`;
}
