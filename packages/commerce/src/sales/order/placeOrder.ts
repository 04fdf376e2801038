import type { MarketPaymentMethod } from '@touchline/contract/market/schema';
import type { PlaceOutcome } from '@touchline/contract/order/schema';
import { changedElsewhere, openBasket, type OpenBasket } from '../basket/editBasket.ts';
import { reservationFailure } from '../basket/reservationFailure.ts';
import type { CardTries } from '../../kernel/limits/cardTries.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import { Failure, notFound, unreadable } from '../../kernel/failure/Failure.ts';
import { sourceDigestOf } from '../../kernel/limits/sourceDigest.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import type { Checkout } from './Checkout.ts';
import { appliedCoupons, limitedCoupons, refusedCoupon } from '../coupon/limitedCoupons.ts';
import { checkGuestMayBuy } from './guestCheckout.ts';
import { guardAgainstDeclines } from './declineGuard.ts';
import { orderOf, orderOfBasket, orderOfIntent, type StoredOrder } from './loadOrder.ts';
import { collectionCode } from './collectionCode.ts';
import { orderNumber } from './orderNumber.ts';
import { checkPrime, primeShortage } from '../prime/checkPrime.ts';
import { pudoException } from '../pickup/pointFault.ts';
import { openLimitReached } from './openOrders.ts';
import { outcomeOf, paymentError } from './orderView.ts';
import { passesOf } from '../basket/launchPasses.ts';
import { limitedProducts, personKeys, type LimitedProduct, type PersonTraits } from './personLimits.ts';
import { checkLegalPages, checkReady, orderDataOf, type PlaceRequest } from './readiness.ts';
import { customerReference, maySaveMethod, registrationFor } from '../savedMethods/savedMethods.ts';
import { flowHandlers } from './flows/flowHandlers.ts';
import type { PaymentFlowHandler, StartedPayment } from './flows/PaymentFlowHandler.ts';
import { payByOf } from './flows/deferred/deferred.ts';
import { savedMethod } from './flows/savedMethod/savedMethod.ts';
import { bookSlotsToPay } from '../scheduling/keepSlots.ts';
import { noProcessor } from '../payment/PaymentProviders.ts';
import { hasSentByEmail } from './sentByEmail.ts';
import { walletSessionOf } from '../wallet/walletSessions.ts';
import { writeIntent, type Intent } from './writeIntent.ts';

/** A shopper's request to order a basket. */
export interface Placing {
  readonly call: ShopperCall;
  readonly body: PlaceRequest;
  /** The caller's idempotency key; see `idempotencyKey`. */
  readonly key: string;
  readonly source: string;
  readonly request: Request;
  /** The call that was made; a method's flow names the one it needs. */
  readonly startedBy: PaymentFlowHandler['startedBy'];
}

/** Reads the `idempotency-key` header, which is required for writes that cost money. */
export function idempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? '';
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw unreadable('The idempotency-key header is missing or no key.');
  return key;
}

const waitForOther = { rounds: 60, milliseconds: 120 };

/**
 * Makes one order from a basket, pays it, and returns the outcome.
 *
 * The order is written with its stock before the provider is called; the provider's response is settled in one
 * statement; and the outcome is always read from stored data. So the same key gets the same outcome, a second tab
 * finds the first one's order, and a crash at any point leaves a row that the reconciliation completes.
 */
