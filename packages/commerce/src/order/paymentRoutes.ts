import * as calls from '@touchline/contract/payment/endpoints';
import type { PlaceOutcome } from '@touchline/contract/order/schema';
import { editBasket, openBasket } from '../basket/editBasket.ts';
import { computeBasket } from '../basket/computeBasket.ts';
import type { Checkout } from './Checkout.ts';
import { botCheckNeeded, guardAgainstDeclines } from './declineGuard.ts';
import { orderOf, orderOfBasket, type StoredOrder } from './loadOrder.ts';
import { outcomeOf } from './orderView.ts';
import { answerPlacing } from './answerPlacing.ts';
import { Failure, notFound } from '../failure/Failure.ts';
import { Reply, type Router } from '../routing/Router.ts';
import { hmacHex } from '../session/hmacHex.ts';
import { requireShopper, type CallContext } from '../session/withShopper.ts';
import { applyProviderState } from './applyProviderState.ts';
import { methodsFor, methodView } from '../payment/paymentMethods.ts';

/** Payment routes of both surfaces, and the address for provider events. */
export function paymentRoutes(router: Router, checkout: Checkout): void {
  const { shop, provider } = checkout;

  async function listPaymentMethods(call: CallContext, basketId: string, wantsSession: boolean) {
    const shopper = await requireShopper(shop, call);
    const { site, headers } = shopper;
    const source = wantsSession
      ? (await hmacHex(shop.secret, `source.${call.source}`)).slice(0, 32)
      : undefined;
    const { basket, computed, loaded } = await openBasket(
      shop,
      shopper,
      basketId,
      source ? { paying: { source } } : {},
    );
    if (basket.state === 'closed') throw notFound('basket');
    const paymentMethods = methodsFor(site.market, computed).map((method) =>
      methodView(method, site.language.code),
    );
    if (!wantsSession || paymentMethods.length === 0) return new Reply({ paymentMethods }, { headers });
    if ((await guardAgainstDeclines(checkout, loaded.tries, call.request, 'look')) === 'blocked') {
      throw botCheckNeeded(false);
    }
    try {
      const configuration = await provider.createSession({
        reference: basketId,
        language: site.language.code,
        brand: shop.brand,
      });
      return new Reply({ paymentMethods, configuration }, { headers });
    } catch (error) {
      shop.log.warn('payment session not opened', { why: String(error).slice(0, 200) });
      throw new Failure(503, 'Unavailable', 'Payments are away for a moment.', { retryAfter: 15 });
    }
  }

  router.route(calls.getPaymentMethods, (call) =>
    listPaymentMethods(call, call.params.basketId, call.query.startPaymentSession === 'true'),
  );

  router.route(calls.getApplicablePaymentMethods, (call) =>
    listPaymentMethods(call, call.body.basketId, call.body.startPaymentSession ?? false),
  );

  router.route(calls.getBotChallenge, async (call) => {
    await shop.limits.take(checkout.limits.botChallenges, call.source);
    const challenge = await checkout.bots.challenge?.();
    if (!challenge) throw notFound('bot challenge');
    return challenge;
  });

  router.route(calls.applyPaymentMethod, async (call) => {
    const shopper = await requireShopper(shop, call);
    const { basketId, methodId } = call.params;
    const basket = await editBasket(shop, shopper, basketId, {
      apply: (data, { facts, market, now }) => {
        const computed = computeBasket(data, facts, market, now);
        if (!methodsFor(market, computed).some(({ id }) => id === methodId)) {
          throw new Failure(422, 'InvalidParameters', 'This basket can not be paid this way.');
        }
        return { ...data, paymentMethodId: methodId };
      },
    });
    return new Reply(basket, { headers: shopper.headers });
  });

  router.route(calls.startHostedPayment, (call) => answerPlacing(checkout, call, call.body, 'hosted'));

  router.route(calls.startPayment, (call) => {
    const { basketId, methodId: paymentMethodId } = call.params;
    return answerPlacing(checkout, call, { ...call.body, basketId, paymentMethodId }, 'hosted');
  });

  router.route(calls.createOrder, (call) => {
    const { basketId, methodId: paymentMethodId } = call.params;
    return answerPlacing(checkout, call, { ...call.body, basketId, paymentMethodId }, 'inline');
  });

  router.route(calls.finalizePayment, async (call) => {
    const shopper = await requireShopper(shop, call);
    const { shopperId } = shopper.session;
    const order = await orderOf(shop.db, shopperId, call.body.orderId);
    const isAsked = order?.basketId === call.params.basketId && order.methodId === call.params.methodId;
    if (!order || !isAsked) throw notFound('order');
    return new Reply(await settledOutcome(order), { headers: shopper.headers });
  });

  router.route(calls.getPaymentStatus, async (call) => {
    const shopper = await requireShopper(shop, call);
    const { headers } = shopper;
    const order = await orderOfBasket(shop.db, shopper.session.shopperId, call.params.basketId);
    if (!order) {
      // Also throws a 404 for a basket of another shopper.
      await openBasket(shop, shopper, call.params.basketId);
      return new Reply({ status: 'none' as const }, { headers });
    }
    return new Reply({ status: statusOf(outcomeOf(order)), orderId: order.id }, { headers });
  });

  router.route(
    calls.receivePaymentEvent,
    async (call) => {
      const event = await provider.readEvent(call.rawBody, call.request.headers);
      if (typeof event === 'string') {
        shop.counters.add('payment_events_refused');
        shop.log.warn('payment event refused', { why: event, processor: call.params.processor.slice(0, 40) });
        throw new Failure(400, 'InvalidParameters', `The event is ${event}.`);
      }
      const processor = call.params.processor.slice(0, 40);
      const applied = await applyProviderState(shop, provider, event.payment, { processor, id: event.id });
      shop.counters.add('payment_events');
      shop.log.info('payment event', { type: event.type, applied, paymentId: event.payment.paymentId });
      return { received: true };
    },
    { fromAnywhere: true, bodyLimit: 16 * 1024 },
  );

  /** Asks the provider for the payment's state; the browser's return proves nothing. */
  async function settledOutcome(order: StoredOrder): Promise<PlaceOutcome> {
    const isOpen = order.state === 'waiting' || order.state === 'unknown' || order.state === 'asked';
    if (!isOpen) return outcomeOf(order);
    try {
      const known = await provider.find(order.paymentId);
      if (known) await applyProviderState(shop, provider, known);
    } catch (error) {
      shop.log.warn('payment not asked for', { orderId: order.id, why: String(error).slice(0, 200) });
    }
    const fresh = await orderOf(shop.db, order.shopperId, order.id);
    return outcomeOf(fresh ?? order);
  }
}

function statusOf(outcome: PlaceOutcome): 'pending' | 'paid' | 'failed' {
  if (outcome.kind === 'placed') return outcome.order.status === 'cancelled' ? 'failed' : 'paid';
  return outcome.kind === 'declined' ? 'failed' : 'pending';
}
