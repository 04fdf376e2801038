import { sizeKinds } from '@touchline/contract/product/constants';
import type { FacetValue, SizeKind } from '@touchline/contract/product/schema';

/** Lists with fewer sizes of clothes and shoes show them together. */
const fewSizes = 16;

/** Kinds that a bare number does not tell apart from sizes of clothes and shoes, and that no country has a system for. */
const ownNames: ReadonlySet<SizeKind> = new Set(['waist', 'balls', 'length', 'volume', 'weight']);

/** Sizes by what they are the sizes of, where a list mixes them; a few of clothes and shoes stay together, without a kind. */
export function sizeGroups<Size extends Pick<FacetValue, 'kind'>>(
  sizes: readonly Size[],
): { kind: SizeKind | undefined; sizes: readonly Size[] }[] {
  const groups = sizeKinds
    .map((kind) => ({ kind, sizes: sizes.filter((size) => (size.kind ?? 'other') === kind) }))
    .filter((group) => group.sizes.length > 0);
  const isMixed = groups.some(({ kind }) => ownNames.has(kind));
  if (!isMixed && (sizes.length < fewSizes || groups.length < 2)) return [{ kind: undefined, sizes }];
  return groups;
}
