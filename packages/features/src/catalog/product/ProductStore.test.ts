import { getAvailability, getProduct } from '@touchline/contract/product/endpoints';
import { availabilityStatuses } from '@touchline/contract/product/schema';
import { describe, expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { flask, freshStock, inState, product } from './Product.fixtures.ts';
import { ProductStore, malformedMessage, staleAfter } from './ProductStore.ts';
import { availabilityKey } from './sizes.ts';

const away = (status: number) => ({ status, error: { errorCode: 'Unavailable', message: '' } });

function shop(...answers: Parameters<ReturnType<typeof testPorts>['server']['on']>[1][]) {
  const ports = testPorts();
  let now = ports.clock.now().getTime();
  ports.clock = { now: () => new Date(now) };
  ports.server.on(getProduct, ...answers);
  const store = new ProductStore(ports);
  return {
    ports,
    store,
    pass: (time: number) => void (now += time),
    asked: () => ports.server.callsOf(getProduct).length,
  };
}

describe('loading a product', () => {
  it('starts, finishes, and records the time [A3.61, A4.114]', async () => {
    const { store, ports } = shop({ answer: product() });
    expect(store.status).toEqual({ kind: 'idle' });
    const loading = store.load('RR4101');
    expect(store.status).toEqual({ kind: 'loading' });
    expect(store.products.get('RR4101')).toMatchObject({ isLoading: true, error: undefined });
    await loading;
    expect(store.status).toEqual({ kind: 'ready' });
    expect(store.products.get('RR4101')).toMatchObject({
      isLoading: false,
      error: undefined,
      lastLoadedAt: ports.clock.now().getTime(),
    });
    expect(store.product?.name).toBe('Tempo 4');
  });

  it('records a failure and rethrows it [A4.114, A8.32]', async () => {
    const { store } = shop('offline');
    await expect(store.load('RR4101')).rejects.toMatchObject({ name: 'Offline' });
    expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
    expect(store.products.get('RR4101')?.error).toMatchObject({ name: 'Offline' });
  });

  it('reports malformed data [A8.33]', async () => {
    const { ports, store } = shop();
    ports.server.on(getProduct, { status: 200, error: { errorCode: 'x', message: 'no product' } });
    await expect(store.load('RR4101')).rejects.toMatchObject({ name: 'BadResponse' });
    expect(malformedMessage).toBe('API returned malformed data');
    expect(ports.reported).toEqual([malformedMessage]);
    expect(store.status).toEqual({ kind: 'failed', reason: 'unavailable' });
  });

  it.each([500, 502, 503])(
    'makes 3 attempts in total while the server responds %i [A7.37]',
    async (status) => {
      const retried = shop(away(status), away(status), { answer: product() });
      await retried.store.load('RR4101');
      expect(retried.asked()).toBe(3);
      const unlucky = shop(away(status));
      await expect(unlucky.store.load('RR4101')).rejects.toMatchObject({ status });
      expect(unlucky.asked()).toBe(3);
    },
  );

  it('does not retry below 500 [A7.37]', async () => {
    const { store, asked } = shop(away(429));
    await expect(store.load('RR4101')).rejects.toMatchObject({ status: 429 });
    expect(asked()).toBe(1);
  });

  it('is not found when the site does not have it', async () => {
    const { store, asked } = shop(away(404));
    await store.load('XX0000');
    expect(store.status).toEqual({ kind: 'notFound' });
    expect(asked()).toBe(1);
  });

  it('reloads after 5 minutes, not before [A4.121]', async () => {
    const { store, asked, pass } = shop({ answer: product() });
    await Promise.all([store.load('RR4101'), store.load('RR4101')]);
    pass(staleAfter - 1);
    await store.load('RR4101');
    expect(asked()).toBe(1);
    pass(1);
    const again = store.load('RR4101');
    expect(staleAfter).toBe(300_000);
    expect(store.status.kind).toBe('ready');
    await again;
    expect(asked()).toBe(2);
  });
});

describe('stock', () => {
  it('is refreshed, and a sold-out size is noticed before it is added [A3.61, A4.114]', async () => {
    const { ports, store } = shop({ answer: product() });
    ports.server.on(getAvailability, { answer: freshStock });
    await store.load('RR4101', { size: '8' });
    expect(store.isChosenSoldOut).toBe(false);
    const asking = store.refreshAvailability();
    expect(store.availabilities.get('RR4101')?.isLoading).toBe(true);
    await asking;
    expect(store.availabilities.get('RR4101')).toMatchObject({
      ...{ isLoading: false, error: undefined, lastLoadedAt: ports.clock.now().getTime() },
    });
    expect(store.isChosenSoldOut).toBe(true);
    expect(store.itemToAdd()).toBeUndefined();
  });

  it('that fails to load leaves the page as it is [A4.114]', async () => {
    const { ports, store } = shop({ answer: product() });
    ports.server.on(getAvailability, 'offline');
    await store.load('RR4101');
    await store.refreshAvailability();
    expect(store.availabilities.get('RR4101')?.status).toBe('failed');
    expect(store.availabilities.get('RR4101')?.error).toMatchObject({ name: 'Offline' });
    expect(store.status.kind).toBe('ready');
    expect(store.stock.variation_list).toHaveLength(12);
  });

  it('is shown with the texts of the documents [A4.115, A4.116, A4.117]', () => {
    expect(availabilityStatuses.map(availabilityKey)).toEqual([
      'comingSoon',
      'PREORDER',
      'BACKORDER',
      'IN STOCK',
      'outOfStock',
      'outOfStock',
    ]);
  });

  it.each([
    ['PREVIEW', 'comingSoon'],
    ['PREORDER', 'preorder'],
    ['BACKORDER', 'backorder'],
    ['IN_STOCK', 'buyable'],
    ['NOT_AVAILABLE', 'soldOut'],
    ['FULLY_RESERVED', 'soldOut'],
  ] as const)('%s decides what the shopper can do: %s [A3.66]', async (status, kind) => {
    const { store } = shop({ answer: inState(status) });
    await store.load('RR4101');
    expect(store.buyability.kind).toBe(kind);
  });

  it('of a product with all sizes gone is sold out', async () => {
    const gone = product();
    const { store } = shop({
      answer: {
        ...gone,
        variation_list: gone.variation_list.map((each) => ({
          ...each,
          availability_status: 'NOT_AVAILABLE',
        })),
      },
    });
    await store.load('RR4101');
    expect(store.buyability).toEqual({ kind: 'soldOut', isReserved: false });
  });
});

describe('choosing', () => {
  it('a size is required before adding', async () => {
    const { store } = shop({ answer: product() });
    await store.load('RR4101');
    expect(store.itemToAdd()).toBeUndefined();
    expect(store.isSizeMissing).toBe(true);
    store.chooseSize('RR4101_580');
    expect(store.isSizeMissing).toBe(false);
    expect(store.itemToAdd()).toEqual({ productId: 'RR4101_580', quantity: 1 });
  });

  it('a link may preselect size, quantity and recipe [A2.28]', async () => {
    const { store } = shop({ answer: flask });
    await store.load('750', { size: 'One size', quantity: 3, recipeId: 'r1' });
    expect(store.itemToAdd()).toEqual({ productId: '750_900', quantity: 3, recipeId: 'r1' });
  });

  it('a single size is chosen automatically, and only then the quantity can be chosen', async () => {
    const { store } = shop({ answer: flask });
    await store.load('750');
    expect(store.hasSizes).toBe(false);
    expect(store.hasQuantity).toBe(true);
    store.chooseQuantity(99);
    expect(store.quantity).toBe(10);
    store.chooseQuantity(1.5);
    expect(store.quantity).toBe(10);
    store.chooseQuantity(0);
    expect(store.itemToAdd()).toEqual({ productId: '750_900', quantity: 1 });
  });

  it('keeps the size for another colour of the product', async () => {
    const { variation_list: sizes, ...rest } = product();
    const variation_list = sizes.map((each) => ({ ...each, sku: each.sku.replace('RR4101', 'RR4102') }));
    const { store } = shop({ answer: product() }, { answer: { ...rest, variation_list, id: 'RR4102' } });
    await store.load('RR4101', { size: '8' });
    await store.load('RR4102');
    expect(store.chosen).toMatchObject({ size: '8', sku: expect.stringContaining('RR4102') as string });
    expect(store.isSizeMissing).toBe(false);
  });

  it('is reset for another product', async () => {
    const { store } = shop({ answer: product() }, { answer: { ...product(), id: 'RR9999' } });
    await store.load('RR4101', { size: '8' });
    await store.load('RR9999');
    expect(store.chosen).toBeUndefined();
    await store.load('RR4101');
    expect(store.product?.id).toBe('RR4101');
  });
});

describe('a snapshot', () => {
  it('passes product, stock and choice to the browser', async () => {
    const { ports, store, asked } = shop({ answer: product() });
    ports.server.on(getAvailability, { answer: freshStock });
    await store.load('RR4101', { size: '9' });
    await store.refreshAvailability();
    const text = JSON.stringify(store.toSnapshot());
    expect(text.length).toBeLessThan(20_000);
    const twin = ProductStore.fromSnapshot(ports, JSON.parse(text));
    expect(twin.toSnapshot()).toEqual(store.toSnapshot());
    expect(twin.itemToAdd()).toEqual(store.itemToAdd());
    await twin.load('RR4101');
    expect(asked()).toBe(1);
    expect(twin.chosen?.size).toBe('9');
  });
});
