import { getBaskets } from '@touchline/contract/basket/endpoints';
import { describe, expect, it } from 'vitest';
import { fullBasket, newBasket } from '../../cart/basket/Basket.fixtures.ts';
import { testCheckoutSession } from './CheckoutSession.fixtures.ts';
import { enterPayment } from './enterPayment.ts';

describe('entering /payment', () => {
  it('loads the basket and redirects to the payment section of the checkout [C2.06, C2.07, C2.59]', async () => {
    const { ports, store, server } = testCheckoutSession();
    expect(await enterPayment(ports, store)).toBe('/checkout/payment?reveal=true');
    expect(server.callsOf(getBaskets)).toHaveLength(1);
  });

  it('requires the guest customer identifier where guests are authenticated', async () => {
    const { ports, store, reported } = testCheckoutSession({ flags: { guestAuthentication: true } });
    expect(await enterPayment(ports, store)).toBe('/cart');
    expect(reported).toEqual(['Failed to load /payment. Basket has no EUCI.']);
    const known = testCheckoutSession({
      flags: { guestAuthentication: true },
      basket: fullBasket({ customer: { customerEUCI: 'e-1', receiveSmsUpdates: false } }),
    });
    expect(await enterPayment(known.ports, known.store)).toBe('/checkout/payment?reveal=true');
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
