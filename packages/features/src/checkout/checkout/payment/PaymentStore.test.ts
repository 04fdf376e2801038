import { getPaymentMethods } from '@touchline/contract/payment/endpoints';
import { getRegistrations } from '@touchline/contract/savedMethods/endpoints';
import type { PaymentMethod } from '@touchline/contract/payment/schema';
import { describe, expect, it, vi } from 'vitest';
import { BasketStore } from '../../../cart/basket/index.ts';
import { fullBasket } from '../../../cart/basket/Basket.fixtures.ts';
import { mayasRegistrations, overCard } from '../../savedMethods/SavedMethods.fixtures.ts';
import { SavedMethodsStore } from '../../savedMethods/index.ts';
import { testPorts } from '../../../platform/ports/testPorts.ts';
import { BotCheckStore } from '../../../platform/botCheck/index.ts';
import type { BotCheckPurpose } from '../BotCheckPurpose.ts';
import { card, hostedCard, paymentMethodsAnswer, paymentSession } from '../Checkout.fixtures.ts';
import { PaymentStore } from './PaymentStore.ts';

function paying() {
  const ports = testPorts();
  const basket = new BasketStore(ports);
  basket.store(fullBasket());
  ports.server.on(getPaymentMethods, { answer: paymentMethodsAnswer });
  const bots = new BotCheckStore<BotCheckPurpose>(ports, async () => undefined);
  const saved = new SavedMethodsStore(ports);
  saved.disable();
  return { ...ports, saved, basket, store: new PaymentStore(ports, basket, bots, saved) };
}
const declined = (errorCode: string) => ({
  ...{ errorType: 'error' as const, errorCode, message: '', paymentMethodId: card.id },
});

