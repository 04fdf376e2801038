import * as baskets from '@touchline/contract/basket/endpoints';
import * as orders from '@touchline/contract/order/endpoints';
import * as payments from '@touchline/contract/payment/endpoints';
import { describe, expect, it } from 'vitest';
import { basketOf, newBasket, strike, tee, tempo } from '../../../cart/basket/Basket.fixtures.ts';
import { BasketStore } from '../../../cart/basket/index.ts';
import { card, hostedCard, mayasOrder } from '../Checkout.fixtures.ts';
import { testCheckoutSession, readyToPay } from '../CheckoutSession.fixtures.ts';
import { CheckoutStore } from '../CheckoutStore.ts';

const confirmation = '/confirmation?orderId=TL-48213';
const keyOf = (headers: Headers | undefined) => headers?.get('idempotency-key');
const conflict = (errorCode: string, details?: unknown) => ({
  status: 409,
  error: { errorCode, message: errorCode, ...(details ? { details } : {}) },
});
const declined = (errorCode: string) => ({
  answer: {
    kind: 'declined' as const,
    error: { errorType: 'error' as const, errorCode, message: 'raw', paymentMethodId: card.id },
  },
});

describe('paying', () => {
  it('places the order with the token, the session and the displayed total', async () => {
    const { store, basket, server, visited, storage, ports } = await readyToPay();
    await store.pay();
    const [call] = server.callsOf(orders.placeOrder);
    expect(call?.body).toEqual({
      basketId: 'b-1',
      paymentMethodId: card.id,
      checkoutId: 'checkout-1',
      paymentToken: 'token-1',
      confirmedTotal: 272,
      confirmedItems: [tempo, strike, tee].map(({ productId }) => ({ productId, quantity: 1 })),
    });
    expect(visited).toEqual([confirmation]);
    expect(basket.productCount).toBe(0);
    expect(storage.get('basketId')).toBeUndefined();
    expect(ports.storage.get('checkoutDraft')).toBeUndefined();
    expect(storage.get('lastUsedPaymentMethodId')).toBe(card.id);
  });

  it('places once when the button is pressed twice', async () => {
    const { store, server, frame } = await readyToPay();
    await Promise.all([store.pay(), store.pay()]);
    await store.pay();
    expect(server.callsOf(orders.placeOrder)).toHaveLength(1);
    expect(frame.asked).toBe(1);
  });

  it('does not call the provider while anything is missing', async () => {
    const { store, server, frame, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    store.details.type(store.details.contact, 'email', '');
    await store.pay();
    expect(store.problems.map(({ fieldId }) => fieldId)).toEqual(['contact-email']);
    expect(store.attempt).toBe(1);
    expect(frame.asked).toBe(0);
    expect(server.callsOf(orders.placeOrder)).toHaveLength(0);
  });

  it('requires a payment method', async () => {
    const { store } = testCheckoutSession();
    await store.load();
    await store.pay();
    expect(store.problems.at(-1)).toEqual({ fieldId: 'payment-methods', problem: { key: 'payment.choose' } });
  });

  it('names each invalid card field, with the message next to it', async () => {
    const { store, server, frame } = await readyToPay();
    frame.answer = {
      type: 'payment-invalid',
      fields: [{ field: 'securityCode', message: 'Enter the code' }, 'creditCard'],
    };
    await store.pay();
    expect(store.problems).toEqual([
      { fieldId: 'payment-frame-creditCard', problem: { key: 'payment.card.creditCard' } },
      {
        fieldId: 'payment-frame-securityCode',
        problem: { key: 'payment.card.securityCode' },
        text: 'Enter the code',
      },
    ]);
    expect(store.placing.status.kind).toBe('idle');
    expect(server.callsOf(orders.placeOrder)).toHaveLength(0);
  });

  it('says so when the card fields do not respond', async () => {
    const { store } = await readyToPay();
    store.frame.detach();
    await store.pay();
    expect(store.placing.notice).toEqual({ kind: 'frameSilent' });
    expect(store.placing.isBusy).toBe(false);
  });

  it('reports the network, not the card fields, when offline', async () => {
    const { store, server } = await readyToPay();
    server.on(payments.getPaymentStatus, 'offline');
    store.frame.detach();
    await store.pay();
    expect(store.placing.notice).toEqual({ kind: 'failed', reason: 'offline' });
  });

  it('redirects to the provider’s page for a method without fields here [C7.45]', async () => {
    const { store, server, visited, storage } = await readyToPay();
    const url = 'https://pay.example/page/1';
    server.on(payments.startHostedPayment, { answer: { kind: 'redirect', orderId: 'TL-1', url } });
    store.payment.select(hostedCard.id);
    await store.pay();
    expect(visited).toEqual([url]);
    expect(store.placing.status).toEqual({ kind: 'leaving' });
    expect(JSON.parse(storage.get('lastOrder') ?? '')).toMatchObject({ orderId: 'TL-1', isPlaced: false });
    store.placing.resume();
    expect(store.placing.isBusy).toBe(false);
  });

  it('leads to a pending confirmation when the bank is slow', async () => {
    const { store, server, visited } = await readyToPay();
    server.on(orders.placeOrder, { answer: { kind: 'pending', order: mayasOrder } });
    await store.pay();
    expect(visited).toEqual([`${confirmation}&isAsync=true`]);
  });
});

describe('a payment that is declined', () => {
  it('leaves everything as it was, says why, and is a new intent next time [C4.34]', async () => {
    const { store, server, visited } = await readyToPay();
    server.on(orders.placeOrder, declined('CardError'), { answer: { kind: 'placed', order: mayasOrder } });
    await store.pay();
    expect(store.payment.paymentError?.errorCode).toBe('CardError');
    expect(store.payment.paymentServices.get(card.id)).toEqual({ submit: false, progress: false });
    expect(store.placing.isBusy).toBe(false);
    expect(store.details.contact.raw('email')).not.toBe('');
    expect(visited).toEqual([]);
    // The token is used up: the provider creates a new session.
    expect(server.callsOf(payments.getPaymentMethods)).toHaveLength(2);
    await store.pay();
    const [first, second] = server.callsOf(orders.placeOrder).map(({ headers }) => keyOf(headers));
    expect(second).not.toBe(first);
    expect(visited).toEqual([confirmation]);
  });
});

describe('a confirmation at the bank', () => {
  async function challenged() {
    const session = await readyToPay();
    const step = { kind: 'challenge' as const, orderId: 'TL-48213', url: 'https://bank.example/step' };
    session.server.on(orders.placeOrder, { answer: { ...step, origin: 'https://bank.example' } });
    await session.store.pay();
    return session;
  }

  it('opens the bank’s page, and then the payment is settled [C7.46]', async () => {
    const { store, server, visited } = await challenged();
    expect(store.placing.status).toMatchObject({ kind: 'challenge', url: 'https://bank.example/step' });
    server.on(payments.finalizePayment, { answer: { kind: 'placed', order: mayasOrder } });
    await store.placing.challengeDone();
    expect(server.callsOf(payments.finalizePayment)[0]?.body).toEqual({ orderId: 'TL-48213' });
    expect(visited).toEqual([confirmation]);
  });

  it('may still be declined', async () => {
    const { store, server } = await challenged();
    server.on(payments.finalizePayment, declined('SecurityAuthenticationError'));
    await store.placing.challengeDone();
    expect(store.payment.paymentError?.errorCode).toBe('SecurityAuthenticationError');
    expect(store.placing.isBusy).toBe(false);
  });

  it('may be cancelled: the order is cancelled and the page says so [C7.58]', async () => {
    const { store, server } = await challenged();
    server.on(orders.failOrder, { answer: { ...mayasOrder, status: 'failed', paymentStatus: 'not_paid' } });
    await store.placing.cancelChallenge();
    expect(server.callsOf(orders.failOrder)[0]?.body).toEqual({ status: 'failed' });
    expect(store.payment.paymentError?.errorCode).toBe('PaymentInterrupted');
    expect(store.placing.isBusy).toBe(false);
  });

  it('may have completed before the shopper cancels', async () => {
    const { store, server, visited } = await challenged();
    server.on(orders.failOrder, conflict('Paid'));
    await store.placing.cancelChallenge();
    expect(visited).toEqual([confirmation]);
  });
});

describe('returning from the provider’s page with the Back button', () => {
  const url = 'https://pay.example/page/1';
  const left = async () => {
    const session = await readyToPay();
    const { store, server } = session;
    server.on(payments.startHostedPayment, { answer: { kind: 'redirect', orderId: 'TL-48213', url } });
    server.on(payments.getPaymentStatus, { answer: { status: 'pending', orderId: 'TL-48213' } });
    store.payment.select(hostedCard.id);
    await store.pay();
    return { ...session, again: new CheckoutStore(session.ports, new BasketStore(session.ports)) };
  };

  it('cancels the order: the checkout says that nothing was charged, and can pay again', async () => {
    const { again, server, visited } = await left();
    server.on(orders.failOrder, { answer: { ...mayasOrder, status: 'failed', paymentStatus: 'not_paid' } });
    await again.load();
    expect(again.status).toEqual({ kind: 'ready' });
    expect(again.placing.notice).toEqual({ kind: 'notTaken' });
    expect(again.intentKey).not.toBe(keyOf(server.callsOf(payments.startHostedPayment)[0]?.headers));
    expect(visited).toEqual([url]);
  });

  it('leads to the confirmation when the order was paid in the meantime', async () => {
    const { again, server, visited } = await left();
    server.on(orders.failOrder, conflict('Paid'));
    await again.load();
    expect(visited.at(-1)).toMatch(/^\/confirmation\?orderId=TL-48213/);
  });
});

describe('products that sold out', () => {
  it('are shown in the bag, with everything typed kept [C8.70]', async () => {
    const { store, basket, server, visited, tracked, ports } = await readyToPay();
    server.on(orders.placeOrder, conflict('ReservationFailure', { productIds: ['TL5001_0003'] }));
    server.on(baskets.getBag, { answer: basketOf([tempo, strike]) });
    await store.pay();
    expect(visited).toEqual(['/cart']);
    expect(basket.reservationFailedErrorProducts).toEqual(['TL5001_0003']);
    expect(basket.lines).toHaveLength(2);
    expect(ports.storage.get('checkoutDraft')).toContain('18 Hatter Street');
    expect(tracked.at(-1)?.fields).toEqual({
      form: 'checkout',
      error: 'FULFILLMENT_FAILED_PRODUCT_NOT_AVAILABLE',
    });
  });
});

describe('an expired session', () => {
  it('is renewed, and the card is requested again [C8.49]', async () => {
    const { store, server } = await readyToPay();
    server.on(orders.placeOrder, {
      status: 422,
      error: { errorCode: 'InvalidCheckoutIdError', message: '' },
    });
    await store.pay();
    expect(store.placing.notice).toEqual({ kind: 'sessionOver' });
    expect(server.callsOf(payments.getPaymentMethods)).toHaveLength(2);
  });
});

describe('a lost response', () => {
  it('is polled for, and found [C7.53]', async () => {
    const { store, server, visited } = await readyToPay();
    server.on(orders.placeOrder, 'offline');
    server.on(
      payments.getPaymentStatus,
      { answer: { status: 'none' } },
      { answer: { status: 'pending', orderId: 'TL-48213' } },
    );
    const paying = store.pay();
    await paying;
    const asked = server.callsOf(payments.getPaymentStatus).map(({ url }) => url.pathname);
    expect(asked).toEqual(Array(2).fill('/api/chk/basket/b-1/payment_status'));
    expect(visited).toEqual([`${confirmation}&isAsync=true`]);
  });

  it('may be retried: the same key and exactly the same request', async () => {
    const { store, server, visited, frame } = await readyToPay();
    server.on(orders.placeOrder, 'offline', { answer: { kind: 'placed', order: mayasOrder } });
    await store.pay();
    expect(store.placing.notice).toEqual({ kind: 'unknown' });
    await store.pay();
    const [first, second] = server.callsOf(orders.placeOrder);
    expect(second?.body).toEqual(first?.body);
    expect(keyOf(second?.headers)).toBe(keyOf(first?.headers));
    expect(frame.asked).toBe(1);
    expect(visited).toEqual([confirmation]);
  });

  it('is the same intent after a reload and in a second tab', async () => {
    const { store, server, ports, fillIn: _ } = await readyToPay();
    server.on(orders.placeOrder, 'offline');
    await store.pay();
    const again = new CheckoutStore(ports, new BasketStore(ports));
    await again.load();
    expect(again.intentKey).toBe(keyOf(server.callsOf(orders.placeOrder)[0]?.headers));
  });

  it('leads to its confirmation when the page is reloaded and the order exists', async () => {
    const { store, server, ports, visited } = await readyToPay();
    server.on(orders.placeOrder, 'offline');
    await store.pay();
    server.on(payments.getPaymentStatus, { answer: { status: 'paid', orderId: 'TL-48213' } });
    await new CheckoutStore(ports, new BasketStore(ports)).load();
    expect(visited).toEqual([confirmation]);
  });

  it('ends when there is no order: the next press is a new intent', async () => {
    const { store, server, ports } = await readyToPay();
    server.on(orders.placeOrder, 'offline');
    await store.pay();
    server.on(payments.getPaymentStatus, { answer: { status: 'failed', orderId: 'TL-48213' } });
    const again = new CheckoutStore(ports, new BasketStore(ports));
    await again.load();
    expect(again.status).toEqual({ kind: 'ready' });
    expect(again.intentKey).not.toBe(keyOf(server.callsOf(orders.placeOrder)[0]?.headers));
  });

  it('is reported as not charged when the bank declined in the meantime', async () => {
    const { store, server } = await readyToPay();
    server.on(orders.placeOrder, 'offline');
    server.on(payments.getPaymentStatus, { answer: { status: 'failed', orderId: 'TL-48213' } });
    await store.pay();
    expect(store.placing.notice).toEqual({ kind: 'notTaken' });
  });

  it('finds the other tab’s order when that one was faster', async () => {
    const { store, server, visited } = await readyToPay();
    server.on(orders.placeOrder, conflict('IdempotencyKeyReused'));
    server.on(payments.getPaymentStatus, { answer: { status: 'paid', orderId: 'TL-48213' } });
    await store.pay();
    expect(visited).toEqual([confirmation]);
  });

  it('is found in the other tab’s storage when the basket is gone', async () => {
    const { store, server, storage, visited } = await readyToPay();
    const gone = { status: 404, error: { errorCode: 'NotFound', message: '' } };
    server.on(orders.placeOrder, gone).on(payments.getPaymentStatus, gone);
    storage.set('lastOrder', JSON.stringify({ orderId: 'TL-48213', basketId: 'b-1', isPlaced: true }));
    await store.pay();
    expect(visited).toEqual([confirmation]);
  });
});

describe('an unavailable provider', () => {
  it('charged nothing, and the page says so', async () => {
    const { store, server } = await readyToPay();
    server.on(orders.placeOrder, { status: 503, error: { errorCode: 'Unavailable', message: '' } });
    await store.pay();
    expect(store.placing.notice).toEqual({ kind: 'failed', reason: 'unavailable' });
    expect(server.callsOf(payments.getPaymentStatus)).toHaveLength(0);
  });

  it('says how long to wait after too many requests [C8.06]', async () => {
    const { store, server } = await readyToPay();
    const headers = { 'retry-after': '30' };
    server.on(orders.placeOrder, { status: 429, error: { errorCode: 'RateLimited', message: '' }, headers });
    await store.pay();
    expect(store.placing.notice).toEqual({ kind: 'failed', reason: 'rateLimited', seconds: 30 });
  });
});

it('leads Back after paying to the confirmation', async () => {
  const { store, server, ports, visited } = await readyToPay();
  await store.pay();
  server.on(baskets.getBaskets, { answer: newBasket() });
  await new CheckoutStore(ports, new BasketStore(ports)).load();
  expect(visited).toEqual([confirmation, confirmation]);
});
