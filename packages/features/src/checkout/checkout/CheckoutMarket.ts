import type { SiteMarket } from '@touchline/contract/market/schema';

/** The data of a market that the checkout forms need. */
export type CheckoutMarket = Pick<
  SiteMarket,
  | 'country'
  | 'countryNames'
  | 'addressFields'
  | 'phone'
  | 'returnDays'
  | 'legal'
  | 'missingLegal'
  | 'takesTestPayments'
  | 'addressSearch'
>;

/** Selects the data of a market that the checkout needs, to keep the rest out of the page. */
export function checkoutMarket(market: SiteMarket): CheckoutMarket {
  const { country, countryNames, addressFields, phone, returnDays, legal, missingLegal, addressSearch } =
    market;
  return {
    ...{ country, countryNames, addressFields, phone, legal },
    ...(returnDays === undefined ? {} : { returnDays }),
    ...(missingLegal === undefined ? {} : { missingLegal }),
    ...(addressSearch ? { addressSearch } : {}),
    ...(market.takesTestPayments ? { takesTestPayments: true } : {}),
  };
}