describe('the payment methods', () => {
  it('are loaded with a session of the provider [C7.39]', async () => {
    const { store, server } = paying();
    await store.load();
    expect(server.callsOf(getPaymentMethods)[0]?.url.searchParams.get('startPaymentSession')).toBe('true');
    expect(store.checkoutId).toBe('checkout-1');
    expect(store.paymentMethods.map(({ id }) => id)).toEqual([card.id, hostedCard.id]);
    expect(store.selectedPaymentMethodId).toBeUndefined();
  });

  it('preselect the only one [C4.41]', async () => {
    const { store, server } = paying();
    server.on(getPaymentMethods, { answer: { ...paymentMethodsAnswer, paymentMethods: [card] } });
    await store.load();
    expect(store.selectedPaymentMethodId).toBe(card.id);
  });

  it('preselect the one that worked last time [C4.44]', async () => {
    const { store } = paying();
    store.finish(hostedCard.id);
    await store.load();
    expect(store.selectedPaymentMethodId).toBe(hostedCard.id);
  });

  it('preselect by the first rule that applies: the only one, the gift certificate, a saved one, the last one', async () => {
    const certificate = { ...hostedCard, id: 'ZERO_VALUE', flow: 'zeroValue' as const };
    const chosen = async (
      due: number | undefined,
      options: { isSaved?: boolean; methods?: PaymentMethod[] },
    ) => {
      const { store, saved, server, basket } = paying();
      const { methods = [card, hostedCard, certificate], isSaved = false } = options;
      const { pricing } = fullBasket();
      basket.store(fullBasket({ pricing: { ...pricing, ...(due === undefined ? {} : { due }) } }));
      server.on(getPaymentMethods, { answer: { ...paymentMethodsAnswer, paymentMethods: methods } });
      server.on(getRegistrations, { answer: { registrations: isSaved ? [...mayasRegistrations] : [] } });
      await saved.load();
      store.finish(hostedCard.id);
      await store.load();
      return store.selected?.registration ? 'saved' : store.selectedPaymentMethodId;
    };
    expect(await chosen(0, { isSaved: true, methods: [card] })).toBe(card.id);
    expect(await chosen(0, { isSaved: true })).toBe(certificate.id);
    expect(await chosen(10, { isSaved: true })).toBe('saved');
    expect(await chosen(10, {})).toBe(hostedCard.id);
    expect(await chosen(10, { methods: [card, certificate] })).toBeUndefined();
  });

  it('list one that is paid later only as long as there is something to pay [C5.24]', async () => {
    const { store, server, basket } = paying();
    const later = { ...hostedCard, id: 'AFTERPAY', conditions: { totalAboveZero: true } };
    server.on(getPaymentMethods, { answer: { ...paymentMethodsAnswer, paymentMethods: [card, later] } });
    await store.load();
    const ids = () => store.paymentMethods.map(({ id }) => id);
    expect(ids()).toEqual([card.id, later.id]);
    // A coupon takes all of it: the page knows before the methods are loaded again.
    basket.store(fullBasket({ pricing: { ...fullBasket().pricing, total: 0 } }));
    expect(ids()).toEqual([card.id]);
  });

  it('keep a choice when the session is renewed', async () => {
    const { store } = paying();
    await store.load();
    store.select(hostedCard.id);
    await store.load();
    expect(store.selectedPaymentMethodId).toBe(hostedCard.id);
  });

  it('keep the open card fields, and what is typed in them, when a gift card changes what is due', async () => {
    const { store, server } = paying();
    await store.load();
    const { configuration: session } = paymentMethodsAnswer;
    if (!session) throw new Error('The answer has no session.');
    const other = { ...session, checkoutId: 'checkout-2' };
    server.on(getPaymentMethods, { answer: { ...paymentMethodsAnswer, configuration: other } });
    await store.load({ keepsFrame: true });
    expect(store.checkoutId).toBe('checkout-1');
    await store.load();
    expect(store.checkoutId).toBe('checkout-2');
  });

  it('ask whether the session of the open card fields still pays, and get a new one when it is over [C8.47]', async () => {
    const { store, server } = paying();
    const told = () => server.callsOf(getPaymentMethods).map(({ url }) => url.searchParams.get('checkoutId'));
    await store.load();
    store.select(hostedCard.id);
    await store.load({ keepsFrame: true });
    store.select(card.id);
    const over = { status: 500, error: { errorCode: 'INVALID_SESSION', message: '' } };
    server.on(getPaymentMethods, over, over, { answer: paymentMethodsAnswer });
    await store.load({ keepsFrame: true });
    expect(told().slice(0, 3)).toEqual([null, null, 'checkout-1']);
    expect(store.paymentError?.errorCode).toBe('INVALID_SESSION');
    expect(store.selectedPaymentMethodId).toBe(card.id);
    await store.retry();
    expect(told().at(-1)).toBeNull();
    expect(store.paymentError).toBeUndefined();
    expect(store.checkoutId).toBe('checkout-1');
  });

  it('open another session when the chosen one’s fields belong to another processor', async () => {
    const { store, server } = paying();
    const other = { ...card, id: 'OTHER_CARD', paymentProcessor: 'pays' as const };
    const answer = { ...paymentMethodsAnswer, paymentMethods: [card, hostedCard, other] };
    const ofOther = {
      ...paymentSession,
      paymentProcessor: 'pays' as const,
      checkoutId: 'other-1',
    };
    server.on(getPaymentMethods, { answer }, { answer: { ...answer, configuration: ofOther } });
    await store.load();
    store.select(hostedCard.id);
    store.select(card.id);
    expect(server.callsOf(getPaymentMethods)).toHaveLength(1);
    store.select(other.id);
    await vi.waitFor(() => expect(store.checkoutId).toBe('other-1'));
    expect(server.callsOf(getPaymentMethods)[1]?.url.searchParams.get('paymentMethodId')).toBe('OTHER_CARD');
    expect(store.selectedPaymentMethodId).toBe('OTHER_CARD');
  });

  it('can’t be chosen while saved ones are loading [C3.22, C4.39]', async () => {
    const { store, saved, server } = paying();
    await store.load();
    server.on(getRegistrations, { answer: { registrations: [...mayasRegistrations] } });
    expect(store.savedPaymentMethodsStatus).toBe('disabled');
    const loaded = saved.load();
    expect(store.savedPaymentMethodsStatus).toBe('loading');
    store.select(card.id);
    expect(store.selectedPaymentMethodId).toBeUndefined();
    await loaded;
    expect(store.savedPaymentMethodsStatus).toBe('enabled');
    store.select(card.id);
    expect(store.selectedPaymentMethodId).toBe(card.id);
  });

  it('list what the account keeps, and preselect the one used last; a card that is over is left out [C4.43]', async () => {
    const { store, saved, server } = paying();
    server.on(getRegistrations, { answer: { registrations: [...mayasRegistrations, overCard] } });
    store.finish(hostedCard.id);
    await saved.load();
    await store.load();
    expect(store.savedMethods.map(({ name }) => name)).toEqual(['Visa •••• 4242']);
    expect(store.selected?.name).toBe('Visa •••• 4242');
  });

  it('go on without what the account keeps when that does not load', async () => {
    const { store, saved, server } = paying();
    server.on(getRegistrations, 'offline');
    await saved.load();
    await store.load();
    expect([store.savedPaymentMethodsStatus, store.savedMethods]).toEqual(['disabled', []]);
    store.select(card.id);
    expect(store.selected?.id).toBe(card.id);
  });

  it('follow the basket: a gift card that joins it hides pay-later, a Klarna coupon all others [C5.23]', async () => {
    const { store, server, basket } = paying();
    const conditions = { notWithShippingTypes: ['egiftcard' as const] };
    const later = { ...hostedCard, id: 'AFTERPAY', conditions };
    const klarna = { ...hostedCard, id: 'KLARNA_PAY_LATER' };
    server.on(getPaymentMethods, {
      answer: { ...paymentMethodsAnswer, paymentMethods: [card, later, klarna] },
    });
    await store.load();
    store.select(later.id);
    const giftCard = { id: 'egiftcard', shippingType: 'egiftcard' as const, name: '', pricing: { price: 0 } };
    const shipmentList = fullBasket().shipmentList.map((one) => ({ ...one, shippingLineItem: giftCard }));
    basket.store(fullBasket({ shipmentList }));
    expect(store.paymentMethods.map(({ id }) => id)).toEqual([card.id, klarna.id]);
    expect(store.selected).toBeUndefined();
    basket.store(fullBasket({ couponList: [{ couponCode: 'LATER', statusCode: 'KLARNA' }] }));
    expect(store.paymentMethods.map(({ id }) => id)).toEqual([klarna.id]);
    basket.store(fullBasket());
    expect(store.selected?.id).toBe(later.id);
  });

  it('remove one that can’t be used any more [C4.36, C4.37]', async () => {
    const { store } = paying();
    await store.load();
    store.select(card.id);
    store.remove('ANOTHER');
    expect(store.selectedPaymentMethodId).toBe(card.id);
    store.remove(card.id);
    expect(store.selectedPaymentMethodId).toBe(hostedCard.id);
    expect(store.paymentMethods).toHaveLength(1);
  });

  it.each([
    [428, 'Refused', 'recaptchaBlock', '[C8.46]'],
    [500, 'INVALID_SESSION', 'INVALID_SESSION', '[C8.47]'],
    [503, 'Unavailable', 'prepareFailed', '[C8.48]'],
  ])('that can’t be prepared (%s %s) show %s %s', async (status, errorCode, expectedCode, _rows) => {
    const { store, server, reported } = paying();
    server.on(getPaymentMethods, { status, error: { errorCode, message: 'x' } });
    await store.load();
    expect(store.paymentError?.errorCode).toBe(expectedCode);
    if (expectedCode === 'prepareFailed') expect(store.paymentError?.message).toBe('Prepare payment failed');
    expect(store.pageLoading).toBe(false);
    expect(reported).toHaveLength(1);
  });
});

