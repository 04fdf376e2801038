import { checkInventory } from '@touchline/contract/delivery/endpoints';
import type { AvailabilityStatus } from '@touchline/contract/product/schema';
import { getProduct } from '@touchline/contract/product/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { BagStore, type AddToBasket } from '../cart/bag/index.ts';
import { basketOf, line } from '../cart/basket/Basket.fixtures.ts';
import { product as sample } from '../catalog/product/Product.fixtures.ts';
import { testPorts } from '../platform/ports/testPorts.ts';
import { MoveToBagStore } from './MoveToBagStore.ts';

const product = sample();
const [first, second] = product.variation_list.map(({ sku }) => sku);

async function opened() {
  const ports = testPorts();
  ports.server.on(getProduct, { answer: product });
  const add = vi.fn<AddToBasket>(async (item) => ({
    ...{ kind: 'done', basket: basketOf([line({ productId: item.productId })]) },
  }));
  const store = new MoveToBagStore(ports, new BagStore(add, ports), product.id);
  await store.load();
  return { store, add, server: ports.server };
}

/** The stock of every size of the product, with exceptions. */
const stock = (left: Readonly<Record<string, number>>) =>
  product.variation_list.map(({ sku }) => {
    const availableQuantity = left[sku] ?? 5;
    const status: AvailabilityStatus = availableQuantity === 0 ? 'NOT_AVAILABLE' : 'IN_STOCK';
    return { productId: sku, requestedQuantity: 1, availableQuantity, availability_status: status };
  });

describe('moving a saved product to the bag', () => {
  it('asks first whether the size is still there [C7.36]', async () => {
    const { store, add, server } = await opened();
    server.on(checkInventory, { answer: stock({}) });
    store.choose(String(first));
    expect(await store.submit()).toBe(true);
    expect(server.callsOf(checkInventory).map(({ body }) => body)).toEqual([
      product.variation_list.map(({ sku }) => ({ productId: sku, quantity: 1 })),
    ]);
    expect(add).toHaveBeenCalledExactlyOnceWith({ productId: first, quantity: 1 });
    expect(store.isSubmitting).toBe(false);
  });

  it('moves nothing that is sold out, and says what is left', async () => {
    const { store, add, server } = await opened();
    const all = store.sizesLeft;
    server.on(checkInventory, { answer: stock({ [String(first)]: 0 }) });
    store.choose(String(first));
    expect(await store.submit()).toBe(false);
    expect(add).not.toHaveBeenCalled();
    expect(store.lostSize).toBe(product.variation_list[0]?.size);
    expect(store.sku).toBeUndefined();
    expect(store.sizesLeft).not.toContain(store.lostSize);
    expect(store.sizesLeft.length).toBeGreaterThanOrEqual(all.length - 1);
    store.choose(String(second));
    expect(store.lostSize).toBeUndefined();
  });

  it('leaves it to the bag where the question is not answered', async () => {
    const { store, add, server } = await opened();
    server.on(checkInventory, 'offline');
    store.choose(String(first));
    expect(await store.submit()).toBe(true);
    expect(add).toHaveBeenCalledOnce();
  });

  it('is moved once, however often the button is pressed', async () => {
    const { store, add, server } = await opened();
    server.on(checkInventory, { answer: stock({}) });
    store.choose(String(first));
    await Promise.all([store.submit(), store.submit()]);
    expect(add).toHaveBeenCalledOnce();
  });
});
