import { isEmail } from '@touchline/contract/contact/emailAddress';
import * as calls from '@touchline/contract/basket/endpoints';
import type { Market } from '@touchline/contract/market/schema';
import type { Basket, RestoredBasket } from '@touchline/contract/basket/schema';
import { randomHex } from '../../kernel/ports/Random.ts';
import { sourceDigestOf } from '../../kernel/limits/sourceDigest.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { HoldLimits } from './holdLimits.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import { Reply, type Router } from '../../kernel/routing/Router.ts';
import { smsUpdatesOf } from './smsUpdates.ts';
import { stockLines } from './stockLines.ts';
import type { CheckoutSession } from '../../kernel/session/checkoutToken.ts';
import { checkoutHeaders } from '../../kernel/identity/identify.ts';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { associateOf } from '../associate/associates.ts';
import { associateProperties, checkAssociateToken, ofNoOtherAssociate } from './associateProperties.ts';
import { emptyBasket, type BasketData } from './BasketData.ts';
import { basketView, newBasketView } from './basketView.ts';
import { acceptPrices, addLines, changeLine, removeLine, type LineRules } from './changeLines.ts';
import { computeBasket } from './computeBasket.ts';
import { changedElsewhere, editBasket, openBasket } from './editBasket.ts';
import { handOver, insertFirstBasket, sessionOfAccount } from './handOver.ts';
import { holdBasket } from './holdBasket.ts';
import { checkLaunches } from './launchRefusal.ts';
import { keepSeats, passesOf } from './launchPasses.ts';
import { loadBasket } from './loadBasket.ts';
import { checkOffered, holdFailed, reservationFailure } from './reservationFailure.ts';
import { renewSlots } from '../scheduling/keepSlots.ts';
import { readInvoicingDetails } from '../invoicing/checkDetails.ts';
import { acceptedNow } from '../permissions/askedDocuments.ts';
import { linesToRestore, restoreLines } from './restoreLines.ts';
import { insertBasket } from './saveBasket.ts';

const maxProperties = 20;

/** A call with the network identity of its caller. */
type SourcedCall = ShopperCall & { readonly source: string };

/** The same of somebody who may be unknown. */
type VisitorCall = Omit<SourcedCall, 'caller'> & { readonly caller: ShopperCall['caller'] | undefined };

