import { patchItem } from '@touchline/contract/basket/endpoints';
import { addCoupon } from '@touchline/contract/coupon/endpoints';
import { getAddressSuggestions } from '@touchline/contract/addressSearch/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import * as permissions from '@touchline/contract/permissions/endpoints';
import * as scheduling from '@touchline/contract/scheduling/endpoints';
import * as shipping from '@touchline/contract/shipping/endpoints';
import type { CouponRefusal } from '@touchline/contract/coupon/constants';
import type { Basket, BasketMessage } from '@touchline/contract/basket/schema';
import { basketOf, line, tempo } from '../../../packages/features/src/cart/basket/Basket.fixtures.ts';
import { britishSite } from '../../../packages/features/src/checkout/checkout/Checkout.fixtures.ts';
import { readyBasket } from '../../../packages/features/src/checkout/checkout/CheckoutSession.fixtures.ts';
import {
  documentScenarios,
  documentTexts,
  siteWithDocuments,
} from '../../../packages/features/src/checkout/checkout/Documents.fixtures.ts';
import {
  brazilianInvoicing,
  siteInvoicing,
} from '../../../packages/features/src/checkout/checkout/Invoicing.fixtures.ts';
import {
  scheduledBasket,
  scheduledOption,
  slotOptions,
} from '../../../packages/features/src/checkout/checkout/Slots.fixtures.ts';
import type { ErrorCase, Told } from '../ErrorCase.ts';
import type { CodeOf } from '../errorCodes.ts';
import { inBag, inCheckout, pay, refusal, withMessage } from '../screens.tsx';
import { inBagWords, inCheckoutWords, inCodesWords } from '../words.ts';

const { productId, productName } = tempo;

/** The back end says it of a line of the bag. */
const ofLine = (
  type: BasketMessage['type'],
  told: Told,
  details: Partial<BasketMessage['details']> = {},
): ErrorCase => ({
  where: 'Bag, at the line',
  told,
  raise: inBag({ type, details: { productId, productName, ...details } }),
});

/** The back end refuses to have the basket paid for it, and nothing on the page says more. */
const missing = (type: BasketMessage['type']): ErrorCase => ({
  where: 'Checkout, by the button',
  told: inCheckoutWords('pay.notReady.title'),
  raise: withMessage({ type, details: {} }),
});

/** The basket comes with it, and the checkout says so before anything is pressed. */
const atOnce = (type: BasketMessage['type'], told: Told, change: Partial<Basket> = {}): ErrorCase => ({
  where: 'Checkout, delivery',
  told,
  raise: withMessage({ type, details: {} }, change, () => undefined),
});

const siteThatSearches = { ...britishSite, market: { ...britishSite.market, addressSearch: true } };
const previousPrice = 120;
const risen = line({ pricing: { ...tempo.pricing, previousPrice } });
const notSold = inBagWords('line.notSold');
const soldOut = inBagWords('line.outOfStock');

