import * as calls from '@touchline/contract/basket/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import { randomHex } from '../ports/Random.ts';
import type { Limit } from '../limits/RateLimits.ts';
import { Failure, notFound } from '../failure/Failure.ts';
import { Reply, type Router } from '../routing/Router.ts';
import { stockLines } from './stockLines.ts';
import type { CheckoutSession } from '../session/checkoutToken.ts';
import { readShopper, requireShopper, sessionHeaders, type Shopper } from '../session/withShopper.ts';
import type { Shop } from '../Shop.ts';
import { emptyBasket, type BasketData } from './BasketData.ts';
import { basketView, newBasketView } from './basketView.ts';
import { acceptPrices, addLines, changeLine, removeLine } from './changeLines.ts';
import { computeBasket } from './computeBasket.ts';
import { changedElsewhere, editBasket, openBasket } from './editBasket.ts';
import { isEmail } from '../address/email.ts';
import { holdBasket } from './holdBasket.ts';
import { loadBasket } from './loadBasket.ts';
import { holdGivenUp, reservationFailure } from './reservationFailure.ts';
import { insertBasket } from './saveBasket.ts';

const mostProperties = 20;

/** Basket calls of both surfaces. The limits restrict how often one source may change lines and hold stock. */
export function basketRoutes(
  router: Router,
  shop: Shop,
  { items: itemWrites, checkouts }: { readonly items: Limit; readonly checkouts: Limit },
): void {
  const newId = () => randomHex(shop.random, 32);

  /** The caller's current basket; after an order a new one starts. */
  async function current(shopper: Shopper): Promise<Reply<Basket>> {
    const { session, site, now, headers } = shopper;
    if (!session) return new Reply(newBasketView(site, now));
    const { basket, computed } = await openBasket(shop, { ...shopper, session }, session.basketId);
    if (basket.state === 'closed') return new Reply(newBasketView(site, now), { headers });
    return new Reply(basketView(basket, computed, site, now), { headers });
  }

  router.route(calls.getBaskets, async (call) => current(await readShopper(shop, call)));
  router.route(calls.getBag, async (call) => current(await readShopper(shop, call)));

  router.route(calls.startCheckout, async (call) => {
    await shop.limits.take(checkouts, call.source);
    const shopper = await requireShopper(shop, call);
    const { session, site, now, headers } = shopper;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { basket, loaded, computed } = await openBasket(shop, shopper, session.basketId);
      if (basket.state === 'closed') throw notFound('basket');
      if (basket.state === 'placing') throw changedElsewhere(basket.orderId);
      if (basket.data.lines.length === 0) {
        return new Reply(basketView(basket, computed, site, now), { headers });
      }
      const outcome = await holdBasket(shop.db, basket, stockLines(computed), now);
      if (outcome.kind === 'short') throw reservationFailure(outcome.shortages.map(({ sku }) => sku));
      if (outcome.kind === 'held') {
        shop.counters.add('stock_held');
        const view = computeBasket(basket.data, loaded.facts, site.market, now);
        return new Reply(basketView(outcome.basket, view, site, now), { headers });
      }
    }
    throw holdGivenUp();
  });

  router.route(calls.addItems, async (call) => {
    await shop.limits.take(itemWrites, call.source);
    const shopper = await readShopper(shop, call);
    const { site, now } = shopper;
    const { session } = shopper;
    const skus = call.body.map(({ productId }) => productId);
    const { eaStoreID, eaEmployeeID } = call.query;
    const associate: Readonly<Record<string, string>> = {
      ...(eaStoreID === undefined ? {} : { eaStoreID }),
      ...(eaEmployeeID === undefined ? {} : { eaEmployeeID }),
      ...(eaStoreID === undefined && eaEmployeeID === undefined ? {} : { orderSource: 'store' }),
    };
    const withAssociate = (data: BasketData): BasketData => ({
      ...data,
      properties: { ...data.properties, ...associate },
    });
    if (call.params.basketId !== calls.newBasketId) {
      if (!session) throw new Failure(401, 'INVALID_SESSION', 'The checkout token is missing.');
      const basket = await editBasket(shop, { ...shopper, session }, call.params.basketId, {
        skus,
        changesLines: true,
        apply: (data, rules) => withAssociate(addLines(data, call.body, rules, newId)),
      });
      return new Reply(basket, { headers: shopper.headers });
    }
    const { facts } = await loadBasket(shop.db, {
      basketId: undefined,
      shopperId: undefined,
      market: site.market.code,
      language: site.language.code,
      now,
      skus,
    });
    const data = withAssociate(
      addLines(emptyBasket(site.market.code), call.body, { facts, market: site.market, now }, newId),
    );
    // After an order the shopper id stays the same, so that the shopper can still see the orders; the basket is new.
    const newSession: CheckoutSession = { shopperId: session?.shopperId ?? newId(), basketId: newId() };
    const basket = await insertBasket(
      shop.db,
      { id: newSession.basketId, shopperId: newSession.shopperId, data },
      now,
    );
    shop.counters.add('baskets');
    const view = basketView(basket, computeBasket(data, facts, site.market, now), site, now);
    return new Reply(view, { headers: await sessionHeaders(shop, newSession) });
  });

  router.route(calls.patchItem, async (call) => {
    await shop.limits.take(itemWrites, call.source);
    const shopper = await requireShopper(shop, call);
    const { basketId, itemId } = call.params;
    const basket = await editBasket(shop, shopper, basketId, {
      skus: call.body.productId === undefined ? [] : [call.body.productId],
      changesLines: true,
      apply: (data, rules) => changeLine(data, itemId, call.body, rules),
    });
    return new Reply(basket, { headers: shopper.headers });
  });

  router.route(calls.deleteItem, async (call) => {
    await shop.limits.take(itemWrites, call.source);
    const shopper = await requireShopper(shop, call);
    const { basketId, itemId } = call.params;
    const basket = await editBasket(shop, shopper, basketId, {
      changesLines: true,
      apply: (data) => removeLine(data, itemId),
    });
    return new Reply(basket, { headers: shopper.headers });
  });

  router.route(calls.patchBasket, async (call) => {
    const shopper = await requireShopper(shop, call);
    const { properties, installments, confirmedChangingBasket, customer } = call.body;
    if (customer && !isEmail(customer.email.trim())) {
      throw new Failure(422, 'InvalidDataException', 'This is not an email address.', {
        details: { fields: [{ field: 'email', errorCode: 'invalid' }] },
      });
    }
    const basket = await editBasket(shop, shopper, call.params.basketId, {
      apply: (data, rules) => {
        const next: BasketData = {
          ...data,
          properties: mergedProperties(data.properties, properties),
          ...(installments === undefined ? {} : { installments }),
          ...(customer ? { email: customer.email.trim() } : {}),
          receiveSmsUpdates: customer?.receiveSmsUpdates ?? data.receiveSmsUpdates,
        };
        return confirmedChangingBasket ? acceptPrices(next, rules) : next;
      },
    });
    return new Reply(basket, { headers: shopper.headers });
  });

  router.route(calls.deleteShipmentAddress, async (call) => {
    const shopper = await requireShopper(shop, call);
    const { basketId, shipmentId } = call.params;
    const basket = await editBasket(shop, shopper, basketId, {
      apply: ({ shippingAddress: _shipping, billingAddress: _billing, ...data }, _rules, computed) => {
        if (!computed.shipments.some(({ kind }) => `${basketId}.${kind}` === shipmentId))
          throw notFound('shipment');
        return data;
      },
    });
    return new Reply(basket, { headers: shopper.headers });
  });

  router.route(calls.anonymizeBasket, async (call) => {
    const shopper = await requireShopper(shop, call);
    const basket = await editBasket(shop, shopper, call.params.basketId, {
      apply: ({ lines, market }) => ({ ...emptyBasket(market), lines }),
    });
    return new Reply(basket, { headers: shopper.headers });
  });
}

function mergedProperties(
  before: BasketData['properties'],
  change: Readonly<Record<string, string>> | undefined,
): BasketData['properties'] {
  // Merged in a Map, so that keys from the request never reach an object's prototype.
  const merged = new Map([...Object.entries(before), ...Object.entries(change ?? {})]);
  if (merged.size > mostProperties) {
    throw new Failure(422, 'InvalidDataException', 'Too many properties.', {
      details: { fields: [{ field: 'properties', errorCode: 'tooMany' }] },
    });
  }
  return Object.fromEntries(merged);
}
