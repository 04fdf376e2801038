import type { Facet, FacetValue } from '@touchline/contract/product/schema';

/** Value, name (0: the same as the value), count; then, where they apply, 1 if chosen, and the swatch. */
type PackedValue = [string, string | 0, number, (0 | 1)?, string[]?];
export type PackedFacet = Omit<Facet, 'values'> & { values: PackedValue[] };

function packValue({ value, label, count, selected, swatch }: FacetValue): PackedValue {
  const packed: PackedValue = [value, label === value ? 0 : label, count];
  if (swatch) packed.push(selected ? 1 : 0, swatch);
  else if (selected) packed.push(1);
  return packed;
}

/** Packs filters for a snapshot: a list has about eighty values. */
export const packFacets = (facets: readonly Facet[]): PackedFacet[] =>
  facets.map((facet) => ({ ...facet, values: facet.values.map(packValue) }));

/** Unpacks the filters of a snapshot. */
export const unpackFacets = (facets: readonly PackedFacet[]): Facet[] =>
  facets.map((facet) => ({
    ...facet,
    values: facet.values.map(([value, label, count, selected, swatch]) => ({
      value,
      label: label === 0 ? value : label,
      count,
      selected: selected === 1,
      ...(swatch ? { swatch } : {}),
    })),
  }));