export const basketCases: Readonly<Record<CodeOf<'basket'>, ErrorCase>> = {
  BlockedPostalCode: atOnce('BlockedPostalCode', inCheckoutWords('delivery.blockedPostalCode')),
  ShippingMethodInapplicable: atOnce('ShippingMethodInapplicable', inCheckoutWords('delivery.optionGone')),
  PaymentMethodRequired: missing('PaymentMethodRequired'),
  BillingAddressRequired: missing('BillingAddressRequired'),
  ShippingAddressRequired: {
    where: 'Checkout, at each field of the address',
    told: inCheckoutWords('address.line1.missing'),
    raise: withMessage(
      { type: 'ShippingAddressRequired', details: {} },
      { shippingAddress: undefined, billingAddress: undefined },
    ),
  },
  ShippingMethodRequired: missing('ShippingMethodRequired'),
  InvalidShippingAddress: missing('InvalidShippingAddress'),
  AddressProviderLimitExceeded: {
    where: 'Checkout: the address is typed, not searched for',
    told: inCheckoutWords('address.line1.label'),
    field: 'shipping-line1',
    raise: inCheckout(
      ({ server }) =>
        server.on(getSite, { answer: siteThatSearches }).on(getAddressSuggestions, {
          answer: { suggestions: [], messageList: [{ type: 'AddressProviderLimitExceeded', details: {} }] },
        }),
      ({ store }) => store.details.search.search('tib'),
      readyBasket({ shippingAddress: undefined, billingAddress: undefined }),
    ),
  },
  InvalidProductsTotal: {
    where: 'Bag, above the lines',
    told: inBagWords('total.title'),
    raise: inBag({ type: 'InvalidProductsTotal', details: { maxProductsTotal: 200 } }),
  },
  BasketQuotaExceededException: {
    where: 'Bag, at the line',
    told: inBagWords('refused.BasketQuotaExceededException'),
    raise: inBag(undefined, ({ store, server }) => {
      server.on(patchItem, refusal(422, 'BasketQuotaExceededException'));
      return store.basket.change(tempo.itemId, 2);
    }),
  },
  InvalidProductItem: ofLine('InvalidProductItem', notSold),
  ProductItemWithoutPrice: ofLine('ProductItemWithoutPrice', notSold),
  ProductItemNotAvailable: ofLine('ProductItemNotAvailable', soldOut),
  ProductMaxQuantityExceeded: ofLine(
    'ProductMaxQuantityExceeded',
    inBagWords('line.tooMany', { count: tempo.maxQuantity }),
  ),
  TaxCalculationFailure: atOnce('TaxCalculationFailure', inCheckoutWords('delivery.taxUnknown')),
  ProductItemNotAvailableException: ofLine('ProductItemNotAvailableException', soldOut),
  ProductsForbidden: ofLine('ProductsForbidden', notSold),
  InvalidProductItemException: ofLine('InvalidProductItemException', notSold),
  PriceChanged: {
    where: 'Bag, above the lines',
    told: inBagWords('prices.title'),
    raise: inBag(
      { type: 'PriceChanged', details: { productId, previousPrice } },
      undefined,
      basketOf([risen]),
    ),
  },
  ScheduledDeliveryRequired: {
    where: 'Checkout, at the times of the delivery',
    told: inCheckoutWords('slot.choose'),
    raise: inCheckout(
      ({ server }) =>
        server
          .on(shipping.getShippingMethods, { answer: [scheduledOption] })
          .on(shipping.patchShipment, { answer: scheduledBasket() })
          .on(scheduling.getSchedulingOptions, { answer: slotOptions() }),
      pay,
      scheduledBasket(),
    ),
  },
  InvoicingDetailsRequired: {
    where: 'Checkout, at the number for the invoice',
    told: inCheckoutWords('invoicing.missing.taxNumber'),
    raise: inCheckout(({ server }) => server.on(getSite, { answer: siteInvoicing(brazilianInvoicing) }), pay),
  },
  ConsentRequired: {
    where: 'Checkout, at the box of the document',
    told: inCheckoutWords('consents.missing'),
    raise: inCheckout(
      ({ server }) =>
        server
          .on(getSite, { answer: siteWithDocuments })
          .on(permissions.getPermissionScenarios, { answer: documentScenarios })
          .on(permissions.getPermissionDocuments, { answer: documentTexts }),
      pay,
    ),
  },
};

const refused = (statusCode: CouponRefusal): ErrorCase => ({
  where: 'Bag, at the field of the coupon',
  told: inCodesWords(`problem.${statusCode}`),
  raise: inBag(undefined, ({ store, server }) => {
    server.on(addCoupon, refusal(422, 'CouponRefused', { statusCode }));
    store.codes.type('coupon', 'RUN10-GB');
    return store.codes.add('coupon');
  }),
});

export const couponCases: Readonly<Record<CodeOf<'coupon'>, ErrorCase>> = {
  UNKNOWN: refused('UNKNOWN'),
  EXPIRED: refused('EXPIRED'),
  NOT_STARTED: refused('NOT_STARTED'),
  BELOW_MINIMUM: refused('BELOW_MINIMUM'),
  WRONG_PRODUCTS: refused('WRONG_PRODUCTS'),
  USED_UP: refused('USED_UP'),
  USED_BY_YOU: refused('USED_BY_YOU'),
  NOT_COMBINABLE: refused('NOT_COMBINABLE'),
  MEMBERS_ONLY: refused('MEMBERS_ONLY'),
  FIRST_ORDER_ONLY: refused('FIRST_ORDER_ONLY'),
};