export async function placeOrder(checkout: Checkout, placing: Placing): Promise<PlaceOutcome> {
  const { shop, limits } = checkout;
  const { call, body, key, source, startedBy } = placing;
  await checkGuestMayBuy(shop, call);
  const sourceDigest = await sourceDigestOf(shop, source);
  const asked = JSON.stringify([
    startedBy,
    body.basketId,
    body.paymentMethodId,
    body.checkoutId,
    body.paymentToken,
    body.confirmedTotal,
    ...(body.confirmedDue === undefined ? [] : [{ due: body.confirmedDue }]),
    ...(body.confirmedItems ? [body.confirmedItems] : []),
    ...(body.registrationId === undefined ? [] : [{ registrationId: body.registrationId }]),
    ...(body.savePaymentMethod ? ['kept'] : []),
    ...(body.bankChoice ? [body.bankChoice] : []),
    ...(body.paymentCode === undefined ? [] : [{ paymentCode: body.paymentCode }]),
    ...(body.walletToken === undefined ? [] : [{ walletToken: body.walletToken }]),
  ]);
  // A request that is repeated after a change of the secret is still the same one.
  const hashes = await Promise.all(shop.secrets.map((secret) => hmacHex(secret, asked)));
  const [hash = ''] = hashes;
  /** Checked once per call, because a proof is valid only once. */
  let below: CardTries | undefined;
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const opened = await openBasket(shop, call, body.basketId, {
      paying: { source: sourceDigest, key },
      // A second look at the same call is no second attempt.
      attempt: attempt === 0 ? { limit: limits.orders, who: source } : undefined,
    });
    // A used key gets its first outcome, even if the basket has changed since.
    if (opened.basket.state !== 'open' || opened.loaded.isKeyUsed) return replay(checkout, placing, hashes);
    await checkLegalPages(shop, call.site.market);
    await checkPrime(shop, call, opened);
    const method = checkReady(opened, body, call.site);
    const handler = body.registrationId === undefined ? flowHandlers[method.flow] : savedMethod;
    if (handler.startedBy !== startedBy) throw unreadable('This method is paid by another call.');
    handler.checkRequest?.(body, method);
    await handler.checkBasket?.(checkout, call, opened, method);
    const kept = await keptOf(checkout, call, body, method);
    if (!below || isReached(opened.loaded.tries, below)) {
      const allowed = await guardAgainstDeclines(checkout, opened.loaded.tries, placing.request, 'use');
      if (allowed === 'blocked') return blocked(method.id);
      below = allowed.below;
    }
    const limited = [...limitedProducts(opened.computed), ...limitedCoupons(opened.computed)];
    const persons =
      limited.length === 0
        ? []
        : await personKeys(shop, await traitsOf(checkout, call, body, opened, method));
    const booked = await bookSlotsToPay(shop.db, opened, call);
    if (!booked) continue;
    const isCollected = opened.computed.shipments.some(({ point }) => point);
    const code = isCollected ? collectionCode(shop.random) : undefined;
    const intent: Intent = {
      orderId: orderNumber(shop.random, call.now, checkout.orderPrefix),
      paymentId: randomHex(shop.random, 32),
      owner: call.caller,
      key,
      hash,
      source: sourceDigest,
      market: call.site.market.code,
      language: call.site.language.code,
      sitePath: call.site.language.sitePath,
      email: opened.basket.data.email ?? '',
      currency: call.site.market.currency,
      orderTotalMinor: opened.computed.total,
      dueMinor: opened.computed.dueMinor,
      giftCards: opened.computed.giftCards,
      coupons: appliedCoupons(opened.computed),
      data: orderDataOf(opened, method, call.site, call.now, code),
      collectionCode: code,
      methodId: method.id,
      processor: method.flow === 'onDelivery' ? noProcessor : method.paymentProcessor,
      captureNow: method.earlyCapture || hasSentByEmail(opened.computed),
      payBy: payByOf(method, call.now),
      voucher: opened.computed.voucher?.state === 'APPLIED' ? opened.computed.voucher : undefined,
      passes: passesOf(opened.computed, call.now),
      ...{ persons, limited },
      openLimit: handler.openLimit?.(call, method),
      slots: booked,
    };
    const written = await writeIntent(shop.db, opened.basket, intent, below, call.now);
    if (written.kind === 'personLimit')
      throw refusedCoupon(written.product) ?? personLimitReached(written.product, written.left);
    if (written.kind === 'openLimit') {
      shop.log.warn('too many orders that wait for their money', { shopperId: call.caller.shopperId });
      throw openLimitReached(written.limit);
    }
    if (written.kind === 'pointLost') throw pudoException(written.reason);
    if (written.kind === 'short')
      throw (
        primeShortage(written.shortages, call.site.market) ??
        reservationFailure(written.shortages.map(({ sku }) => sku))
      );
    if (written.kind === 'written') {
      shop.counters.add('orders_created');
      shop.counters.add(
        'stock_taken',
        intent.data.stock.reduce((sum, { quantity }) => sum + quantity, 0),
      );
      await checkout.crash.reach('intent-written', intent.orderId);
      const started = {
        ...{ intent, basketId: opened.basket.id, method, body, kept },
        walletSession: walletSessionOf(opened.basket.data, call.now),
        // Not asked for by a flow that no provider takes part in.
        get provider() {
          return checkout.providers.of(method.paymentProcessor);
        },
      };
      const stored = await handler.begin(checkout, started);
      return outcomeOf(stored ?? (await mustFind(checkout, placing, intent.orderId)));
    }
  }
  throw changedElsewhere(null);
}

