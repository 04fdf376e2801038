import * as calls from '@touchline/contract/addressSearch/endpoints';
import { suggestionLimit } from '@touchline/contract/addressSearch/constants';
import type { AddressSuggestions } from '@touchline/contract/addressSearch/schema';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { AddressProvider } from './AddressProvider.ts';

/** Searches of one source: a person types a few dozen letters, and every search costs the shop money. */
const searches: Limit = { what: 'address-search', max: 120, seconds: 600 };

/** Longer than a shopper waits for a suggestion. */
const timeLimit = 4_000;

const exceeded: AddressSuggestions = {
  suggestions: [],
  messageList: [{ type: 'AddressProviderLimitExceeded', details: {} }],
};

/** The address search of both surfaces; without a service it does not exist, and addresses are typed. */
export function addressSearchRoutes(
  router: Router,
  shop: CommerceContext,
  provider: AddressProvider | undefined,
): void {
  const providerFor = (country: string): AddressProvider => {
    if (!provider?.countries.includes(country)) throw notFound('address search');
    return provider;
  };

  router.route(calls.getAddressSuggestions, async ({ params: { country }, query, source }) => {
    const service = providerFor(country);
    const { text, container, limit = suggestionLimit } = query;
    // Whoever reaches this limit types the address, as if the service itself had no more.
    if (await shop.limits.exceeds(searches, source)) return exceeded;
    const found = await inTime(service.suggest({ country, text: text.trim(), container, limit }));
    if (found === 'limitExceeded') {
      shop.log.warn('the address service allows no more searches', { country });
      return exceeded;
    }
    return { suggestions: found.slice(0, limit), messageList: [] };
  });

  router.route(calls.getSuggestedAddress, async ({ params: { country, id }, source }) => {
    const service = providerFor(country);
    await shop.limits.take(searches, source);
    const address = await inTime(service.find(country, id));
    if (!address) throw notFound('address');
    return address;
  });
}

/** The service's answer; 503 when it fails or takes too long. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The address service took too long.')), timeLimit);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw new Failure(503, 'Unavailable', String(error).slice(0, 200), { retryAfter: 30 });
  } finally {
    clearTimeout(timer);
  }
}