describe('a payment attempt', () => {
  it('is submitted, then in progress [C4.31, C4.32]', () => {
    const { store } = paying();
    store.submit(card.id);
    expect(store.paymentServices.get(card.id)).toEqual({ submit: true, progress: false });
    store.progress(card.id);
    expect(store.paymentServices.get(card.id)).toEqual({ submit: true, progress: true });
  });

  it('is chosen, started, submitted, and stopped, cancelled or failed [C4.30]', async () => {
    const { store } = paying();
    await store.load();
    const state = () => [store.paymentServices.get(card.id), store.paymentError?.errorCode];
    const idle = { submit: false, progress: false };
    store.select(card.id);
    store.fail(declined('CardError'));
    store.start();
    expect(state()).toEqual([idle, undefined]);
    store.submit(card.id);
    expect(state()).toEqual([{ submit: true, progress: false }, undefined]);
    store.stop(card.id);
    expect(state()).toEqual([idle, undefined]);
    store.submit(card.id);
    store.cancel(card.id);
    expect(state()).toEqual([idle, 'PaymentInterrupted']);
    store.start();
    store.submit(card.id);
    store.fail(declined('CardError'));
    expect(state()).toEqual([idle, 'CardError']);
  });

  it('that succeeds is idle and has no error [C4.33]', () => {
    const { store } = paying();
    store.fail(declined('CardError'));
    store.submit(card.id);
    store.progress(card.id);
    store.finish(card.id);
    expect(store.paymentServices.get(card.id)).toEqual({ submit: false, progress: false });
    expect(store.paymentError).toBeUndefined();
  });

  it('that fails is idle, and shows its first error [C4.34, C4.35]', () => {
    const { store } = paying();
    store.submit(card.id);
    store.progress(card.id);
    store.fail(declined('CardError'));
    expect(store.paymentServices.get(card.id)).toEqual({ submit: false, progress: false });
    store.fail(declined('TemporaryError'));
    expect(store.paymentError?.errorCode).toBe('CardError');
  });

  it('that is new clears the error of the last one', () => {
    const { store } = paying();
    store.fail(declined('CardError'));
    store.start();
    store.fail(declined('TemporaryError'));
    expect(store.paymentError?.errorCode).toBe('TemporaryError');
  });

  it('with another method clears the error of the previous method', () => {
    const { store } = paying();
    store.select(card.id);
    store.fail(declined('CardError'));
    store.select(hostedCard.id);
    expect(store.paymentError).toBeUndefined();
  });

  it('that the shopper cancels says so, a stopped one shows nothing', () => {
    const { store } = paying();
    store.stop(card.id);
    expect(store.paymentError).toBeUndefined();
    store.cancel(card.id);
    expect(store.paymentError?.errorCode).toBe('PaymentInterrupted');
  });
});

it('reports once to analytics which fields the card form has [C2.62]', () => {
  const { store, tracked } = paying();
  store.formShown();
  store.formShown();
  expect(tracked).toEqual([
    {
      event: 'payment_form',
      fields: { page: 'payment', fields: ['creditCard', 'securityCode', 'expiryDate', 'cardHolder'] },
    },
  ]);
});
