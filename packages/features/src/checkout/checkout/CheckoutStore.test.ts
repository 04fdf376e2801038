import * as baskets from '@touchline/contract/basket/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import type { MessageType } from '@touchline/contract/codes';
import * as shipping from '@touchline/contract/shipping/endpoints';
import { describe, expect, it } from 'vitest';
import { basketOf, fullBasket, newBasket, tempo } from '../../cart/basket/Basket.fixtures.ts';
import { BasketStore } from '../../cart/basket/index.ts';
import { card, mayasAddress, nextDay, standard, typed } from './Checkout.fixtures.ts';
import { testCheckoutSession, readyBasket, readyToPay } from './CheckoutSession.fixtures.ts';
import { CheckoutStore } from './CheckoutStore.ts';

const refusal = (errorCode: string, details?: unknown) => ({
  status: 422,
  error: { errorCode, message: errorCode, ...(details ? { details } : {}) },
});

/** What the back end tells of a basket that lacks something. */
const lacking = (type: MessageType): Partial<Basket> => ({ messageList: [{ type, details: {} }] });

describe('entering the checkout', () => {
  it('loads the basket and reserves the stock first [C2.20, C7.08, C7.10]', async () => {
    const { store, server } = testCheckoutSession();
    await store.load();
    expect(store.status).toEqual({ kind: 'ready' });
    expect(server.callsOf(baskets.getBaskets)[0]?.url.searchParams.get('context')).toBe('checkout-continue');
    expect(server.callsOf(baskets.startCheckout)).toHaveLength(1);
    expect(store.basket.basket?.reservedUntil).toBe('2026-11-21T10:15:00Z');
  });

  it('opens although the stock could not be reserved, and says so, on the server too', async () => {
    const { store, server, ports, basket, visited } = testCheckoutSession();
    server.on(baskets.startCheckout, { answer: fullBasket() });
    await store.load();
    expect([store.status.kind, store.isUnreserved, visited]).toEqual(['ready', true, []]);
    expect(CheckoutStore.fromSnapshot(ports, basket, store.toSnapshot()).isUnreserved).toBe(true);
    server.on(baskets.startCheckout, { answer: fullBasket({ reservedUntil: '2026-11-21T10:15:00Z' }) });
    await store.load();
    expect(store.isUnreserved).toBe(false);
  });

  it('loads the basket for a last look with its stock held, and reserves nothing a second time [C2.21]', async () => {
    const { store, server } = testCheckoutSession({ basket: readyBasket() });
    await store.load({ isReviewAndPay: true });
    store.payment.select(card.id);
    expect(server.callsOf(baskets.getBaskets)[0]?.url.searchParams.get('context')).toBe('review-and-pay');
    expect(server.callsOf(baskets.startCheckout)).toHaveLength(0);
    expect([store.isReview, store.isUnreserved]).toEqual([true, false]);
    await store.load();
    expect(store.isReview).toBe(false);
  });

  it('says at a last look that the stock could not be reserved', async () => {
    const { reservedUntil: _, ...basket } = readyBasket();
    const { store, ports, server } = testCheckoutSession({ basket });
    server.on(shipping.patchShipment, { answer: basket });
    await store.load({ isReviewAndPay: true });
    store.payment.select(card.id);
    expect([store.isReview, store.isUnreserved]).toEqual([true, true]);
    expect(CheckoutStore.fromSnapshot(ports, store.basket, store.toSnapshot()).isReview).toBe(true);
  });

  it.each([
    ['an email', '[C4.11]', { customer: { receiveSmsUpdates: false } }],
    ['an invoice address', '[C4.12, C8.17]', lacking('BillingAddressRequired')],
    ['a delivery address', '[C4.13, C8.18]', lacking('ShippingAddressRequired')],
    ['a delivery', '[C4.14, C8.19]', lacking('ShippingMethodRequired')],
    ['a city', '[C4.15]', { shippingAddress: { ...mayasAddress, city: '' } }],
  ] as const)('a last look without %s asks for it in the steps instead %s', async (_, _rows, change) => {
    const basket = readyBasket(change);
    const { store, server } = testCheckoutSession({ basket });
    server.on(shipping.patchShipment, { answer: basket });
    await store.load({ isReviewAndPay: true });
    store.payment.select(card.id);
    expect([store.status.kind, store.isDeliveryMissing, store.isReview]).toEqual(['ready', true, false]);
  });

  it.each([
    ['empty', '[C2.56]', newBasket()],
    [
      'broken at a shipment',
      '[C2.57]',
      basketOf([tempo], {
        shipmentList: [
          {
            ...{ shipmentId: 's-1', shipmentType: 'regular', productLineItemList: [tempo] },
            errorCode: 'FulfillmentFailedProductNotAvailable',
          },
        ],
      }),
    ],
    ['past its reservation', '[C2.58]', fullBasket({ reservedUntil: '2026-11-21T09:59:00Z' })],
  ])('redirects a basket that is %s to the cart %s', async (_, _rows, basket) => {
    const { store, visited, server } = testCheckoutSession({ basket });
    await store.load();
    expect(visited).toEqual(['/cart']);
    expect(server.callsOf(baskets.startCheckout)).toHaveLength(0);
  });

  it('redirects to the bag with the names of products that could not be reserved [C4.46, C4.47, C8.69]', async () => {
    const { store, basket, server, visited, tracked } = testCheckoutSession();
    server.on(baskets.startCheckout, {
      status: 409,
      error: { errorCode: 'ReservationFailure', message: '', details: { productIds: ['TL5001_0003'] } },
    });
    await store.load();
    expect(visited).toEqual(['/cart']);
    expect(basket.isReservationFailedError).toBe(true);
    expect(basket.reservationFailedErrorProducts).toEqual(['TL5001_0003']);
    expect(tracked).toContainEqual({
      event: 'form_error',
      fields: { form: 'checkout', error: 'RESERVATION_FAILED_PRODUCT_NOT_AVAILABLE' },
    });
  });

  it('redirects to the bag when the stock could not be reserved although nothing is sold out [C8.09]', async () => {
    const { store, basket, server, visited, tracked } = testCheckoutSession();
    server.on(baskets.startCheckout, {
      status: 409,
      error: {
        errorCode: 'ReservationFailureWithoutProductUnavailability',
        message: '',
        details: { productIds: [] },
      },
    });
    await store.load();
    expect(visited).toEqual(['/cart']);
    expect([basket.isReservationFailedError, basket.reservationFailedErrorProducts]).toEqual([true, []]);
    expect(tracked).not.toContainEqual(expect.objectContaining({ event: 'form_error' }));
  });

  it('redirects goods that exceed the maximum of one order to the cart [C8.22]', async () => {
    const messageList = [{ type: 'InvalidProductsTotal' as const, details: { maxProductsTotal: 200 } }];
    const { store, visited } = testCheckoutSession({ basket: fullBasket({ messageList }) });
    await store.load();
    expect(visited).toEqual(['/cart']);
  });

  it('allows guests only where the flag is on [C1.22]', async () => {
    const off = testCheckoutSession({ flags: { guestCheckout: false } });
    await off.store.load();
    expect(off.store.status).toEqual({ kind: 'signInNeeded' });
    const member = testCheckoutSession({
      flags: { guestCheckout: false },
      basket: fullBasket({ customer: { customerId: 'c-1', receiveSmsUpdates: false } }),
    });
    await member.store.load();
    expect(member.store.status).toEqual({ kind: 'ready' });
  });

  it('knows earlier details and shows the delivery options at once [C2.23, C2.24]', async () => {
    const { store, server } = testCheckoutSession({ basket: readyBasket() });
    await store.load();
    expect(store.details.contact.value('email')).toBe(typed.contact.email);
    expect(store.details.shipping.fields.value('city')).toBe('Manchester');
    expect(store.delivery.choices[0]?.options).toHaveLength(2);
    expect(await store.showDelivery()).toBe(true);
    // What the server already has is not sent again; only the delivery option was chosen.
    expect(server.callsOf(shipping.patchShipment).map(({ body }) => body)).toEqual([
      { shipmentId: 's-1', shippingOptionId: 'standard' },
    ]);
  });

  it('recognises a different invoice address', async () => {
    const billingAddress = { ...mayasAddress, firstName: 'Ada', address1: '1 Bank Street' };
    const { store } = testCheckoutSession({ basket: readyBasket({ billingAddress }) });
    await store.load();
    expect(store.details.billingSameAsShipping).toBe(false);
    expect(store.details.billing.fields.raw('line1')).toBe('1 Bank Street');
  });

  it('does not load delivery options before there is an address [C2.23, C2.24]', async () => {
    const { store, server } = testCheckoutSession();
    await store.load();
    expect(server.callsOf(shipping.getShippingMethods)).toHaveLength(0);
  });

  it('reports that the network is unavailable', async () => {
    const { store, server } = testCheckoutSession();
    server.on(baskets.getBaskets, 'offline');
    await store.load();
    expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
  });
});

