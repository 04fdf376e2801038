import { sizeKinds } from '@touchline/contract/product/constants';
import type { Facet, FacetValue } from '@touchline/contract/product/schema';

/** Value, name (0: the same as the value), count; then, where they apply, 1 if chosen, the swatch, the kind of a size. */
type PackedValue = [string, string | 0, number, (0 | 1)?, (string[] | 0)?, number?];
export type PackedFacet = Omit<Facet, 'values'> & { values: PackedValue[] };

function packValue({ value, label, count, selected, swatch, kind }: FacetValue): PackedValue {
  const packed: PackedValue = [value, label === value ? 0 : label, count];
  if (selected || swatch || kind) packed.push(selected ? 1 : 0);
  if (swatch || kind) packed.push(swatch ?? 0);
  if (kind) packed.push(sizeKinds.indexOf(kind));
  return packed;
}

/** Packs filters for a snapshot: a list has about eighty values. */
export const packFacets = (facets: readonly Facet[]): PackedFacet[] =>
  facets.map((facet) => ({ ...facet, values: facet.values.map(packValue) }));

/** Unpacks the filters of a snapshot. */
export const unpackFacets = (facets: readonly PackedFacet[]): Facet[] =>
  facets.map((facet) => ({
    ...facet,
    values: facet.values.map(([value, label, count, selected, swatch, at]) => {
      const kind = at === undefined ? undefined : sizeKinds[at];
      return {
        value,
        label: label === 0 ? value : label,
        count,
        selected: selected === 1,
        ...(swatch ? { swatch } : {}),
        ...(kind ? { kind } : {}),
      };
    }),
  }));
