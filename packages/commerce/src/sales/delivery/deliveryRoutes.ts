import * as calls from '@touchline/contract/delivery/endpoints';
import type { Market } from '@touchline/contract/market/schema';
import { toWire } from '@touchline/contract/money';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { isBlockedPostalCode, isPostalCode } from '../../kernel/address/checkAddress.ts';
import { isServed, marketAt } from '../../kernel/delivery/marketAt.ts';
import { promiseDelivery, usualMethod } from '../../kernel/delivery/promise.ts';
import { Failure, notFound, unreadable } from '../../kernel/failure/Failure.ts';
import { isForEverybody } from '../../kernel/delivery/prime.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type * as z from 'zod/mini';
import { openBasket } from '../basket/editBasket.ts';
import { loadBasket } from '../basket/loadBasket.ts';
import { skuAvailability } from '../basket/skuAvailability.ts';
import { taxOf } from '../basket/priceBasket.ts';
import { carrierOptions } from './carrierOptions.ts';
import { regionOf } from './taxRegion.ts';

/** Questions of one source: a page asks once, and again for another size or place. */
const questions: Limit = { what: 'delivery-questions', max: 240, seconds: 60 };

/** Questions about delivery before anything is chosen: when it arrives, how much there is, what the tax would be. */
export function deliveryRoutes(router: Router, shop: CommerceContext): void {
  const count = (who: string) => shop.limits.take(questions, who);

  /** Where goods go, and from when they can: those that arrive together wait for the last of them. */
  const asked = async ({
    sitePath,
    productIds,
    postalCode,
  }: z.output<NonNullable<typeof calls.getDeliveryPromise.query>>) => {
    const { market: everywhere, language } = shop.markets.site(sitePath);
    const now = shop.clock.now();
    const skus = listOf(productIds);
    const market = placeOf(everywhere, postalCode, now);
    const { facts } = await loadBasket(shop.db, {
      ...{ basketId: undefined, owner: undefined, market, language: language.code, now, skus },
    });
    const known = skus
      .map((sku) => skuAvailability(facts.get(sku), now))
      .filter(({ available }) => available > 0);
    if (known.length === 0) throw notFound('size');
    const days = known.flatMap(({ readyFrom }) => (readyFrom ? [readyFrom.getTime()] : []));
    return { market, now, readyFrom: days.length > 0 ? new Date(Math.max(...days)) : undefined };
  };

  router.route(calls.getDeliveryPromise, async ({ query, source }) => {
    await count(source);
    const { market, now, readyFrom } = await asked(query);
    const method = usualMethod(market);
    if (!method) throw unserviceable();
    return promiseDelivery(method, market, now, readyFrom);
  });

  router.route(calls.getDeliveryPromiseV2, async ({ query, source }) => {
    await count(source);
    const { market, now, readyFrom } = await asked(query);
    return carrierOptions(market, now, readyFrom);
  });

  router.route(calls.checkInventory, async ({ body, caller, site, now, source }) => {
    await count(source);
    const { facts } = await loadBasket(shop.db, {
      ...{ basketId: caller?.basketId, owner: caller, market: site.market, language: site.language.code },
      ...{ now, skus: body.map(({ productId }) => productId) },
    });
    return body.map(({ productId, quantity }) => {
      const { status, available } = skuAvailability(facts.get(productId), now);
      return {
        ...{ productId, requestedQuantity: quantity },
        ...{ availableQuantity: available, availability_status: status },
      };
    });
  });

  router.route(calls.simulateTax, async (call) => {
    const { query, site, caller } = call;
    const { market } = site;
    if (query.country !== market.country)
      throw new Failure(
        422,
        'delivery.invalidCountryForAddress',
        'This shop does not deliver to that country.',
      );
    const { computed } = await openBasket(shop, call, caller.basketId ?? '');
    const given = query.region?.trim();
    const region = given || regionOf(market, query.postalCode);
    const paid = computed.goods - (computed.voucher?.minor ?? 0) - computed.prepaid.minor;
    const shipping = computed.shipping ?? computed.shippingFrom ?? 0;
    const tax = taxOf(market.taxation, paid, shipping, region);
    if (tax.isMissing)
      throw new Failure(422, 'TaxCalculationFailure', 'No tax rate is known for this place.');
    return {
      tax: toWire(tax.minor, market.currency),
      total: toWire(paid + shipping + tax.onTop, market.currency),
      region: region ?? '',
      isEstimate: !given,
    };
  });
}

/** A list in JSON of up to 50 sizes. */
function listOf(text: string): string[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    list = undefined;
  }
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const ids = items.filter((id): id is string => typeof id === 'string' && id.length <= 80);
  if (ids.length === 0 || ids.length > 50 || ids.length < items.length)
    throw unreadable('`productIds` is no list of at most 50 sizes.');
  return ids;
}

/** The market as it delivers to everybody at a postal code; throws where it does not. */
function placeOf(market: Market, postalCode: string, now: Date): Market {
  if (!isPostalCode(postalCode, market)) throw unreadable('The postal code is none of this market.');
  if (isBlockedPostalCode(postalCode, market))
    throw new Failure(
      422,
      'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE',
      'We do not deliver to this postal code.',
    );
  if (!isServed(market, postalCode, now)) throw unserviceable();
  const here = marketAt(market, postalCode, now);
  return { ...here, deliveryMethods: here.deliveryMethods.filter(isForEverybody) };
}

const unserviceable = () => new Failure(422, 'UnserviceableException', 'Nothing is delivered to this place.');
