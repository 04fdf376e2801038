import type { SiteMarket } from '@touchline/contract/market/schema';
import { pointTypesOf, type CollectionMethod } from './delivery/deliveryKinds.ts';

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
  | 'asksForDocuments'
  | 'smsUpdates'
  | 'invoicing'
> & {
  /** The methods by which goods are collected. */
  collectionMethods: readonly CollectionMethod[];
};

/** Selects the data of a market that the checkout needs, to keep the rest out of the page. */
export function checkoutMarket(market: SiteMarket): CheckoutMarket {
  const { country, countryNames, addressFields, phone, returnDays, legal, missingLegal, addressSearch } =
    market;
  const { deliveryMethods } = market;
  return {
    ...{ country, countryNames, addressFields, phone, legal },
    collectionMethods: deliveryMethods.flatMap((method) => {
      const { id, shippingType, carrierCode, pointTypes, needsConsumerId } = method;
      if (pointTypesOf(method).length === 0) return [];
      return [
        {
          ...{ id, shippingType, carrierCode },
          ...(pointTypes ? { pointTypes } : {}),
          ...(needsConsumerId ? { needsConsumerId } : {}),
        },
      ];
    }),
    ...(returnDays === undefined ? {} : { returnDays }),
    ...(missingLegal === undefined ? {} : { missingLegal }),
    ...(addressSearch ? { addressSearch } : {}),
    ...(market.invoicing ? { invoicing: market.invoicing } : {}),
    ...(market.smsUpdates ? { smsUpdates: market.smsUpdates } : {}),
    ...(market.asksForDocuments ? { asksForDocuments: true } : {}),
    ...(market.takesTestPayments ? { takesTestPayments: true } : {}),
  };
}
