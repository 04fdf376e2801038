import * as shipping from '@touchline/contract/shipping/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { testCheckoutSession, readyBasket, readyToPay } from '../CheckoutSession.fixtures.ts';
import { standard } from '../Checkout.fixtures.ts';

const refuse = (status: number, errorCode: string, details?: unknown, headers?: Record<string, string>) => ({
  status,
  error: { errorCode, message: errorCode, ...(details ? { details } : {}) },
  ...(headers ? { headers } : {}),
});

describe('choosing a delivery option', () => {
  it('starts, and is finished when the server accepts [C4.20, C4.21, C7.22]', async () => {
    const { store } = await readyToPay();
    const choosing = store.delivery.select('s-1', 'express');
    expect(store.delivery.selecting).toBe('start');
    expect(await choosing).toBe(true);
    expect(store.delivery.selecting).toBe('finished');
    expect(store.delivery.selectedOf('s-1')?.id).toBe('express');
  });

  it('shows the sum of the last one, also when the response to the one before is slow', async () => {
    const { store, server, basket } = await readyToPay();
    server.on(
      shipping.patchShipment,
      { answer: readyBasket({ basketId: 'standard' }) },
      { answer: readyBasket({ basketId: 'express' }) },
    );
    let answerFirst = (): void => undefined;
    class SlowResponse extends Response {
      override async json(): Promise<unknown> {
        await new Promise<void>((resolve) => (answerFirst = resolve));
        return super.json();
      }
    }
    vi.stubGlobal('Response', SlowResponse);
    const first = store.delivery.select('s-1', 'standard');
    await new Promise((resolve) => setTimeout(resolve));
    vi.unstubAllGlobals();
    const second = store.delivery.select('s-2', 'express');
    expect(store.delivery.selectedOptions.get('s-2')).toBe('express');
    await new Promise((resolve) => setTimeout(resolve));
    answerFirst();
    await first;
    expect(store.delivery.selecting).toBe('start');
    await second;
    expect(store.delivery.selecting).toBe('finished');
    expect(basket.basket?.basketId).toBe('express');
  });

  it('is reset when it is cleared [C4.22]', async () => {
    const { store } = await readyToPay();
    await store.delivery.select('s-1', 'express');
    store.delivery.clear();
    expect(store.delivery.selecting).toBeUndefined();
    expect(store.delivery.selectedOptions.size).toBe(0);
  });

  it('reverts to the previous one when it fails', async () => {
    const { store, server } = await readyToPay();
    server.on(shipping.patchShipment, 'offline');
    expect(await store.delivery.select('s-1', 'express')).toBe(false);
    expect(store.delivery.selectedOptions.get('s-1')).toBe('standard');
    expect(store.delivery.problem).toEqual({ kind: 'failed', reason: 'offline' });
  });

  it('opens the login when it is for members [C4.23, C8.04]', async () => {
    const { store, server } = await readyToPay();
    server.on(shipping.patchShipment, refuse(403, 'Forbidden'));
    await store.delivery.select('s-1', 'express');
    expect(store.delivery.isLoginModalOpen).toBe(true);
    store.delivery.closeLogin();
    expect(store.delivery.isLoginModalOpen).toBe(false);
  });

  it('reports a postal code that is not served [C4.24, C4.28, C8.13]', async () => {
    const { store, server } = await readyToPay();
    server.on(shipping.patchShipment, refuse(422, 'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE'));
    await store.delivery.select('s-1', 'express');
    expect(store.delivery.hasBlockedPostalCode).toBe(true);
    expect(store.delivery.isShippingBlocked).toBe(true);
    expect(store.delivery.problem).toEqual({ kind: 'blockedPostalCode' });
  });

  it('reports on opening that a stored address is no longer served, and blocks the payment [C8.14]', async () => {
    const messageList = [{ type: 'BlockedPostalCode' as const, details: {} }];
    const basket = readyBasket({ messageList });
    const { store, server } = testCheckoutSession({ basket });
    server.on(shipping.patchShipment, { answer: basket });
    await store.load();
    expect(store.delivery.problem).toEqual({ kind: 'blockedPostalCode' });
    expect(store.delivery.check()).toBe(false);
    const inBrowser = testCheckoutSession().store.delivery;
    inBrowser.fillFromSnapshot(store.delivery.toSnapshot());
    expect([inBrowser.hasBlockedPostalCode, inBrowser.check()]).toEqual([true, false]);
  });

  it('leaves the choice to the shopper when the chosen option is unavailable [C8.15]', async () => {
    const messageList = [{ type: 'ShippingMethodInapplicable' as const, details: {} }];
    const { store, server } = testCheckoutSession({ basket: readyBasket({ messageList }) });
    await store.load();
    expect(store.delivery.problem).toEqual({ kind: 'optionGone' });
    expect([store.delivery.selectedOptions.size, store.delivery.check()]).toEqual([0, false]);
    server.on(shipping.patchShipment, { answer: readyBasket() });
    await store.delivery.select('s-1', 'standard');
    expect([store.delivery.problem, store.delivery.check()]).toEqual([undefined, true]);
  });

  it('reports that the tax of the address is unknown, whatever option is chosen [C8.28]', async () => {
    const messageList = [{ type: 'TaxCalculationFailure' as const, details: {} }];
    const basket = readyBasket({ messageList, taxCalculationMissing: true });
    const { store, server } = testCheckoutSession({ basket });
    server.on(shipping.patchShipment, { answer: basket });
    await store.load();
    expect(store.delivery.problem).toEqual({ kind: 'taxUnknown' });
    await store.delivery.select('s-1', 'express');
    expect(store.delivery.problem).toEqual({ kind: 'taxUnknown' });
    expect(store.delivery.check()).toBe(false);
  });

  it('reports an address no carrier serves [C4.25, C4.28]', async () => {
    const { store, server } = await readyToPay();
    server.on(shipping.patchShipment, refuse(422, 'UnserviceableException'));
    await store.delivery.select('s-1', 'express');
    expect(store.delivery.shippingBlockedErrorCode).toBe('UnserviceableException');
    expect(store.delivery.hasBlockedPostalCode).toBe(false);
    expect(store.delivery.problem).toEqual({ kind: 'unserviceable' });
  });

  it.each([
    ['ReservationFailure', '[C4.26, C4.28, C8.08]'],
    ['FulfillmentFailedProductNotAvailable', '[C4.26, C4.28, C8.10, C8.70]'],
  ])('redirects to the cart when products sold out: %s %s', async (errorCode, _rows) => {
    const { store, basket, server, visited, tracked } = await readyToPay();
    server.on(shipping.patchShipment, refuse(409, errorCode, { productIds: ['TL5001_0003'] }));
    await store.delivery.select('s-1', 'express');
    await new Promise((resolve) => setTimeout(resolve));
    expect(basket.reservationFailedErrorProducts).toEqual(['TL5001_0003']);
    expect(visited).toEqual(['/cart']);
    expect(tracked).toContainEqual({
      event: 'form_error',
      fields: { form: 'checkout', error: 'FULFILLMENT_FAILED_PRODUCT_NOT_AVAILABLE' },
    });
  });

  it('says how long to wait after too many requests [C4.27, C4.28, C8.06]', async () => {
    const { store, server } = await readyToPay();
    server.on(shipping.patchShipment, refuse(429, 'RateLimited', undefined, { 'retry-after': '7' }));
    await store.delivery.select('s-1', 'express');
    expect(store.delivery.problem).toEqual({ kind: 'rateLimited', seconds: 7 });
  });

  it.each([
    ['ShippingMethodNotFound', '[C8.11]'],
    ['invalid_shipping_method_id_exception', '[C8.37]'],
  ])('reloads the options when one is unavailable: %s %s', async (errorCode, _rows) => {
    const { store, server } = await readyToPay();
    server.on(shipping.patchShipment, refuse(422, errorCode));
    server.on(shipping.getShippingMethods, { answer: [standard] });
    await store.delivery.select('s-1', 'express');
    expect(store.delivery.problem).toEqual({ kind: 'optionGone' });
    expect(store.delivery.choices[0]?.options.map(({ id }) => id)).toEqual(['standard']);
    expect(store.delivery.selectedOptions.get('s-1')).toBe('standard');
  });
});
