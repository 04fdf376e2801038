import type { ExpressPlace, ExpressQuote } from '@touchline/contract/express/schema';
import type { Market } from '@touchline/contract/market/schema';
import { toWire } from '@touchline/contract/money';
import { isBlockedPostalCode } from '../../kernel/address/checkAddress.ts';
import { isServed, marketAt } from '../../kernel/delivery/marketAt.ts';
import { isForEverybody } from '../../kernel/delivery/prime.ts';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import type { BasketData } from '../basket/BasketData.ts';
import { computeBasket, type ComputedBasket, type ComputedShipment } from '../basket/computeBasket.ts';
import { defaultMethod } from '../basket/defaultMethod.ts';
import { isSent, taxRegionOf } from '../basket/destination.ts';
import { fitsShipment } from '../basket/fitsShipment.ts';
import type { LoadedBasket } from '../basket/loadBasket.ts';
import { methodsFor, methodView } from '../payment/paymentMethods.ts';
import { shippingOptions } from '../shipping/shippingOptions.ts';
import { canBePaid, walletFrom, walletView } from '../order/deviceWallets.ts';
import type { Checkout } from '../order/Checkout.ts';

/** What is quoted, and for where. */
export interface ExpressWish {
  readonly basketId: string;
  readonly data: BasketData;
  readonly loaded: LoadedBasket;
  readonly place: ExpressPlace | undefined;
  readonly shippingOptionId: string | undefined;
}

/**
 * What these goods cost at a place with a delivery, computed as the basket will be. A sheet chooses among what brings one
 * parcel to an address, without anything else to choose; without a choice it is the cheapest.
 */
export function quoteOf(
  checkout: Checkout,
  { site, now }: Pick<ShopperCall, 'site' | 'now'>,
  { basketId, data: before, loaded, place, shippingOptionId }: ExpressWish,
): ExpressQuote {
  const { market } = site;
  const at = place ? atPlace(before, place) : before;
  const first = computeBasket(at, loaded, market, now);
  const here = marketAt(market, at.shippingAddress?.zipcode, now);
  const offered = here.deliveryMethods.filter(
    (method) =>
      isSent(method.shippingType) && !method.cashOnDelivery && !method.scheduling && isForEverybody(method),
  );
  const cheapest = defaultMethod(here, first.parcelGoods);
  const chosen = offered.find(({ id }) => id === shippingOptionId) ?? (place ? cheapest : undefined);
  const kinds = first.shipments
    .map(({ kind }) => kind)
    .filter((kind) => chosen && fitsShipment(chosen, kind));
  const data = chosen
    ? {
        ...at,
        delivery: Object.fromEntries(
          kinds.map((kind) => [kind, { methodId: chosen.id, kind: chosen.shippingType }]),
        ),
      }
    : at;
  const computed = computeBasket(data, loaded, market, now);
  const wire = (minor: number) => toWire(minor, market.currency);
  const ids = new Set(offered.map(({ id }) => id));
  const options = place
    ? shippingOptions(
        basketId,
        computed,
        site,
        {
          region: taxRegionOf(data, computed.shipments),
          postalCode: data.shippingAddress?.zipcode,
          wallet: undefined,
          hasWallet: false,
        },
        now,
      ).filter(({ id }) => ids.has(id))
    : [];
  const gifts = computed.giftCards.reduce((sum, { minor }) => sum + minor, 0);
  const problem = problemOf(computed, market, place, now);
  return {
    currency: market.currency,
    ...(problem ? { problem } : {}),
    options: options.map(({ id, shippingType, price, delivery }) => ({
      ...{ id, price, shippingType: shippingType === 'express' ? ('express' as const) : ('home' as const) },
      ...(delivery ? { period: delivery } : {}),
    })),
    ...(chosen ? { optionId: chosen.id } : {}),
    pricing: {
      goods: wire(computed.goods - computed.goodsOff),
      ...(computed.shipping === undefined ? {} : { shipping: wire(computed.shipping) }),
      ...(computed.tax.onTop > 0 ? { tax: wire(computed.tax.onTop) } : {}),
      ...(gifts > 0 ? { giftCards: wire(gifts) } : {}),
      ...{ total: wire(computed.total), due: wire(computed.dueMinor) },
    },
    wallets: methodsFor(market, computed)
      .map((method) => ({ method, wallet: walletFrom(checkout, method, site) }))
      .filter(({ method, wallet }) => wallet && isOneParcel(computed.shipments) && canBePaid(method, wallet))
      .map(({ method, wallet }) => ({ ...methodView(method, site.language.code), ...walletView(wallet) })),
  };
}

/** A sheet has room for one delivery to an address. */
const isOneParcel = ([one, ...others]: readonly ComputedShipment[]): boolean =>
  one !== undefined && others.length === 0 && one.kind !== 'egiftcard' && one.kind !== 'digital';

/** A basket as if it went there. Where its slot or its point was elsewhere, neither is kept. */
function atPlace(
  { billingAddress: _billing, contact: _contact, ...data }: BasketData,
  place: ExpressPlace,
): BasketData {
  const { country, postalCode: zipcode, city, region: stateCode } = place;
  const nobody = { firstName: '', lastName: '', phoneNumber: '', address1: '', address2: '' };
  return { ...data, delivery: {}, shippingAddress: { ...nobody, zipcode, city, stateCode, country } };
}

/** What has to be seen to in the bag before anything is bought. */
const inTheWay = new Set([
  'InvalidProductsTotal',
  'ProductItemWithoutPrice',
  'ProductMaxQuantityExceeded',
  'ProductItemNotAvailable',
]);

function problemOf(
  { messages }: ComputedBasket,
  market: Market,
  place: ExpressPlace | undefined,
  now: Date,
): ExpressQuote['problem'] {
  if (messages.some(({ type }) => inTheWay.has(type))) return 'notReady';
  if (!place) return undefined;
  if (place.country !== market.country) return 'otherCountry';
  const isAway = isBlockedPostalCode(place.postalCode, market) || !isServed(market, place.postalCode, now);
  return isAway ? 'unserviceable' : undefined;
}
