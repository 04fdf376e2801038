import type { Market } from '@touchline/contract/market/schema';

/** What the forms of the checkout need to know of a market. */
export type CheckoutMarket = Pick<
  Market,
  'country' | 'countryNames' | 'addressFields' | 'phone' | 'returnDays' | 'legal'
>;

/** Takes from a market what the checkout needs: the rest stays out of the page. */
export function checkoutMarket(market: Market): CheckoutMarket {
  const { country, countryNames, addressFields, phone, returnDays, legal } = market;
  return { country, countryNames, addressFields, phone, returnDays, legal };
}
