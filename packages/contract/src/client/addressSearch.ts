import { suggestionLimit } from '../addressSearch/constants.ts';
import type { AddressSuggestions, FoundAddress } from '../addressSearch/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import { orUndefined } from './orUndefined.ts';
import type { Transport } from './transport.ts';

const addressSearch = lazyCalls(() => import('../addressSearch/endpoints.ts'));

/** What to look for: a typed text, or the addresses of a suggestion that is none itself. */
export interface AddressQuery {
  text: string;
  container?: string;
  /** @default 200 */
  limit?: number;
  /** The service allows no more: only what was searched for before is answered. */
  isKnownOnly?: boolean;
}

/** Returns the addresses of a country that match; `undefined` where there is no address search. */
export async function getAddressSuggestions(
  call: Transport,
  country: string,
  { text, container, limit = suggestionLimit, isKnownOnly = false }: AddressQuery,
  signal?: AbortSignal,
): Promise<AddressSuggestions | undefined> {
  return orUndefined(
    call((await addressSearch()).getAddressSuggestions, {
      params: { country },
      query: { text, limit: String(limit), ...(container === undefined ? {} : { container }) },
      ...(signal ? { signal } : {}),
      ...(isKnownOnly ? { cache: 'cache-only' } : {}),
    }),
  );
}

/** Returns the parts of a suggested address; `undefined` when the service does not know it any more. */
export async function getSuggestedAddress(
  call: Transport,
  country: string,
  id: string,
): Promise<FoundAddress | undefined> {
  return orUndefined(call((await addressSearch()).getSuggestedAddress, { params: { country, id } }));
}
