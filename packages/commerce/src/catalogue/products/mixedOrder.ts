import type { CatalogueIndex, SetFacet } from './CatalogueIndex.ts';

/**
 * Products in an order that takes turns among departments, and in each among its categories: a row of them shows what a
 * shop has, where a feed's own order shows one kind after the other. What is for everybody comes after what is for some.
 */
export function mixedOrder(index: CatalogueIndex, ids: readonly string[]): string[] {
  const byCategory = (some: readonly string[]) =>
    inTurns(grouped(some, (id) => valueOf(index, 'category', id)));
  const isForAll = (id: string) => valueOf(index, 'gender', id) === 'U';
  const genders = grouped(
    ids.filter((id) => !isForAll(id)),
    (id) => valueOf(index, 'gender', id),
  );
  return [...inTurns(genders.map(byCategory)), ...byCategory(ids.filter(isForAll))];
}

/** The value that a product has of a facet; of categories the deepest. */
function valueOf(index: CatalogueIndex, facet: SetFacet, id: string): string {
  const place = index.placeOf(id);
  if (place === undefined) return '';
  let found = '';
  for (const [value, products] of index.values(facet))
    if (value.length > found.length && products.has(place)) found = value;
  return found;
}

function grouped(ids: readonly string[], keyOf: (id: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const key = keyOf(id);
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  }
  return [...groups.values()];
}

/** The first of each, then the second of each. */
function inTurns(groups: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    groups.flatMap((group) => group.slice(at, at + 1)),
  ).flat();
}
