import * as baskets from '@touchline/contract/basket/endpoints';
import * as orders from '@touchline/contract/order/endpoints';
import { describe, expect, it } from 'vitest';
import { basketOf, newBasket, strike, tempo } from '../../../cart/basket/Basket.fixtures.ts';
import { mayasOrder } from '../Checkout.fixtures.ts';
import { readyToPay, testCheckoutSession } from '../CheckoutSession.fixtures.ts';

const confirmation = '/confirmation?orderId=TL-48213';
const conflict = (errorCode: string) => ({ status: 409, error: { errorCode, message: errorCode } });

describe('a changed total', () => {
  it('is shown and charged only after the shopper accepts it [C8.68, C8.67]', async () => {
    const { store, server, visited } = await readyToPay();
    const dearer = basketOf([tempo, strike]);
    server.on(orders.placeOrder, conflict('AmountMismatch'), {
      answer: { kind: 'placed', order: mayasOrder },
    });
    server.on(baskets.getBag, { answer: dearer });
    server.on(baskets.patchBasket, {
      answer: { ...dearer, customer: { email: 'maya.okafor@example.com', receiveSmsUpdates: false } },
    });
    await store.pay();
    expect(store.placing.notice).toEqual({ kind: 'totalChanged', from: 272, to: 240 });
    expect(visited).toEqual([]);
    await store.pay();
    expect(server.callsOf(baskets.patchBasket).at(-1)?.body).toEqual({ confirmedChangingBasket: true });
    expect(server.callsOf(orders.placeOrder).at(-1)?.body).toMatchObject({ confirmedTotal: 240 });
    expect(visited).toEqual([confirmation]);
  });

  it('that changes once more before it is paid is shown again, and nothing is charged [C8.68]', async () => {
    const { store, basket, server, visited } = await readyToPay();
    const seen = basketOf([tempo, strike]);
    const swapped = { ...strike, productId: 'TL5001_0999' };
    const unseen = basketOf([tempo, swapped]);
    server.on(orders.placeOrder, conflict('AmountMismatch'), {
      answer: { kind: 'placed', order: mayasOrder },
    });
    server.on(baskets.getBag, { answer: seen });
    server.on(baskets.patchBasket, { answer: unseen });
    await store.pay();
    await store.pay();
    expect(store.placing).toMatchObject({ notice: { kind: 'changedElsewhere' }, status: { kind: 'idle' } });
    expect(basket.lines.map(({ productId }) => productId)).toContain('TL5001_0999');
    expect(server.callsOf(orders.placeOrder)).toHaveLength(1);
    await store.pay();
    expect(server.callsOf(orders.placeOrder)).toHaveLength(2);
    expect(visited).toEqual([confirmation]);
  });

  it('is in the bag when another tab emptied it meanwhile [C8.68]', async () => {
    const { store, basket, server, visited } = await readyToPay();
    server.on(orders.placeOrder, conflict('BasketChangedElsewhere'));
    await store.pay();
    server.on(baskets.patchBasket, { answer: newBasket() });
    await store.pay();
    expect([visited, basket.isChangedElsewhere]).toEqual([['/cart'], true]);
    expect(server.callsOf(orders.placeOrder)).toHaveLength(1);
  });

  it('is reported as a change in another tab when the total is the same [C8.68, C8.67]', async () => {
    const { store, server } = await readyToPay();
    server.on(orders.placeOrder, conflict('BasketChangedElsewhere'));
    await store.pay();
    expect(store.placing.notice).toEqual({ kind: 'changedElsewhere' });
  });
});

describe('a limit per person', () => {
  it('is told with how many are left; nothing was taken, and what was typed stays', async () => {
    const { store, server, visited } = await readyToPay();
    const details = { productId: 'RR4101', productName: 'Tempo 4', max: 2, left: 1 };
    server.on(orders.placeOrder, {
      status: 409,
      error: { errorCode: 'PersonLimitReached', message: '', details },
    });
    await store.pay();
    expect(store.placing.notice).toEqual({ kind: 'personLimit', productName: 'Tempo 4', max: 2, left: 1 });
    expect([store.placing.isBusy, visited]).toEqual([false, []]);
  });
});

describe('a bag that another tab changed', () => {
  it('shows the delivery that was chosen there', async () => {
    const { store, server } = await readyToPay();
    await store.delivery.select('s-1', 'express');
    server.on(orders.placeOrder, conflict('AmountMismatch'));
    const other = basketOf([tempo, strike]);
    const line = { id: 'standard', shippingType: 'home', name: 'Standard', pricing: { price: 0 } } as const;
    server.on(baskets.getBag, {
      answer: {
        ...other,
        shipmentList: other.shipmentList.map((shipment) => ({ ...shipment, shippingLineItem: line })),
      },
    });
    await store.pay();
    expect(store.placing.notice?.kind).toBe('totalChanged');
    expect(store.delivery.selectedOf('s-1')?.id).toBe('standard');
  });

  it('redirects to the bag, which says so, when nothing is left to pay [C8.68]', async () => {
    const { store, basket, server, visited } = await readyToPay();
    server.on(orders.placeOrder, conflict('BasketChangedElsewhere'));
    server.on(baskets.getBag, { answer: newBasket() });
    await store.pay();
    expect(visited).toEqual(['/cart']);
    expect(basket.isChangedElsewhere).toBe(true);
  });

  it('is shown on opening the checkout: in the bag when emptied, otherwise next to the button [C8.68]', async () => {
    const emptied = testCheckoutSession();
    emptied.basket.store(basketOf([tempo]));
    emptied.server.on(baskets.getBaskets, { answer: newBasket() });
    await emptied.store.load();
    expect(emptied.visited).toEqual(['/cart']);
    expect(emptied.basket.isChangedElsewhere).toBe(true);

    const changed = testCheckoutSession();
    changed.basket.store(basketOf([tempo]));
    await changed.store.load();
    expect(changed.store.placing.notice).toEqual({ kind: 'changedElsewhere' });

    const direct = testCheckoutSession();
    direct.server.on(baskets.getBaskets, { answer: newBasket() });
    await direct.store.load();
    expect(direct.visited).toEqual(['/cart']);
    expect(direct.basket.isChangedElsewhere).toBe(false);
  });
});
