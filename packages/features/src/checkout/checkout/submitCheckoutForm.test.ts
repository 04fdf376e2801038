import * as payments from '@touchline/contract/payment/endpoints';
import * as shipping from '@touchline/contract/shipping/endpoints';
import { describe, expect, it } from 'vitest';
import { card, hostedCard, typed } from './Checkout.fixtures.ts';
import { testCheckoutSession, readyBasket } from './CheckoutSession.fixtures.ts';
import { CheckoutStore } from './CheckoutStore.ts';
import { submitCheckoutForm } from './submitCheckoutForm.ts';
import { readCheckoutForm } from './readCheckoutForm.ts';

describe('a form that was posted without JavaScript', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    const change = readCheckoutForm(data);
    if (!change) throw new Error('not read');
    return change;
  };
  const address = {
    ...{
      action: 'address',
      email: typed.contact.email,
      phone: typed.contact.phone,
      billingSameAsShipping: 'on',
    },
    ...Object.fromEntries(Object.entries(typed.shipping).map(([name, value]) => [`shipping-${name}`, value])),
  };

  it('saves contact and address', async () => {
    const { store, server } = testCheckoutSession();
    await store.load();
    expect(await submitCheckoutForm(store, form(address))).toBe('done');
    expect(server.callsOf(shipping.patchShipment)[0]?.body).toMatchObject({
      shippingAddress: { line1: '18 Hatter Street' },
    });
  });

  it('is refused with everything that was typed', async () => {
    const { store } = testCheckoutSession();
    await store.load();
    expect(await submitCheckoutForm(store, form({ ...address, 'shipping-postalCode': 'M4' }))).toBe(
      'refused',
    );
    expect(store.details.shipping.fields.raw('postalCode')).toBe('M4');
    expect(store.details.contact.raw('email')).toBe(typed.contact.email);
    expect(store.attempt).toBe(1);
  });

  it('shows a number that was typed with the prefix without it: the field has the prefix', async () => {
    const { store } = testCheckoutSession();
    await store.load();
    await submitCheckoutForm(
      store,
      form({ ...address, phone: '+44 7700 900142', 'shipping-postalCode': 'M4' }),
    );
    expect(store.details.contact.raw('phone')).toBe('7700900142');
    await submitCheckoutForm(
      store,
      form({ ...address, phone: '+49 151 23456', 'shipping-postalCode': 'M4' }),
    );
    expect(store.details.contact.raw('phone')).toBe('+49 151 23456');
  });

  it('sends everything typed with every button: a delivery option chosen together with a new address', async () => {
    const { store, server } = testCheckoutSession({ basket: readyBasket() });
    await store.load();
    const both = { ...address, act: 'delivery', 'shipping-line1': '1 Other Road', 'delivery-s-1': 'express' };
    expect(await submitCheckoutForm(store, form(both))).toBe('done');
    const sent = server.callsOf(shipping.patchShipment).map(({ body }) => body);
    expect(sent).toContainEqual(
      expect.objectContaining({
        shippingAddress: expect.objectContaining({ line1: '1 Other Road' }) as unknown,
      }),
    );
    expect(sent.at(-1)).toEqual({ shipmentId: 's-1', shippingOptionId: 'express' });
  });

  it('keeps everything typed when the wrong button was pressed: the address is missing for paying', async () => {
    const { store } = testCheckoutSession();
    await store.load();
    const early = { ...address, act: 'pay-hosted', 'shipping-city': '', paymentMethodId: hostedCard.id };
    expect(await submitCheckoutForm(store, form(early))).toBe('refused');
    expect(store.details.shipping.fields.raw('line1')).toBe('18 Hatter Street');
    expect(store.payment.selectedPaymentMethodId).toBe(hostedCard.id);
    // The page responds to this form: reloading would lose what was typed.
    await store.load();
    expect(store.details.shipping.fields.raw('line1')).toBe('18 Hatter Street');
  });

  it('stores the payment method in the basket, where the next page finds it', async () => {
    const { store, server, ports } = testCheckoutSession();
    const paymentInstrumentList = [{ paymentMethodId: hostedCard.id, amount: 272 }];
    server.on(payments.applyPaymentMethod, { answer: readyBasket({ paymentInstrumentList }) });
    await store.load();
    expect(await submitCheckoutForm(store, form({ ...address, paymentMethodId: hostedCard.id }))).toBe(
      'done',
    );
    const next = new CheckoutStore(ports, store.basket);
    await next.payment.load();
    expect(next.payment.selectedPaymentMethodId).toBe(hostedCard.id);
  });

  it('chooses a delivery option', async () => {
    const { store, server } = testCheckoutSession({ basket: readyBasket() });
    await store.load();
    expect(await submitCheckoutForm(store, form({ action: 'delivery', 'delivery-s-1': 'express' }))).toBe(
      'done',
    );
    expect(server.callsOf(shipping.patchShipment).at(-1)?.body).toEqual({
      shipmentId: 's-1',
      shippingOptionId: 'express',
    });
  });

  it('pays at the provider’s page, and the same form twice is one intent [C7.45]', async () => {
    const { store, server, visited } = testCheckoutSession({ basket: readyBasket() });
    const url = 'https://pay.example/page/1';
    server.on(payments.startHostedPayment, { answer: { kind: 'redirect', orderId: 'TL-1', url } });
    await store.load();
    const change = form({ action: 'pay-hosted', paymentMethodId: hostedCard.id, intent: store.intentKey });
    expect(await submitCheckoutForm(store, change)).toBe('left');
    expect(visited).toEqual([url]);
    const [call] = server.callsOf(payments.startHostedPayment);
    expect(call?.body).toMatchObject({
      basketId: 'b-1',
      paymentMethodId: hostedCard.id,
      confirmedTotal: 272,
    });
    expect(call?.headers.get('idempotency-key')).toBe(store.intentKey);
  });

  it('never uses the card frame without JavaScript: the only other payment method is used', async () => {
    const { store, server } = testCheckoutSession({ basket: readyBasket() });
    const url = 'https://pay.example/page/1';
    server.on(payments.startHostedPayment, { answer: { kind: 'redirect', orderId: 'TL-1', url } });
    await store.load();
    const change = form({ action: 'pay-hosted', paymentMethodId: card.id, scriptless: '1' });
    expect(await submitCheckoutForm(store, change)).toBe('left');
    expect(server.callsOf(payments.startHostedPayment)[0]?.body).toMatchObject({
      paymentMethodId: hostedCard.id,
    });
  });

  it('says that card fields need JavaScript instead of losing what was typed', async () => {
    const { store } = testCheckoutSession({ basket: readyBasket() });
    await store.load();
    const change = form({ action: 'pay-hosted', paymentMethodId: card.id });
    expect(await submitCheckoutForm(store, change)).toBe('refused');
    expect(store.placing.notice).toEqual({ kind: 'frameSilent' });
  });

  it.each([
    [{ 'shown-total': '250' }, { kind: 'totalChanged', from: 250, to: 272 }],
    [{ 'shown-total': '272', 'shown-item': '9*another' }, { kind: 'changedElsewhere' }],
  ])('tells what changed since the page was shown instead of buying it: %o', async (shown, notice) => {
    const { store, server } = testCheckoutSession({ basket: readyBasket() });
    await store.load();
    const change = form({ action: 'pay-hosted', paymentMethodId: hostedCard.id, ...shown });
    expect(await submitCheckoutForm(store, change)).toBe('refused');
    expect(store.placing.notice).toEqual(notice);
    expect(server.callsOf(payments.startHostedPayment)).toEqual([]);
  });

  it('is nothing to us when it is no step of ours', () => {
    const data = new FormData();
    data.set('action', 'constructor');
    expect(readCheckoutForm(data)).toBeUndefined();
    expect(readCheckoutForm(new FormData())).toBeUndefined();
  });

  it('returns only known fields, none longer than the maximum', () => {
    const data = new FormData();
    data.set('action', 'address');
    data.set('email', 'x'.repeat(5000));
    data.set('customerId', 'somebody else');
    expect(readCheckoutForm(data)).toEqual({
      action: 'address',
      details: { contact: { email: 'x'.repeat(200) }, shipping: {}, billing: {} },
      selected: [],
    });
  });
});
