import { startHostedPayment } from '@touchline/contract/payment/endpoints';
import * as shipping from '@touchline/contract/shipping/endpoints';
import type { PrimeError } from '@touchline/contract/codes';
import { nextDay, standard } from '../../../packages/features/src/checkout/checkout/Checkout.fixtures.ts';
import { strike } from '../../../packages/features/src/cart/basket/Basket.fixtures.ts';
import type { ErrorCase } from '../ErrorCase.ts';
import type { CodeOf } from '../errorCodes.ts';
import { choosing, inCheckout, paying, refusal } from '../screens.tsx';
import { inBagWords, inCheckoutWords } from '../words.ts';

const atDelivery = 'Checkout, delivery';
const soldOut = { productIds: [strike.productId] };

export const deliveryCases: Readonly<Record<CodeOf<'delivery'>, ErrorCase>> = {
  ReservationFailure: {
    where: 'Bag, after paying',
    told: inBagWords('reservation.text', { names: strike.productName }),
    raise: paying(refusal(409, 'ReservationFailure', soldOut)),
  },
  ReservationFailureWithoutProductUnavailability: {
    where: 'Bag, after choosing a delivery',
    told: inBagWords('hold.text'),
    raise: choosing(refusal(409, 'ReservationFailureWithoutProductUnavailability', { productIds: [] })),
  },
  FulfillmentFailedProductNotAvailable: {
    where: 'Bag, after paying',
    told: inBagWords('reservation.title'),
    raise: paying(refusal(409, 'FulfillmentFailedProductNotAvailable', soldOut)),
  },
  ShippingMethodNotFound: {
    where: atDelivery,
    told: inCheckoutWords('delivery.optionGone'),
    raise: choosing(refusal(422, 'ShippingMethodNotFound')),
  },
  UnserviceableException: {
    where: atDelivery,
    told: inCheckoutWords('delivery.unserviceable'),
    raise: choosing(refusal(422, 'UnserviceableException')),
  },
  CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE: {
    where: atDelivery,
    told: inCheckoutWords('delivery.blockedPostalCode'),
    raise: choosing(refusal(422, 'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE')),
  },
};

const prime = {
  ...nextDay,
  ...{ id: 'prime', carrierCode: 'AMZL', carrierName: 'Amazon Prime', carrierService: 'PRIME' as const },
  ...{ carrierServiceCode: 'prime', price: 0 },
};

/** Prime is offered, and says why it does not deliver this. */
const offering = (errorCode: PrimeError): ErrorCase => ({
  where: 'Checkout, at the option of Prime',
  told: inCheckoutWords(`prime.${errorCode}`),
  raise: inCheckout(({ server }) =>
    server.on(shipping.getShippingMethods, { answer: [standard, nextDay, { ...prime, errorCode }] }),
  ),
});

export const primeCases: Readonly<Record<CodeOf<'prime'>, ErrorCase>> = {
  UserNotPrimeAuthenticated: offering('UserNotPrimeAuthenticated'),
  InvalidAddressForPrime: offering('InvalidAddressForPrime'),
  ItemOutOfStockForPrime: offering('ItemOutOfStockForPrime'),
  ItemAmountUnavailableForPrime: offering('ItemAmountUnavailableForPrime'),
  ItemNotPrimeEnabled: offering('ItemNotPrimeEnabled'),
  UnknownPrimeError: {
    where: 'Checkout, by the button: Prime is over when the order is placed',
    told: inCheckoutWords('pay.primeGone.title'),
    raise: inCheckout(
      ({ server }) => server.on(startHostedPayment, refusal(422, 'UnknownPrimeError')),
      ({ store }) => store.pay(),
    ),
  },
  InvalidTokenForPrime: offering('InvalidTokenForPrime'),
  ShopperNotPrimeEnabled: offering('ShopperNotPrimeEnabled'),
};
