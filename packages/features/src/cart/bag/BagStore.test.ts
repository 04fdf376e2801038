import { addItems } from '@touchline/contract/basket/endpoints';
import type { BagErrorKind } from '@touchline/contract/basket/schema';
import type { ScriptedResponse } from '@touchline/contract/scripted';
import * as client from '@touchline/contract/client/basket';
import { describe, expect, it, vi } from 'vitest';
import { basketOf, tempo } from '../basket/Basket.fixtures.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { BagStore } from './BagStore.ts';

const item = { productId: tempo.productId, quantity: 1 };
const basket = basketOf([tempo], { pricing: { ...basketOf([tempo]).pricing, missingForFreeShipping: 0 } });
const refusal = (errorCode: BagErrorKind, details?: { left?: number; max?: number }) => ({
  status: 422,
  error: { errorCode, message: '', details },
});

/** A bag with the real client and a scripted server. */
function bagOver(...answers: ScriptedResponse<typeof addItems>[]) {
  const ports = testPorts();
  ports.server.on(addItems, ...answers);
  const store = new BagStore((one) => client.addItems(ports.call, undefined, [one]), ports);
  return { ports, store, requests: () => ports.server.callsOf(addItems) };
}

describe('the bag', () => {
  it('has dialog, submitting, error, parameters, cart and product, all initially empty [A3.75]', () => {
    const { store } = bagOver();
    expect(store).toMatchObject({ isBagModalOpen: false, isSubmitting: false });
    expect([store.error, store.parameters, store.cart, store.product]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('opens in place of its dialog where that can not be shown', async () => {
    const { store, ports } = bagOver({ answer: basket });
    const go = vi.spyOn(ports.navigation, 'go');
    await store.submit(item);
    store.showBag();
    expect(go).toHaveBeenCalledExactlyOnceWith('/cart');
    expect(store.isBagModalOpen).toBe(false);
  });

  it('stores the request, the cart and the product when it is added, and opens [A3.76, A4.101, A4.102]', async () => {
    const { store, requests, ports } = bagOver({ answer: basket });
    const adding = store.submit(item);
    expect(store.isSubmitting).toBe(true);
    expect(await adding).toBe(true);
    expect(store).toMatchObject({
      isSubmitting: false,
      isBagModalOpen: true,
      parameters: item,
      cart: { productCount: 1, missingForFreeShipping: 0 },
      product: { productName: 'Tempo 4' },
    });
    expect(requests().map(({ body }) => body)).toEqual([[item]]);
    expect(ports.tracked).toEqual([
      { event: 'add_to_cart', fields: { ...item, name: 'Tempo 4', price: 130 } },
    ]);
  });

  it('clears a refusal when another page is opened, but not on the page that responds to a form', async () => {
    const { store } = bagOver(refusal('SIZE_OUT_OF_STOCK'));
    await store.submit(item);
    store.enter();
    expect(store.error).toBeUndefined();

    const answering = bagOver(refusal('SIZE_OUT_OF_STOCK')).store;
    expect(await answering.applyForm(item)).toBe(false);
    answering.enter();
    expect(answering.error?.kind).toBe('SIZE_OUT_OF_STOCK');
    answering.enter();
    expect(answering.error).toBeUndefined();
  });

  it('sends one request for a double click', async () => {
    const { store, requests } = bagOver({ answer: basket });
    const both = await Promise.all([store.submit(item), store.submit(item)]);
    expect(both).toEqual([true, true]);
    // The response came before the second press: the dialog is about to open.
    expect(await store.submit(item)).toBe(true);
    expect(requests()).toHaveLength(1);
  });

  it('can be submitted again after a response', async () => {
    const { store, requests } = bagOver({ answer: basket });
    await store.submit(item);
    store.closeModal();
    expect(store.isBagModalOpen).toBe(false);
    await store.submit(item);
    expect(requests()).toHaveLength(2);
    expect(store.isBagModalOpen).toBe(true);
  });

  const kinds = [
    'QUANTITY_EXCEEDED',
    'SIZE_OUT_OF_STOCK',
    'PERSONALIZATION_FAILED',
    'QUANTITY_UNAVAILABLE',
  ] as const;
  const furtherKinds = ['CAPTCHA_VALIDATION_FAILED', 'BasketQuotaExceededException', 'UNKNOWN'] as const;
  it.each([...kinds, ...furtherKinds])(
    'reports %s and clears cart and product [A4.101, A4.103, A4.104]',
    async (kind) => {
      const { store } = bagOver({ answer: basket }, refusal(kind, { left: 2, max: 10 }));
      await store.submit(item);
      expect(store.cart).toBeDefined();
      store.closeModal();
      expect(await store.submit(item)).toBe(false);
      expect(store.error).toEqual({ kind, left: 2, max: 10 });
      expect([store.cart, store.product]).toEqual([undefined, undefined]);
      expect(store.parameters).toEqual(item);
      expect(store.isSubmitting).toBe(false);
    },
  );

  it('clears an error, and can be reset [A4.101]', async () => {
    const { store } = bagOver(refusal('SIZE_OUT_OF_STOCK'), { answer: basket });
    await store.submit(item);
    store.clearError();
    expect(store.error).toBeUndefined();
    await store.submit(item);
    store.reset();
    expect(store.toSnapshot()).toEqual({ isBagModalOpen: false });
    store.openModal();
    expect(store.isBagModalOpen).toBe(true);
    store.closeModal();
    expect(store.isBagModalOpen).toBe(false);
  });

  it('reports that the network is unavailable', async () => {
    const { store } = bagOver('offline');
    await store.submit(item);
    expect(store.error).toEqual({ kind: 'UNKNOWN', failure: 'offline' });
  });

  it('reports a bug and still re-enables the button', async () => {
    const ports = testPorts();
    const store = new BagStore(() => Promise.reject(new TypeError('broken')), ports);
    await store.submit(item);
    expect(store.error).toEqual({ kind: 'UNKNOWN', failure: 'unavailable' });
    expect(store.isSubmitting).toBe(false);
    expect(ports.reported).toHaveLength(1);
  });

  it('takes the result of a form, and passes it to the browser', () => {
    const { store, ports } = bagOver();
    store.receive(item, { kind: 'refused', reason: 'QUANTITY_UNAVAILABLE', left: 2, max: undefined });
    const snapshot = JSON.parse(JSON.stringify(store.toSnapshot()));
    const twin = BagStore.fromSnapshot(() => Promise.reject(new Error()), ports, snapshot);
    expect(twin.error).toEqual({ kind: 'QUANTITY_UNAVAILABLE', left: 2 });
    expect(twin.toSnapshot()).toEqual(store.toSnapshot());
    store.receive(item, { kind: 'done', basket });
    expect(BagStore.fromSnapshot(() => Promise.reject(new Error()), ports, store.toSnapshot()).cart).toEqual(
      store.cart,
    );
  });
});
