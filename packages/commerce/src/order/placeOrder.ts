import type { PlaceOutcome } from '@touchline/contract/order/schema';
import { changedElsewhere, openBasket, type OpenBasket } from '../basket/editBasket.ts';
import { holdMilliseconds } from '../basket/holdBasket.ts';
import { reservationFailure } from '../basket/reservationFailure.ts';
import { applyProviderState } from './applyProviderState.ts';
import type { CardTries } from '../limits/cardTries.ts';
import { randomHex } from '../ports/Random.ts';
import { Failure, notFound, unreadable } from '../failure/Failure.ts';
import { hmacHex } from '../session/hmacHex.ts';
import type { KnownShopper } from '../session/withShopper.ts';
import type { Checkout } from './Checkout.ts';
import { guardAgainstDeclines } from './declineGuard.ts';
import { orderOf, orderOfBasket, orderOfIntent, type StoredOrder } from './loadOrder.ts';
import { orderNumber } from './orderNumber.ts';
import { outcomeOf, paymentError } from './orderView.ts';
import { checkReady, orderDataOf, type PlaceRequest } from './readiness.ts';
import { settleFailed, settleWaiting, movePayment } from './settle.ts';
import { writeIntent, type Intent } from './writeIntent.ts';

/** A shopper's request to order a basket. */
export interface Placing {
  readonly shopper: KnownShopper;
  readonly body: PlaceRequest;
  /** The caller's idempotency key; see `idempotencyKey`. */
  readonly key: string;
  readonly source: string;
  readonly request: Request;
  /** Card fields on our page with a token, or the provider's own page. */
  readonly flow: 'inline' | 'hosted';
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
  const { shopper, body, key, source, flow } = placing;
  await shop.limits.take(limits.orders, source);
  const sourceDigest = (await hmacHex(shop.secret, `source.${source}`)).slice(0, 32);
  const hash = await hmacHex(
    shop.secret,
    JSON.stringify([
      flow,
      body.basketId,
      body.paymentMethodId,
      body.checkoutId,
      body.paymentToken,
      body.confirmedTotal,
      ...(body.confirmedItems ? [body.confirmedItems] : []),
    ]),
  );
  /** Checked once per call, because a proof is valid only once. */
  let below: CardTries | undefined;
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const opened = await openBasket(shop, shopper, body.basketId, { paying: { source: sourceDigest, key } });
    // A used key gets its first outcome, even if the basket has changed since.
    if (opened.basket.state !== 'open' || opened.loaded.isKeyUsed) return replay(checkout, placing, hash);
    const method = checkReady(opened, body, shopper.site);
    if (method.inlineFlow !== (flow === 'inline')) throw unreadable('This method is paid in the other way.');
    if (flow === 'inline' && (!body.checkoutId || !body.paymentToken)) {
      throw new Failure(422, 'InvalidCheckoutIdError', 'The payment session is missing.');
    }
    if (!below || isReached(opened.loaded.tries, below)) {
      const allowed = await guardAgainstDeclines(checkout, opened.loaded.tries, placing.request, 'spend');
      if (allowed === 'blocked') return blocked(method.id);
      below = allowed.below;
    }
    const intent: Intent = {
      orderId: orderNumber(shop.random, shopper.now, checkout.orderPrefix),
      paymentId: randomHex(shop.random, 32),
      shopperId: shopper.session.shopperId,
      key,
      hash,
      source: sourceDigest,
      market: shopper.site.market.code,
      language: shopper.site.language.code,
      sitePath: shopper.site.language.sitePath,
      email: opened.basket.data.email ?? '',
      currency: shopper.site.market.currency,
      totalMinor: opened.computed.total,
      data: orderDataOf(opened, method, shopper.site, shopper.now),
      methodId: method.id,
      processor: method.paymentProcessor,
      captureNow: method.earlyCapture,
    };
    const written = await writeIntent(shop.db, opened.basket, intent, below, shopper.now);
    if (written.kind === 'short') throw reservationFailure(written.shortages.map(({ sku }) => sku));
    if (written.kind === 'written') {
      shop.counters.add('orders_created');
      shop.counters.add(
        'stock_taken',
        intent.data.stock.reduce((sum, { quantity }) => sum + quantity, 0),
      );
      await checkout.crash.reach('intent-written', intent.orderId);
      return flow === 'inline'
        ? authorise(checkout, placing, intent)
        : openPage(checkout, placing, intent, opened);
    }
  }
  throw changedElsewhere(null);
}

const isReached = (tries: CardTries, below: CardTries) =>
  tries.byShopper >= below.byShopper || tries.bySource >= below.bySource;

const blocked = (methodId: string): PlaceOutcome => ({
  kind: 'declined',
  error: paymentError('user_is_blocked_by_recaptcha', methodId, 'user_is_blocked_by_recaptcha'),
});

