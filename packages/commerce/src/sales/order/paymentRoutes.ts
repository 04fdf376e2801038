import { sourceDigestOf } from '../../kernel/limits/sourceDigest.ts';
import * as calls from '@touchline/contract/payment/endpoints';
import type { MarketPaymentMethod } from '@touchline/contract/market/schema';
import type { PlaceOutcome } from '@touchline/contract/order/schema';
import type { PaymentMethods } from '@touchline/contract/payment/schema';
import { editBasket, openBasket } from '../basket/editBasket.ts';
import { computeBasket } from '../basket/computeBasket.ts';
import { withMethod } from '../basket/instruments.ts';
import { missingLegalPages } from '../../catalogue/content/missingLegalPages.ts';
import type { Checkout } from './Checkout.ts';
import { botCheckNeeded, guardAgainstDeclines } from './declineGuard.ts';
import { anyOrder, orderOf, orderOfBasket, type StoredOrder } from './loadOrder.ts';
import { outcomeOf } from './orderView.ts';
import { placeAndRespond } from './placeAndRespond.ts';
import type { Placing } from './placeOrder.ts';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import { applyProviderState } from './applyProviderState.ts';
import { movePayment } from './settle.ts';
import { undoOperation } from './undoOperation.ts';
import { walletSessionOf } from '../wallet/walletSessions.ts';
import { maySaveMethod } from '../savedMethods/savedMethods.ts';
import { installmentPlans } from '../payment/installments.ts';
import { methodsFor, methodView } from '../payment/paymentMethods.ts';
import { canBePaid, walletFrom, walletView } from './deviceWallets.ts';
import type { PaymentEvent, PaymentProvider } from '../payment/PaymentProvider.ts';