/** What the account pays with or wants to be kept; nothing for a guest. */
async function keptOf(
  { shop, providers }: Checkout,
  call: ShopperCall,
  body: PlaceRequest,
  method: MarketPaymentMethod,
): Promise<StartedPayment['kept']> {
  if (body.registrationId !== undefined) return registrationFor(shop, call, body.registrationId, method);
  const { accountId } = call.caller;
  if (!body.savePaymentMethod || accountId === undefined) return {};
  const isKept = await maySaveMethod(shop, providers, call.caller, call.site, method);
  return isKept ? { keeps: true, customer: await customerReference(shop, accountId) } : {};
}

/** What tells who orders a limited product. The card is asked for first: the provider knows it before it pays. */
async function traitsOf(
  { providers }: Checkout,
  { caller }: ShopperCall,
  body: PlaceRequest,
  { basket }: OpenBasket,
  method: MarketPaymentMethod,
): Promise<PersonTraits> {
  const { email = '', shippingAddress, delivery } = basket.data;
  const isCollected = Object.values(delivery).some(({ point }) => point !== undefined);
  const { paymentToken: token } = body;
  const card = token
    ? await providers.of(method.paymentProcessor).fingerprint?.({ reference: basket.id, token })
    : undefined;
  return { accountId: caller.accountId, email, address: isCollected ? undefined : shippingAddress, card };
}

const personLimitReached = ({ productId, name, max }: LimitedProduct, left: number): Failure =>
  new Failure(409, 'PersonLimitReached', `One person may buy ${max} of ${productId}; ${left} are left.`, {
    details: { productId, productName: name, max, left },
  });

const isReached = (tries: CardTries, below: CardTries) =>
  tries.byShopper >= below.byShopper || tries.bySource >= below.bySource;

const blocked = (methodId: string): PlaceOutcome => ({
  kind: 'declined',
  error: paymentError('user_is_blocked_by_recaptcha', methodId, 'user_is_blocked_by_recaptcha'),
});

async function mustFind({ shop }: Checkout, { call }: Placing, orderId: string): Promise<StoredOrder> {
  const order = await orderOf(shop.db, call.caller, orderId);
  if (!order) throw notFound('order');
  return order;
}

/**
 * The basket is being paid or was paid: returns the outcome of its order. While another call is still waiting for the
 * provider, this one waits for that result.
 */
async function replay(
  checkout: Checkout,
  placing: Placing,
  hashes: readonly string[],
): Promise<PlaceOutcome> {
  const { shop } = checkout;
  const { key, body } = placing;
  const { caller } = placing.call;
  for (let round = 0; ; round += 1) {
    const mine = await orderOfIntent(shop.db, caller, key);
    if (mine && !hashes.includes(mine.intentHash)) {
      throw new Failure(409, 'IdempotencyKeyReused', 'This key was used for another request.');
    }
    const order = mine ?? (await orderOfBasket(shop.db, caller, body.basketId));
    if (!order) throw notFound('order');
    if (order.state !== 'asked' || round >= waitForOther.rounds) return outcomeOf(order);
    await new Promise((resolve) => setTimeout(resolve, waitForOther.milliseconds));
  }
}