describe('contact and address', () => {
  it('are sent when the last field is left, contact first [C7.25]', async () => {
    const { store, server, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    await store.leave(store.details.shipping.fields, 'city');
    expect(server.callsOf(baskets.patchBasket)[0]?.body).toEqual({
      customer: { email: typed.contact.email },
    });
    expect(server.callsOf(shipping.patchShipment)[0]?.body).toEqual({
      shippingAddress: {
        type: 'shipping',
        firstName: 'Maya',
        lastName: 'Okafor',
        emailAddress: typed.contact.email,
        phoneNumber: '+447700900142',
        country: 'GB',
        postalCode: 'M4 3AQ',
        line1: '18 Hatter Street',
        city: 'Manchester',
        region: '',
      },
    });
    expect(store.delivery.selectedOptions.get('s-1')).toBe('standard');
  });

  it('are sent once when the last field is left by pressing the button', async () => {
    const { store, server, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    await Promise.all([store.leave(store.details.shipping.fields, 'city'), store.showDelivery()]);
    const addresses = server
      .callsOf(shipping.patchShipment)
      .filter(({ body }) => 'shippingAddress' in (body as object));
    expect(addresses).toHaveLength(1);
    expect(server.callsOf(shipping.getShippingMethods)).toHaveLength(1);
  });

  it('show all errors at once, in page order, and send nothing', async () => {
    const { store, server } = testCheckoutSession();
    await store.load();
    expect(await store.showDelivery()).toBe(false);
    expect(store.attempt).toBe(1);
    expect(store.problems.map(({ fieldId }) => fieldId)).toEqual([
      'contact-email',
      'contact-phone',
      'shipping-firstName',
      'shipping-lastName',
      'shipping-postalCode',
      'shipping-line1',
      'shipping-city',
    ]);
    expect(server.callsOf(shipping.patchShipment)).toHaveLength(0);
  });

  it('require the invoice address only when it is different', async () => {
    const { store, server, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    store.details.useOneAddress(false);
    expect(await store.showDelivery()).toBe(false);
    expect(store.problems.every(({ fieldId }) => fieldId.startsWith('billing-'))).toBe(true);
    store.details.billing.fields.fill({ ...typed.shipping, firstName: 'Ada', line1: '1 Bank Street' });
    expect(await store.showDelivery()).toBe(true);
    expect(server.callsOf(shipping.patchShipment)[0]?.body).toMatchObject({
      billingAddress: { firstName: 'Ada', line1: '1 Bank Street' },
    });
  });

  it('shows what the server refuses at its field [C8.35]', async () => {
    const { store, server, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    const fields = [{ field: 'postalCode', errorCode: 'invalid' }];
    server.on(shipping.patchShipment, refusal('invalid_shipping_address', { fields }));
    expect(await store.showDelivery()).toBe(false);
    expect(store.details.shipping.backendInvalidAddressFields).toEqual(['postalCode']);
    expect(store.problems).toEqual([
      {
        fieldId: 'shipping-postalCode',
        problem: { key: 'address.postcode.invalid', values: { example: 'M4 3AQ' } },
      },
    ]);
    expect(store.details.shipping.fields.raw('line1')).toBe('18 Hatter Street');
  });

  it('opens the invoice address when the server refuses that [C8.36]', async () => {
    const { store, server, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    const fields = [{ field: 'city', errorCode: 'required' }];
    server.on(shipping.patchShipment, refusal('invalid_billing_address', { fields }));
    await store.showDelivery();
    expect(store.details.billingSameAsShipping).toBe(false);
    expect(store.problems[0]?.fieldId).toBe('billing-city');
  });

  it('show a country that is not served under its own key [C8.39]', async () => {
    const { store, server, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    const fields = [{ field: 'postalCode', errorCode: 'delivery.invalidCountryForAddress' }];
    server.on(shipping.patchShipment, refusal('delivery.invalidCountryForAddress', { fields }));
    await store.showDelivery();
    expect(store.problems[0]?.problem.key).toBe('delivery.invalidCountryForAddress');
  });

  it('show an email the server refuses at the email field', async () => {
    const { store, server, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    server.on(baskets.patchBasket, refusal('InvalidDataException', { fields: [{ field: 'email' }] }));
    expect(await store.showDelivery()).toBe(false);
    expect(store.problems[0]?.fieldId).toBe('contact-email');
  });

  it('show a refusal even if it names no known field', async () => {
    const { store, server, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    server.on(shipping.patchShipment, refusal('invalid_shipping_address', { fields: [{ field: 'planet' }] }));
    await store.showDelivery();
    expect(store.problems).toHaveLength(1);
  });

  it('keep everything when the network fails, and say so', async () => {
    const { store, server, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    server.on(shipping.patchShipment, 'offline');
    expect(await store.showDelivery()).toBe(false);
    expect(store.details.failure).toEqual({ reason: 'offline' });
    expect(store.details.shipping.fields.raw('line1')).toBe('18 Hatter Street');
    server.on(shipping.patchShipment, { answer: readyBasket() });
    expect(await store.showDelivery()).toBe(true);
    expect(store.details.failure).toBeUndefined();
  });

  it('that fail to save while paying are reported at the Pay button', async () => {
    const { store, server } = await readyToPay();
    store.details.type(store.details.shipping.fields, 'line1', '1 Other Road');
    server.on(shipping.patchShipment, 'offline');
    await store.pay();
    expect(store.placing.notice).toEqual({ kind: 'failed', reason: 'offline' });
    expect(store.details.failure).toBeUndefined();
  });
});

describe('what was typed', () => {
  it('is restored after the page was left, for two hours [C9.07]', async () => {
    const { store, ports, basket, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    store.details.useOneAddress(false);
    const again = new CheckoutStore(ports, basket);
    await again.load();
    again.details.restoreDraft();
    expect(again.details.contact.raw('phone')).toBe('07700 900142');
    expect(again.details.shipping.fields.raw('line1')).toBe('18 Hatter Street');
    expect(again.details.billingSameAsShipping).toBe(false);

    const phoneAt = (time: string) => {
      const later = new CheckoutStore({ ...ports, clock: { now: () => new Date(time) } }, basket);
      later.details.restoreDraft();
      return later.details.contact.raw('phone');
    };
    expect(phoneAt('2026-11-21T11:59:59.999Z')).toBe('07700 900142');
    expect(phoneAt('2026-11-21T12:00:00Z')).toBe('');
  });

  it('before hydration has priority over the stored draft, and a refused form over both', async () => {
    const { store, ports, basket, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    const again = new CheckoutStore(ports, basket);
    await again.load();
    await again.hydrateDraft({ contact: { email: 'ada@example.com' } });
    expect(again.details.contact.raw('email')).toBe('ada@example.com');
    expect(again.details.contact.raw('phone')).toBe('07700 900142');

    const refused = new CheckoutStore(ports, basket);
    await refused.load();
    refused.details.contact.applyTyped({ email: 'maya@', phone: '1' });
    refused.refuseForm();
    const page = CheckoutStore.fromSnapshot(ports, basket, refused.toSnapshot());
    await page.hydrateDraft({});
    expect(page.details.contact.raw('email')).toBe('maya@');
  });

  it('before hydration is stored for a reload, and an emptied field stays empty', async () => {
    const { store, ports, basket } = testCheckoutSession({ basket: readyBasket() });
    await store.load();
    await store.hydrateDraft({ contact: { phone: '' }, shipping: { line1: '1 Other Road' } });
    const again = new CheckoutStore(ports, basket);
    await again.load();
    await again.hydrateDraft({});
    expect(again.details.shipping.fields.raw('line1')).toBe('1 Other Road');
    expect(again.details.contact.raw('phone')).toBe('');
  });

  it('is not sent while a field is still being typed into', async () => {
    const { store, server, fillIn } = testCheckoutSession();
    await store.load();
    fillIn();
    await store.hydrateDraft({}, true);
    expect(server.callsOf(shipping.patchShipment)).toHaveLength(0);
    await store.leave(store.details.shipping.fields, 'postalCode');
    expect(server.callsOf(shipping.patchShipment).length).toBeGreaterThan(0);
  });

  it('contains no card data', async () => {
    const { store, ports } = await readyToPay();
    await store.pay();
    expect(ports.storage.get('checkoutDraft') ?? '').not.toMatch(/token|card/i);
    for (const key of ['placeIntent', 'lastOrder', 'lastUsedPaymentMethodId'])
      expect(ports.storage.get(key) ?? '').not.toContain('token-1');
  });

  it('is passed from the server to the browser with its errors', async () => {
    const { store, ports, basket } = testCheckoutSession();
    await store.load();
    store.details.applyTyped({ contact: { email: 'maya' }, shipping: typed.shipping });
    await store.showDelivery();
    const snapshot = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<typeof store.toSnapshot>;
    const copy = CheckoutStore.fromSnapshot(
      ports,
      BasketStore.fromSnapshot(ports, basket.toSnapshot()),
      snapshot,
    );
    expect(copy.toSnapshot()).toEqual(store.toSnapshot());
    expect(copy.problems).toEqual(store.problems);
    expect(copy.intentKey).toMatch(/^[\w-]{36}$/);
    expect(copy.payment.checkoutId).toBe('checkout-1');
  });
});

it('keeps a chosen delivery option after an address change only while it is offered [C4.29]', async () => {
  const { store, server } = await readyToPay();
  await store.delivery.select('s-1', 'express');
  await store.delivery.load();
  expect(store.delivery.selectedOptions.get('s-1')).toBe('express');
  server.on(shipping.getShippingMethods, { answer: [standard] });
  await store.delivery.load();
  expect(store.delivery.selectedOptions.get('s-1')).toBe('standard');
  server.on(shipping.getShippingMethods, { answer: [standard, nextDay] });
});