/** Payment routes of both surfaces, and the address for provider events. */
export function paymentRoutes(router: Router, checkout: Checkout): void {
  const { shop, providers } = checkout;

  async function listPaymentMethods(
    call: ShopperCall & Pick<Placing, 'request' | 'source'>,
    basketId: string,
    wantsSession: boolean,
    {
      paymentMethodId: sessionMethodId,
      checkoutId,
    }: { paymentMethodId?: string | undefined; checkoutId?: string | undefined },
  ): Promise<PaymentMethods> {
    const { site } = call;
    const source = wantsSession ? await sourceDigestOf(shop, call.source) : undefined;
    const { basket, computed, loaded } = await openBasket(
      shop,
      call,
      basketId,
      source ? { paying: { source } } : {},
    );
    if (basket.state === 'closed') throw notFound('basket');
    if ((await missingLegalPages(shop, site.market)).length > 0) return { paymentMethods: [] };
    const walletBy = (method: MarketPaymentMethod) => walletFrom(checkout, method, site);
    const offered = methodsFor(site.market, computed).filter((method) => canBePaid(method, walletBy(method)));
    const paymentMethods = await Promise.all(
      offered.map(async (method) => ({
        ...methodView(method, site.language.code),
        ...((await maySaveMethod(shop, providers, call.caller, site, method)) ? { canBeKept: true } : {}),
        ...walletView(walletBy(method)),
        ...(method.flow === 'walletSession' && walletSessionOf(basket.data, call.now)
          ? { isSignedIn: true }
          : {}),
      })),
    );
    const chosenIds = [sessionMethodId, ...basket.data.instruments.map(({ methodId }) => methodId)];
    const method = wantsSession ? methodOfSession(offered, chosenIds) : undefined;
    if (!method) return { paymentMethods };
    if ((await guardAgainstDeclines(checkout, loaded.tries, call.request, 'check')) === 'blocked') {
      throw botCheckNeeded(false);
    }
    const provider = providers.of(method.paymentProcessor);
    const amount = { minor: computed.dueMinor, currency: site.market.currency };
    const isKept = checkoutId !== undefined && method.id === sessionMethodId;
    try {
      if (isKept && (await provider.isSessionOpen?.({ checkoutId, reference: basketId, amount })) === false)
        throw new Failure(500, 'INVALID_SESSION', 'The payment session is over.');
      const session = await provider.createSession({
        reference: basketId,
        language: site.language.code,
        brand: shop.brand,
        cardTypes: method.cards?.map(({ cardType }) => cardType),
        amount,
        country: site.market.country,
      });
      const configuration = { ...session, paymentProcessor: method.paymentProcessor };
      return { paymentMethods, configuration };
    } catch (error) {
      if (error instanceof Failure) throw error;
      shop.log.warn('payment session not opened', { why: String(error).slice(0, 200) });
      throw new Failure(503, 'Unavailable', 'Payments are away for a moment.', { retryAfter: 15 });
    }
  }

  router.route(calls.getPaymentMethods, (call) =>
    listPaymentMethods(call, call.params.basketId, call.query.startPaymentSession === 'true', call.query),
  );

  router.route(calls.getApplicablePaymentMethods, (call) =>
    listPaymentMethods(call, call.body.basketId, call.body.startPaymentSession ?? false, call.body),
  );

  router.route(calls.getBotChallenge, async (call) => {
    await shop.limits.take(checkout.limits.botChallenges, call.source);
    const { market } = shop.markets.site(call.query.sitePath);
    const challenge = await checkout.bots.challenge?.(market);
    if (!challenge) throw notFound('bot challenge');
    return challenge;
  });

  router.route(calls.applyPaymentMethod, async (call) => {
    const { basketId, methodId } = call.params;
    return editBasket(shop, call, basketId, {
      apply: (data, { market, now, ...loaded }) => {
        const computed = computeBasket(data, loaded, market, now);
        if (!methodsFor(market, computed).some(({ id }) => id === methodId)) {
          throw new Failure(422, 'InvalidParameters', 'This basket can not be paid this way.');
        }
        return withMethod(data, methodId);
      },
    });
  });

  router.route(calls.getInstalments, async (call) => {
    const { market } = call.site;
    const { computed } = await openBasket(shop, call, call.body.basketId);
    const method = methodsFor(market, computed).find(({ id }) => id === call.params.methodId);
    if (!method) throw new Failure(422, 'InvalidParameters', 'This basket can not be paid this way.');
    return { installmentPlans: installmentPlans(method, computed.dueMinor, market.currency) };
  });

  router.route(calls.startHostedPayment, (call) =>
    placeAndRespond(checkout, call, call.body, 'startPayment'),
  );

  router.route(calls.startPayment, (call) => {
    const { basketId, methodId: paymentMethodId } = call.params;
    return placeAndRespond(checkout, call, { ...call.body, basketId, paymentMethodId }, 'startPayment');
  });

  router.route(calls.createOrder, (call) => {
    const { basketId, methodId: paymentMethodId } = call.params;
    return placeAndRespond(checkout, call, { ...call.body, basketId, paymentMethodId }, 'createOrder');
  });

  router.route(calls.finalizePayment, async (call) => {
    const order = await orderOf(shop.db, call.caller, call.body.orderId);
    const isAsked = order?.basketId === call.params.basketId && order.methodId === call.params.methodId;
    if (!order || !isAsked) throw notFound('order');
    return settledOutcome(order);
  });

  router.route(calls.getPaymentStatus, async (call) => {
    const order = await orderOfBasket(shop.db, call.caller, call.params.basketId);
    if (!order) {
      // Also throws a 404 for a basket of another shopper.
      await openBasket(shop, call, call.params.basketId);
      return { status: 'none' as const };
    }
    return { status: statusOf(outcomeOf(order)), orderId: order.id };
  });

  router.route(
    calls.receivePaymentEvent,
    async (call) => {
      const processor = call.params.processor.slice(0, 40);
      const provider = providers.named(processor);
      if (!provider) throw notFound('payment processor');
      const event = await provider.readEvent(call.rawBody, call.request.headers);
      if (event === 'other') return { received: true };
      if (typeof event === 'string') {
        shop.counters.add('payment_events_refused');
        shop.log.warn('payment event refused', { why: event, processor });
        throw new Failure(400, 'InvalidParameters', `The event is ${event}.`);
      }
      const name = { processor: processorOf(event, provider) ?? processor, id: event.id };
      if (event.failed) await undoOperation(shop, event.payment, event.failed, name);
      const { kind: applied } = await applyProviderState(shop, provider, event.payment, name);
      shop.counters.add('payment_events');
      shop.log.info('payment event', { type: event.type, applied, paymentId: event.payment.paymentId });
      return { received: true };
    },
    { fromAnywhere: true, bodyLimit: 128 * 1024 },
  );

  /** The processor that an event names, if it is one of those that its sender serves. */
  const processorOf = ({ processor }: PaymentEvent, sender: PaymentProvider) =>
    processor !== undefined && providers.find(processor) === sender ? processor : undefined;

  /** Asks the provider for the payment's state; the browser's return proves nothing. */
  async function settledOutcome(order: StoredOrder): Promise<PlaceOutcome> {
    const isOpen = order.state === 'waiting' || order.state === 'unknown' || order.state === 'asked';
    if (!isOpen) return outcomeOf(order);
    try {
      const provider = providers.of(order.processor);
      const known = await provider.find(order.paymentId);
      if (known?.isProcessing) await movePayment(shop.db, order.paymentId, 'unknown', shop.clock.now());
      else if (known) await applyProviderState(shop, provider, known);
    } catch (error) {
      shop.log.warn('payment not asked for', { orderId: order.id, why: String(error).slice(0, 200) });
    }
    const fresh = await anyOrder(shop.db, order.id);
    return outcomeOf(fresh ?? order);
  }
}

/** The method that a session is opened for: the first chosen one with card fields, else the first with card fields. */
function methodOfSession(
  offered: readonly MarketPaymentMethod[],
  chosenIds: readonly (string | undefined)[],
): MarketPaymentMethod | undefined {
  const inline = offered.filter(({ flow }) => flow === 'inlineCard');
  return inline.find(({ id }) => chosenIds.includes(id)) ?? inline[0];
}

function statusOf(outcome: PlaceOutcome): 'pending' | 'paid' | 'failed' {
  if (outcome.kind === 'placed') return outcome.order.status === 'cancelled' ? 'failed' : 'paid';
  return outcome.kind === 'declined' ? 'failed' : 'pending';
}