/** Basket calls of both surfaces. The limits restrict how often one source may change lines and hold stock. */
export function basketRoutes(
  router: Router,
  shop: CommerceContext,
  {
    items: itemWrites,
    checkouts,
    holds,
  }: { readonly items: Limit; readonly checkouts: Limit; readonly holds: HoldLimits },
): void {
  const newId = () => randomHex(shop.random, 32);

  /** Shows a basket, with a token for it if it is another one than the caller's. */
  async function shown(
    call: ShopperCall,
    basketId: string,
    session?: CheckoutSession,
  ): Promise<Basket | Reply<Basket>> {
    const { basket, computed } = await openBasket(shop, call, basketId);
    const view =
      basket.state === 'closed'
        ? newBasketView(call.site, call.now)
        : basketView(basket, computed, call.site, call.now);
    return session ? new Reply(view, { headers: await checkoutHeaders(shop, session) }) : view;
  }

  /** The caller's checkout session while its basket is open: another tab has made it. */
  async function openSession(
    caller: ShopperCall['caller'] | undefined,
  ): Promise<CheckoutSession | undefined> {
    if (caller?.basketId === undefined) return undefined;
    const open = await shop.db
      .selectFrom('baskets')
      .select('id')
      .where('id', '=', caller.basketId)
      .where('shopper_id', '=', caller.shopperId)
      .where('state', '=', 'open')
      .where(ofNoOtherAssociate('baskets', caller))
      .executeTakeFirst();
    return open && { shopperId: caller.shopperId, basketId: open.id };
  }

  /** The same for an account: a basket that a call under way made as its shopper signed in becomes the account's. */
  async function openSessionOf(
    caller: ShopperCall['caller'],
    accountId: string,
    market: Market,
  ): Promise<CheckoutSession | undefined> {
    if (caller.basketId !== undefined) await handOver(shop, caller, accountId, market);
    return sessionOfAccount(shop, accountId);
  }

  /** The caller's current basket; after an order a new one starts. */
  async function current({
    caller,
    site,
    now,
  }: Omit<ShopperCall, 'caller'> & { caller: ShopperCall['caller'] | undefined }): Promise<
    Basket | Reply<Basket>
  > {
    if (!caller) return newBasketView(site, now);
    const call = { caller, site, now };
    const { accountId, basketId } = caller;
    if (basketId === undefined) {
      const session = accountId === undefined ? undefined : await sessionOfAccount(shop, accountId);
      return session ? shown(call, session.basketId, session) : newBasketView(site, now);
    }
    const { basket, computed } = await openBasket(shop, call, basketId);
    // Made by a call that was under way while its shopper signed in.
    if (accountId !== undefined && basket.ownerId === null && basket.state === 'open') {
      const session = await handOver(shop, caller, accountId, site.market);
      return shown(call, session?.basketId ?? basketId, session);
    }
    return basket.state === 'closed' ? newBasketView(site, now) : basketView(basket, computed, site, now);
  }

  // For the checkout, which is about to reserve: one that has lapsed would send the shopper back to the bag each time.
  router.route(calls.getBaskets, async (call) => {
    if (call.query.context === 'review-and-pay') await checkForPaying(call);
    const shown = await current(call);
    if (!(shown instanceof Reply)) return withoutLapsed(shown, call.now);
    return new Reply(withoutLapsed(shown.answer, call.now), shown);
  });
  router.route(calls.getBag, current);

  /** Checks a basket that is to be paid and holds its stock. */
  async function hold(call: SourcedCall, basketId: string): Promise<Basket> {
    const { caller, site, now } = call;
    const { shopperId, accountId } = caller;
    const holder = { shopperId, accountId, source: await sourceDigestOf(shop, call.source) };
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { basket, loaded, computed } = await openBasket(shop, call, basketId);
      if (basket.state === 'closed') throw notFound('basket');
      if (basket.state === 'placing') throw changedElsewhere(basket.orderId);
      if (basket.data.lines.length === 0) {
        return basketView(basket, computed, site, now);
      }
      checkLaunches(computed);
      checkOffered(computed);
      const outcome = await holdBasket(shop.db, basket, stockLines(computed), { holder, limits: holds, now });
      if (outcome.kind === 'short') throw reservationFailure(outcome.shortages.map(({ sku }) => sku));
      if (outcome.kind !== 'changed') {
        shop.counters.add(outcome.kind === 'held' ? 'stock_held' : 'stock_unreserved');
        const { reservedUntil } = outcome.basket;
        if (reservedUntil) await keepSeats(shop.db, caller, passesOf(computed, now), reservedUntil);
        const kept = await renewSlots(shop.db, { basket: outcome.basket, computed }, call);
        if (!kept) continue;
        const view = computeBasket(kept.data, loaded, site.market, now);
        return basketView(kept, view, site, now);
      }
    }
    throw holdFailed();
  }

  /** The same before a last look at the order. Why nothing could be held, the messages of the basket say. */
  async function checkForPaying({ caller, ...call }: VisitorCall): Promise<void> {
    if (caller?.basketId === undefined) return;
    await shop.limits.take(checkouts, call.source);
    try {
      await hold({ ...call, caller }, caller.basketId);
    } catch (error) {
      if (!(error instanceof Failure) || (error.status !== 404 && error.status !== 409)) throw error;
    }
  }

  router.route(calls.startCheckout, async (call) => {
    await shop.limits.take(checkouts, call.source);
    return hold(call, call.caller.basketId ?? '');
  });

  /**
   * Puts items in the caller's bag, or in a new one: `basketId` is the one that the caller means, if any. A new bag in
   * which nothing came is not kept.
   */
  async function putIn(
    call: VisitorCall,
    basketId: string | undefined,
    skus: readonly string[],
    apply: (data: BasketData, rules: LineRules) => BasketData,
  ): Promise<Basket | Reply<Basket>> {
    const attempt = { limit: itemWrites, who: call.source };
    const { caller, site, now } = call;
    if (basketId !== undefined) {
      if (!caller) throw new Failure(401, 'INVALID_SESSION', 'The checkout token is missing.');
      return editBasket(shop, { caller, site, now }, basketId, { attempt, skus, changesLines: true, apply });
    }
    const existing =
      caller?.accountId === undefined
        ? await openSession(caller)
        : await openSessionOf(caller, caller.accountId, site.market);
    const addTo = async (shopper: NonNullable<typeof caller>, session: CheckoutSession) => {
      const edit = { attempt, skus, changesLines: true, apply };
      const view = await editBasket(shop, { caller: shopper, site, now }, session.basketId, edit);
      return new Reply(view, { headers: await checkoutHeaders(shop, session) });
    };
    if (caller && existing) return addTo(caller, existing);
    // Without an account there is no member; a shopper id alone says nothing about prices.
    const loaded = await loadBasket(shop.db, {
      basketId: undefined,
      owner: caller?.accountId === undefined ? undefined : caller,
      market: site.market,
      language: site.language.code,
      now,
      skus,
      attempt,
    });
    const data = apply(emptyBasket(site.market.code), { ...loaded, market: site.market, now });
    if (data.lines.length === 0) return newBasketView(site, now);
    // After an order the shopper id stays the same, so that the shopper can still see the orders; the basket is new.
    const owner = { shopperId: caller?.shopperId ?? newId(), accountId: caller?.accountId };
    const first = { id: newId(), owner, data };
    const basket =
      owner.accountId === undefined
        ? await insertBasket(shop.db, first, now)
        : await insertFirstBasket(shop, owner.accountId, first, now);
    if (!basket) {
      const made = await sessionOfAccount(shop, owner.accountId ?? '');
      if (!caller || !made) throw changedElsewhere(null);
      return addTo(caller, made);
    }
    shop.counters.add('baskets');
    const view = basketView(basket, computeBasket(data, loaded, site.market, now), site, now);
    return new Reply(view, {
      headers: await checkoutHeaders(shop, { shopperId: owner.shopperId, basketId: basket.id }),
    });
  }

  router.route(calls.addItems, async (call) => {
    const { basketId } = call.params;
    checkAssociateToken(call.caller, call.request);
    const associate = associateProperties(call.caller, await associateOf(shop.db, call.caller), call.query);
    return putIn(
      call,
      basketId === calls.newBasketId ? undefined : basketId,
      call.body.map(({ productId }) => productId),
      (data, rules) => {
        const next = addLines(data, call.body, rules, newId, call.query.orderType === 'multiShipping');
        return { ...next, properties: { ...next.properties, ...associate } };
      },
    );
  });

  router.route(calls.restoreBasket, async (call) => {
    const associate = associateProperties(call.caller, await associateOf(shop.db, call.caller), {});
    const wanted = linesToRestore(call.body);
    const skus = wanted.map(({ item }) => item.productId);
    let lines: RestoredBasket['lines'] = [];
    const answer = await putIn(call, undefined, skus, (data, rules) => {
      const restored = restoreLines(data, wanted, rules, newId);
      ({ lines } = restored);
      return { ...restored.data, properties: { ...restored.data.properties, ...associate } };
    });
    if (!(answer instanceof Reply)) return { basket: answer, lines };
    return new Reply({ basket: answer.answer, lines }, answer);
  });

  router.route(calls.patchItem, async (call) => {
    const { basketId, itemId } = call.params;
    return editBasket(shop, call, basketId, {
      attempt: { limit: itemWrites, who: call.source },
      skus: call.body.productId === undefined ? [] : [call.body.productId],
      changesLines: true,
      apply: (data, rules) => changeLine(data, itemId, call.body, rules),
    });
  });

  router.route(calls.deleteItem, async (call) => {
    const { basketId, itemId } = call.params;
    return editBasket(shop, call, basketId, {
      attempt: { limit: itemWrites, who: call.source },
      changesLines: true,
      apply: (data) => removeLine(data, itemId),
    });
  });

  router.route(calls.patchBasket, async (call) => {
    const {
      properties,
      installments,
      confirmedChangingBasket,
      customer,
      acceptedConsents,
      invoicingDetails,
    } = call.body;
    const email = customer?.email?.trim();
    if (email !== undefined && !isEmail(email)) {
      throw new Failure(422, 'InvalidDataException', 'This is not an email address.', {
        details: { fields: [{ field: 'email', errorCode: 'invalid' }] },
      });
    }
    return editBasket(shop, call, call.params.basketId, {
      apply: (data, rules) => {
        const { smsNumber: _, invoicingDetails: invoicedBefore, ...rest } = data;
        const invoiced =
          invoicingDetails === undefined
            ? invoicedBefore
            : invoicingDetails && readInvoicingDetails(rules.market, invoicingDetails);
        const next: BasketData = {
          ...rest,
          properties: mergedProperties(data.properties, properties),
          ...(installments === undefined ? {} : { installments }),
          ...(email === undefined ? {} : { email }),
          ...smsUpdatesOf(data, customer, rules.market),
          ...(invoiced ? { invoicingDetails: invoiced } : {}),
          ...(acceptedConsents
            ? {
                acceptedConsents: acceptedNow(
                  ...([rules.market, data.acceptedConsents ?? [], acceptedConsents, call.now] as const),
                ),
              }
            : {}),
        };
        return confirmedChangingBasket ? acceptPrices(next, rules) : next;
      },
    });
  });

  router.route(calls.deleteShipmentAddress, async (call) => {
    const { basketId, shipmentId } = call.params;
    return editBasket(shop, call, basketId, {
      apply: (before, _rules, computed) => {
        const { shippingAddress: _shipping, billingAddress: _billing, contact: _contact, ...data } = before;
        if (!computed.shipments.some(({ kind }) => `${basketId}.${kind}` === shipmentId))
          throw notFound('shipment');
        return data;
      },
    });
  });

  router.route(calls.anonymizeBasket, async (call) => {
    return editBasket(shop, call, call.params.basketId, {
      apply: ({ lines, market }) => ({ ...emptyBasket(market), lines }),
    });
  });
}

function withoutLapsed(basket: Basket, now: Date): Basket {
  const { reservedUntil, ...rest } = basket;
  return reservedUntil !== undefined && Date.parse(reservedUntil) <= now.getTime() ? rest : basket;
}

function mergedProperties(
  before: BasketData['properties'],
  change: Readonly<Record<string, string>> | undefined,
): BasketData['properties'] {
  // Merged in a Map, so that keys from the request never reach an object's prototype.
  const merged = new Map([...Object.entries(before), ...Object.entries(change ?? {})]);
  if (merged.size > maxProperties) {
    throw new Failure(422, 'InvalidDataException', 'Too many properties.', {
      details: { fields: [{ field: 'properties', errorCode: 'tooMany' }] },
    });
  }
  return Object.fromEntries(merged);
}
