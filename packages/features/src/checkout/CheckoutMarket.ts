import type { Market } from '@touchline/contract/market/schema';

/** The data of a market that the checkout forms need. */
export type CheckoutMarket = Pick<
  Market,
  'country' | 'countryNames' | 'addressFields' | 'phone' | 'returnDays' | 'legal' | 'addressSearch'
>;

/** Selects the data of a market that the checkout needs, to keep the rest out of the page. */
export function checkoutMarket(market: Market): CheckoutMarket {
  const { country, countryNames, addressFields, phone, returnDays, legal, addressSearch } = market;
  return {
    ...{ country, countryNames, addressFields, phone, returnDays, legal },
    ...(addressSearch ? { addressSearch } : {}),
  };
}