/** Calls the provider and settles its response. */
async function authorise(checkout: Checkout, placing: Placing, intent: Intent): Promise<PlaceOutcome> {
  const { shop, provider, crash } = checkout;
  const { body } = placing;
  const answer = await provider.authorise({
    paymentId: intent.paymentId,
    orderId: intent.orderId,
    reference: body.basketId,
    checkoutId: body.checkoutId ?? '',
    token: body.paymentToken ?? '',
    amount: { minor: intent.totalMinor, currency: intent.currency },
    captureNow: intent.captureNow,
    language: intent.language,
    processor: intent.processor,
  });
  await crash.reach('authorised', intent.orderId);
  const now = shop.clock.now();
  const holdUntil = new Date(now.getTime() + holdMilliseconds);
  switch (answer.kind) {
    case 'approved':
      await applyProviderState(shop, provider, answer.payment);
      break;
    case 'challenge':
      await settleWaiting(shop.db, intent.paymentId, answer, now);
      shop.counters.add('challenges');
      break;
    case 'declined':
      await settleFailed(shop.db, intent.paymentId, { next: 'declined', code: answer.code, holdUntil }, now);
      shop.counters.add('payments_declined');
      shop.counters.add('orders_failed');
      break;
    case 'unknown':
      await movePayment(shop.db, intent.paymentId, 'unknown', now);
      shop.counters.add('payments_unknown');
      break;
    case 'invalidSession':
    case 'away':
      await settleFailed(
        shop.db,
        intent.paymentId,
        { next: 'abandoned', code: 'InvalidCheckoutIdError', holdUntil },
        now,
      );
      shop.counters.add('orders_failed');
      if (answer.kind === 'invalidSession') {
        throw new Failure(
          422,
          'InvalidCheckoutIdError',
          'The payment session is over or not of this basket.',
        );
      }
      throw new Failure(503, 'Unavailable', 'Payments are away. Nothing was taken.', { retryAfter: 15 });
  }
  await crash.reach('settled', intent.orderId);
  return outcomeOf(await mustFind(checkout, placing, intent.orderId));
}

/** Opens the provider's page; the order then waits for the provider's event. */
async function openPage(
  checkout: Checkout,
  placing: Placing,
  intent: Intent,
  { basket }: OpenBasket,
): Promise<PlaceOutcome> {
  const { shop, provider } = checkout;
  const method = placing.shopper.site.market.paymentMethods.find(({ id }) => id === intent.methodId);
  // The ACI processor returns to the callback named "bridge" (checkout document, section 2).
  const processor = intent.processor === 'aci' ? 'bridge' : intent.processor;
  const segments = [...(method?.async ? ['async'] : []), intent.methodId, basket.id, processor];
  const returnUrl = `${shop.origin}/${intent.sitePath}/payment/callback/${segments.map(encodeURIComponent).join('/')}`;
  try {
    const page = await provider.createHostedPage({
      paymentId: intent.paymentId,
      orderId: intent.orderId,
      reference: basket.id,
      amount: { minor: intent.totalMinor, currency: intent.currency },
      captureNow: intent.captureNow,
      language: intent.language,
      processor: intent.processor,
      brand: shop.brand,
      returnUrl,
    });
    await settleWaiting(shop.db, intent.paymentId, { ...page, origin: null }, shop.clock.now());
  } catch (error) {
    const now = shop.clock.now();
    const holdUntil = new Date(now.getTime() + holdMilliseconds);
    await settleFailed(
      shop.db,
      intent.paymentId,
      { next: 'abandoned', code: 'PaymentInterrupted', holdUntil },
      now,
    );
    shop.counters.add('orders_failed');
    shop.log.warn('payment page not opened', { orderId: intent.orderId, why: String(error).slice(0, 200) });
    throw new Failure(503, 'Unavailable', 'Payments are away. Nothing was taken.', { retryAfter: 15 });
  }
  return outcomeOf(await mustFind(checkout, placing, intent.orderId));
}

async function mustFind({ shop }: Checkout, { shopper }: Placing, orderId: string): Promise<StoredOrder> {
  const order = await orderOf(shop.db, shopper.session.shopperId, orderId);
  if (!order) throw notFound('order');
  return order;
}

/**
 * The basket is being paid or was paid: returns the outcome of its order. While another call is still waiting for the
 * provider, this one waits for that result.
 */
async function replay(checkout: Checkout, placing: Placing, hash: string): Promise<PlaceOutcome> {
  const { shop } = checkout;
  const { shopper, key, body } = placing;
  const { shopperId } = shopper.session;
  for (let round = 0; ; round += 1) {
    const mine = await orderOfIntent(shop.db, shopperId, key);
    if (mine && mine.intentHash !== hash) {
      throw new Failure(409, 'IdempotencyKeyReused', 'This key was used for another request.');
    }
    const order = mine ?? (await orderOfBasket(shop.db, shopperId, body.basketId));
    if (!order) throw notFound('order');
    if (order.state !== 'asked' || round >= waitForOther.rounds) return outcomeOf(order);
    await new Promise((resolve) => setTimeout(resolve, waitForOther.milliseconds));
  }
}
