import { placeOrder } from '@touchline/contract/order/endpoints';
import { getBotChallenge, getPaymentMethods } from '@touchline/contract/payment/endpoints';
import { expect, it } from 'vitest';
import { card, mayasOrder, paymentMethodsAnswer } from './Checkout.fixtures.ts';
import { testCheckoutSession, readyToPay } from './CheckoutSession.fixtures.ts';
import { CheckoutStore } from './CheckoutStore.ts';

const needed = (canProve = true) => ({
  status: 428,
  error: { errorCode: 'user_is_blocked_by_recaptcha', message: 'x', details: { canProve } },
});
const challenge = { answer: { kind: 'altcha' as const, challenge: '{}' } };
const proofOf = (headers: Headers | undefined) => headers?.get('x-bot-proof');

it('is required when paying is refused with 428, and the payment continues with its proof [C8.46]', async () => {
  const { store, server, visited, frame } = await readyToPay();
  server.on(placeOrder, needed(), { answer: { kind: 'placed', order: mayasOrder } });
  server.on(getBotChallenge, challenge);
  await store.pay();
  expect(store.bots.status).toEqual({ kind: 'needed', purpose: 'payment' });
  expect(store.placing.isBusy).toBe(false);
  expect(store.placing.notice).toBeUndefined();
  expect(visited).toEqual([]);
  await store.bots.prove();
  expect(server.callsOf(placeOrder).map(({ headers }) => proofOf(headers))).toEqual([null, 'a proof']);
  expect(visited).toEqual(['/confirmation?orderId=TL-48213']);
  expect(store.bots.status).toEqual({ kind: 'idle' });
  // The card token is requested again for the second attempt.
  expect(frame.asked).toBe(2);
});

it('is required again when the proof was refused; no proof is sent twice', async () => {
  const { store, server } = await readyToPay();
  server.on(placeOrder, needed());
  server.on(getBotChallenge, challenge);
  await store.pay();
  await store.bots.prove();
  expect(store.bots.status).toEqual({ kind: 'needed', purpose: 'payment' });
  await store.pay();
  const proofs = server.callsOf(placeOrder).map(({ headers }) => proofOf(headers));
  expect(proofs).toEqual([null, 'a proof', null]);
});

it('says so when the check cannot be passed here', async () => {
  const { store, server } = await readyToPay();
  server.on(placeOrder, needed(false));
  await store.pay();
  expect(store.bots.status).toEqual({ kind: 'idle' });
  expect(store.payment.paymentError?.errorCode).toBe('recaptchaBlock');
});

it('stays open when the challenge fails to load or is not solved', async () => {
  const session = testCheckoutSession({
    solveBotChallenge: () => Promise.reject(new Error('no cryptography')),
  });
  const { store } = session;
  store.bots.request('payment');
  session.server.on(getBotChallenge, 'offline');
  await store.bots.prove();
  expect(store.bots.status).toMatchObject({ kind: 'failed', reason: 'offline' });
  session.server.on(getBotChallenge, challenge);
  await store.bots.prove();
  expect(store.bots.status).toMatchObject({ kind: 'failed', reason: 'unsolved' });
});

it('is required before the payment methods are shown, also when the page comes from the server', async () => {
  const session = testCheckoutSession();
  session.server
    .on(getPaymentMethods, needed(), { answer: paymentMethodsAnswer })
    .on(getBotChallenge, challenge);
  await session.store.load();
  expect(session.store.payment.paymentError).toBeUndefined();
  const snapshot = JSON.parse(JSON.stringify(session.store.toSnapshot())) as ReturnType<
    CheckoutStore['toSnapshot']
  >;
  const store = CheckoutStore.fromSnapshot(session.ports, session.basket, snapshot);
  expect(store.bots.status).toEqual({ kind: 'needed', purpose: 'methods' });
  await store.bots.prove();
  expect(store.payment.paymentMethods).toHaveLength(2);
  expect(session.server.callsOf(getPaymentMethods).map(({ headers }) => proofOf(headers))).toEqual([
    null,
    'a proof',
  ]);
});

it('renews the card fields after the check that declined cards lead to, and keeps the reason', async () => {
  const { store, server } = await readyToPay();
  const declined = {
    errorType: 'error' as const,
    errorCode: 'CardError' as const,
    message: '',
    paymentMethodId: card.id,
  };
  server.on(placeOrder, { answer: { kind: 'declined', error: declined } });
  const renewed = { ...paymentMethodsAnswer.configuration, checkoutId: 'renewed' };
  server.on(getPaymentMethods, needed(), {
    answer: { ...paymentMethodsAnswer, configuration: renewed } as typeof paymentMethodsAnswer,
  });
  server.on(getBotChallenge, challenge);
  await store.pay();
  expect(store.bots.status).toEqual({ kind: 'needed', purpose: 'methods' });
  await store.bots.prove();
  expect(store.payment.checkoutId).toBe('renewed');
  expect(store.payment.paymentError?.errorCode).toBe('CardError');
});
