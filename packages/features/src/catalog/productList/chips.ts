import type { ListRequest } from '@touchline/contract/client/catalogue';
import type { Facet } from '@touchline/contract/product/schema';
import { choiceKeys, type ChoiceKey } from './listFields.ts';
import { readPrice, valuesOf } from './listRequest.ts';

/** One active filter, and the request without it. */
export type Chip =
  | { kind: 'choice'; key: ChoiceKey; value: string; label: string; without: ListRequest }
  | { kind: 'price'; from: number | undefined; to: number | undefined; without: ListRequest };

/** The request with or without one value of a facet; a changed filter starts on the first page. */
export function withValue(request: ListRequest, key: ChoiceKey, value: string, isOn: boolean): ListRequest {
  const others = valuesOf(request, key).filter((each) => each !== value);
  return withValues(request, key, isOn ? [...others, value] : others);
}

/** The request with exactly these values of a facet. */
export function withValues(request: ListRequest, key: ChoiceKey, values: readonly string[]): ListRequest {
  const { [key]: _, page: __, ...rest } = request;
  return values.length ? { ...rest, [key]: values.toSorted().join(',') } : rest;
}

/** The request with another price range, or none. */
export function withPrice(request: ListRequest, price: string | undefined): ListRequest {
  const { price: _, page: __, ...rest } = request;
  return price === undefined ? rest : { ...rest, price };
}

/** The filters of a request, in facet order; their names come from the list's facets. */
export function chipsOf(request: ListRequest, facets: readonly Facet[]): Chip[] {
  const labelOf = (key: ChoiceKey, value: string): string =>
    facets.find((facet) => facet.key === key)?.values.find((each) => each.value === value)?.label ?? value;
  const chips: Chip[] = choiceKeys.flatMap((key) =>
    valuesOf(request, key).map((value) => ({
      kind: 'choice' as const,
      key,
      value,
      label: labelOf(key, value),
      without: withValue(request, key, value, false),
    })),
  );
  const range = readPrice(request.price ?? '');
  if (range)
    chips.push({ kind: 'price', from: range.from, to: range.to, without: withPrice(request, undefined) });
  return chips;
}
