import { getBaskets, patchBasket } from '@touchline/contract/basket/endpoints';
import { describe, expect, it } from 'vitest';
import { fullBasket, newBasket } from '../../cart/basket/Basket.fixtures.ts';
import { testCheckoutSession } from './CheckoutSession.fixtures.ts';
import { enterPayment, pingExternalId } from './enterPayment.ts';

describe('entering /payment', () => {
  it('loads the basket and redirects to the payment section of the checkout [C2.06, C2.07, C2.59]', async () => {
    const { ports, store, server } = testCheckoutSession();
    expect(await enterPayment(ports, store)).toBe('/checkout/payment?reveal=true');
    expect(server.callsOf(getBaskets)).toHaveLength(1);
  });

  it('requires the guest customer identifier where guests are authenticated [C2.08, C5.20, C8.65]', async () => {
    const { ports, store, reported } = testCheckoutSession({ flags: { guestAuthentication: true } });
    expect(await enterPayment(ports, store)).toBe('/cart');
    expect(reported).toEqual(['Failed to load /payment. Basket has no EUCI.']);
    const known = testCheckoutSession({
      flags: { guestAuthentication: true },
      basket: fullBasket({ customer: { customerEUCI: 'e-1', receiveSmsUpdates: false } }),
    });
    expect(await enterPayment(known.ports, known.store)).toBe('/checkout/payment?reveal=true');
  });

  it('has the identifier made of a known email address, and asks for it once', async () => {
    const customer = { email: 'maya@example.org', receiveSmsUpdates: false };
    const { ports, store, server, reported } = testCheckoutSession({
      flags: { guestAuthentication: true },
      basket: fullBasket({ customer }),
    });
    server.on(patchBasket, { answer: fullBasket({ customer: { ...customer, customerEUCI: 'e-1' } }) });
    expect(await enterPayment(ports, store)).toBe('/checkout/payment?reveal=true');
    expect(server.callsOf(patchBasket).map(({ body }) => body)).toEqual([
      { customer: { email: 'maya@example.org' } },
    ]);
    expect(reported).toEqual([]);
  });

  it('checks the identifier before the basket [C2.11]', async () => {
    const { ports, store, reported } = testCheckoutSession({
      flags: { guestAuthentication: true },
      basket: newBasket(),
    });
    await enterPayment(ports, store);
    expect(reported).toHaveLength(1);
  });

  it('redirects an invalid basket to the cart, before it reveals anything [C2.09, C2.11, C5.17]', async () => {
    const { ports, store } = testCheckoutSession({ basket: newBasket() });
    expect(await enterPayment(ports, store)).toBe('/cart');
  });

  it('redirects to the cart on any other failure, and reports it [C2.12, C8.64]', async () => {
    const { ports, store, server, reported } = testCheckoutSession();
    server.on(getBaskets, 'offline');
    expect(await enterPayment(ports, store)).toBe('/cart');
    expect(reported).toEqual(['Failed to load /payment.']);
  });
});

describe('the page of the external id', () => {
  const customer = { customerEUCI: 'e-1', email: 'maya@example.org', receiveSmsUpdates: false };

  it('renews the identifier and enters the payment [C2.17]', async () => {
    const { ports, store, server } = testCheckoutSession({
      flags: { guestAuthentication: true },
      basket: fullBasket({ customer }),
    });
    server.on(patchBasket, { answer: fullBasket({ customer: { ...customer, customerEUCI: 'e-2' } }) });
    expect(await pingExternalId(ports, store)).toBe('/checkout/payment?reveal=true');
    expect(store.basket.basket?.customer.customerEUCI).toBe('e-2');
  });

  it('is the cart for a guest of whom nothing is known, and where guests are not authenticated', async () => {
    const unknown = testCheckoutSession({ flags: { guestAuthentication: true } });
    expect(await pingExternalId(unknown.ports, unknown.store)).toBe('/cart');
    const { ports, store, server } = testCheckoutSession({ basket: fullBasket({ customer }) });
    expect(await pingExternalId(ports, store)).toBe('/cart');
    expect(server.callsOf(getBaskets)).toHaveLength(0);
  });
});
