import * as calls from '@touchline/contract/basket/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { basketOf, fullBasket, line, newBasket, strike, tee, tempo } from './Basket.fixtures.ts';
import { BasketStore } from './BasketStore.ts';

const unauthorised = { status: 401, error: { errorCode: 'Unauthorised', message: 'over' } } as const;
const notFound = { status: 404, error: { errorCode: 'NotFound', message: 'gone' } } as const;

function setUp(flags: Record<string, boolean> = {}) {
  const ports = testPorts({ flags });
  let now = new Date('2026-11-21T10:00:00Z').getTime();
  ports.clock = { now: () => new Date(now) };
  return { ...ports, store: new BasketStore(ports), pass: (ms: number) => (now += ms) };
}

describe('loading', () => {
  it('caches the basket for five minutes, then loads it again [C4.05, C9.06]', async () => {
    const { server, store, pass } = setUp();
    server.on(calls.getBaskets, { answer: fullBasket() });
    await store.load();
    pass(299_999);
    await store.load();
    expect(server.callsOf(calls.getBaskets)).toHaveLength(1);
    pass(1);
    await store.load();
    expect(server.callsOf(calls.getBaskets)).toHaveLength(2);
  });

  it('caches it only for the flash time while some is left [C4.05]', async () => {
    const { server, store, pass } = setUp();
    server.on(calls.getBaskets, { answer: fullBasket({ flashTimeLeft: 60 }) });
    await store.load();
    pass(59_000);
    await store.load();
    expect(server.callsOf(calls.getBaskets)).toHaveLength(1);
    pass(1_000);
    await store.load();
    expect(server.callsOf(calls.getBaskets)).toHaveLength(2);
  });

  it('sends one request for two simultaneous loads [C4.02]', async () => {
    const { server, store } = setUp();
    server.on(calls.getBaskets, { answer: fullBasket() });
    await Promise.all([store.load(), store.load({ fresh: true })]);
    expect(server.callsOf(calls.getBaskets)).toHaveLength(1);
    expect(store.status).toEqual({ kind: 'ready' });
  });

  it('is a new basket without an id, and counts for the header [C4.06, C1.09, C3.27]', async () => {
    const { server, store } = setUp();
    server.on(calls.getBaskets, { answer: newBasket() }, { answer: fullBasket() });
    await store.load();
    expect(store.isNew).toBe(true);
    expect(store.isEmpty).toBe(true);
    await store.load({ fresh: true });
    expect(store.isNew).toBe(false);
    expect(store.productCount).toBe(3);
  });

  it('stores the basket under its key [C9.21]', async () => {
    const { server, store, storage } = setUp();
    server.on(calls.getBaskets, { answer: fullBasket() });
    await store.load();
    expect(storage.get('basketId')).toBe('b-1');
  });

  it('distinguishes an unavailable network from an unavailable server', async () => {
    const { server, store } = setUp();
    server.on(calls.getBaskets, 'offline');
    await store.load();
    expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
    server.on(calls.getBaskets, { status: 503, error: { errorCode: 'Unavailable', message: 'away' } });
    await store.load();
    expect(store.status).toEqual({ kind: 'failed', reason: 'unavailable' });
  });

  it('is the same in the browser as on the server', async () => {
    const { server, store, ...ports } = setUp();
    server.on(calls.getBaskets, { answer: fullBasket() });
    await store.load();
    const snapshot = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<typeof store.toSnapshot>;
    const copy = BasketStore.fromSnapshot(ports, snapshot);
    expect(copy.toSnapshot()).toEqual(store.toSnapshot());
    await copy.load();
    expect(server.callsOf(calls.getBaskets)).toHaveLength(1);
  });
});

describe('a basket that no longer exists', () => {
  it('is requested again without its id [C4.10, C8.05]', async () => {
    const { server, store, storage } = setUp();
    storage.set('basketId', 'old');
    server.on(calls.getBaskets, notFound, { answer: newBasket() });
    await store.load();
    expect(store.status).toEqual({ kind: 'ready' });
    expect(storage.get('basketId')).toBeUndefined();
    expect(server.callsOf(calls.getBaskets)).toHaveLength(2);
  });

  it('is not requested a third time [C4.10]', async () => {
    const { server, store } = setUp();
    server.on(calls.getBaskets, notFound);
    await store.load();
    expect(server.callsOf(calls.getBaskets)).toHaveLength(2);
    expect(store.status.kind).toBe('failed');
  });

  it('is created again when the next item is added', async () => {
    const { server, store, storage } = setUp();
    storage.set('basketId', 'old');
    server.on(calls.addItems, notFound, { answer: fullBasket({ basketId: 'b-2' }) });
    expect((await store.add({ productId: 'TL4101_0810', quantity: 1 })).kind).toBe('done');
    expect(server.callsOf(calls.addItems).map(({ url }) => url.pathname)).toEqual([
      '/api/chk/baskets/old/items',
      '/api/chk/baskets/-/items',
    ]);
    expect(storage.get('basketId')).toBe('b-2');
  });
});

describe('an expired token', () => {
  function remembering(flags: Record<string, boolean>) {
    const all = setUp(flags);
    all.storage.set('jwtToken', 'old-token');
    all.storage.set('basketId', 'old');
    return all;
  }

  it('is deleted with the basket id, and the basket is rebuilt from stored data [C4.08, C4.09, C8.03, C9.20, C9.23, C1.16]', async () => {
    const { server, store, storage } = remembering({ restoreBasket: true });
    storage.set('restoreBasketData', '[{"productId":"TL4101_0810_GB","quantity":2}]');
    server.on(calls.getBaskets, unauthorised, { answer: fullBasket({ basketId: 'b-9' }) });
    server.on(calls.restoreBasket, {
      answer: { basket: fullBasket({ basketId: 'b-9' }), lines: [] },
      headers: { authorization: 'Bearer new-token' },
    });
    await store.load();
    const [added] = server.callsOf(calls.restoreBasket);
    expect(added?.url.pathname).toBe('/api/chk/basket/restore');
    expect(added?.headers.get('x-checkout-authorization')).toBeNull();
    expect(added?.body).toEqual([{ productId: 'TL4101_0810', quantity: 2 }]);
    expect(storage.get('jwtToken')).toBe('new-token');
    expect(storage.get('basketId')).toBe('b-9');
    expect(store.productCount).toBe(3);
  });

  it('restores the names printed on shirts from a cookie that no script can read', async () => {
    const { server, store, storage } = remembering({ restoreBasket: true });
    const entry = { productId: 'TL1', quantity: 1, recipe: { selectedOptions: { name: 'MAYA' } } };
    Object.assign(storage, {
      fetch: async (keys: readonly string[]) => storage.set(keys[0] ?? '', JSON.stringify([entry])),
    });
    server.on(calls.getBaskets, unauthorised, { answer: fullBasket() });
    server.on(calls.restoreBasket, { answer: { basket: fullBasket(), lines: [] } });
    await store.load();
    expect(server.callsOf(calls.restoreBasket).map(({ body }) => body)).toEqual([
      [{ productId: 'TL1', quantity: 1, selectedOptions: { name: 'MAYA' } }],
    ]);
  });

  it('causes a rebuild from the stored link first [C4.09, C9.22]', async () => {
    const { server, store, storage } = remembering({ restoreBasket: true });
    storage.set('restoreBasketUrl', 'pid=TL5001_0003&qty=1&rid=&prc=32&cry=GBP');
    storage.set('restoreBasketData', '[{"productId":"TL4101_0810","quantity":2}]');
    server.on(calls.getBaskets, unauthorised, { answer: fullBasket() });
    server.on(calls.restoreBasket, { answer: { basket: fullBasket(), lines: [] } });
    await store.load();
    expect(server.callsOf(calls.restoreBasket).map(({ body }) => body)).toEqual([
      [{ productId: 'TL5001_0003', quantity: 1 }],
    ]);
  });

  it('restores the available lines when one is unavailable', async () => {
    const { server, store, storage } = remembering({ restoreBasket: true });
    storage.set('restoreBasketData', '[{"productId":"A","quantity":1},{"productId":"B","quantity":1}]');
    server.on(calls.getBaskets, unauthorised, { answer: basketOf([tempo]) });
    server.on(calls.restoreBasket, {
      answer: {
        basket: basketOf([tempo]),
        lines: [
          { productId: 'A', outcome: 'refused', errorCode: 'SIZE_OUT_OF_STOCK' },
          { productId: 'B', outcome: 'added' },
        ],
      },
    });
    await store.load();
    expect(store.lostInRestore).toBe(1);
    expect(store.productCount).toBe(1);
  });

  it('requires a sign-in where baskets are not restored, and keeps the stored data [C8.03]', async () => {
    const { server, store, storage } = remembering({});
    server.on(calls.getBaskets, unauthorised);
    await store.load();
    expect(store.status).toEqual({ kind: 'failed', reason: 'signIn' });
    expect(storage.get('basketId')).toBe('old');
    expect(server.callsOf(calls.getBaskets)).toHaveLength(1);
  });

  it('stores the lines for a rebuild only where baskets are restored', async () => {
    const on = setUp({ restoreBasket: true });
    on.server.on(calls.getBaskets, { answer: fullBasket() });
    await on.store.load();
    expect(JSON.parse(on.storage.get('restoreBasketData') ?? '')).toHaveLength(3);
    const off = setUp();
    off.server.on(calls.getBaskets, { answer: fullBasket() });
    await off.store.load();
    expect(off.storage.get('restoreBasketData')).toBeUndefined();
  });
});

describe('changing', () => {
  async function shopping() {
    const all = setUp();
    all.server.on(calls.getBag, { answer: fullBasket() });
    await all.store.loadBag();
    return all;
  }

  it('adds once when the button is pressed twice', async () => {
    const { server, store } = await shopping();
    server.on(calls.addItems, { answer: fullBasket() });
    const item = { productId: 'TL5001_0003', quantity: 1 };
    const [first, second] = await Promise.all([store.add(item), store.add(item)]);
    expect(first).toBe(second);
    expect(server.callsOf(calls.addItems)).toHaveLength(1);
  });

  it('reports why an item can’t be added, with the quantity left', async () => {
    const { server, store } = await shopping();
    server.on(calls.addItems, {
      status: 422,
      error: { errorCode: 'QUANTITY_UNAVAILABLE', message: '2 left', details: { left: 2 } },
    });
    expect(await store.add({ productId: 'TL5001_0003', quantity: 5 })).toEqual({
      kind: 'refused',
      reason: 'QUANTITY_UNAVAILABLE',
      left: 2,
      max: undefined,
    });
    expect(store.productCount).toBe(3);
  });

  it('shows the requested quantity at once and sends only the last of many presses', async () => {
    const { server, store } = await shopping();
    server.on(calls.patchItem, { answer: basketOf([line({ quantity: 4 }), strike, tee]) });
    const changes = [2, 3, 4].map((quantity) => store.change('line-1', quantity));
    expect(store.quantityOf(tempo)).toBe(4);
    expect(store.isChanging('line-1')).toBe(true);
    await Promise.all(changes);
    expect(server.callsOf(calls.patchItem).map(({ body }) => body)).toEqual([
      { quantity: 2 },
      { quantity: 4 },
    ]);
    expect(store.lines[0]?.quantity).toBe(4);
    expect(store.isChanging('line-1')).toBe(false);
  });

  it('reverts a refused quantity and says why', async () => {
    const { server, store } = await shopping();
    server.on(calls.patchItem, {
      status: 422,
      error: { errorCode: 'QUANTITY_EXCEEDED', message: '10 at most', details: { max: 10 } },
    });
    await store.change('line-1', 11);
    expect(store.quantityOf(tempo)).toBe(1);
    expect(store.refusal).toMatchObject({
      itemId: 'line-1',
      outcome: { kind: 'refused', reason: 'QUANTITY_EXCEEDED', max: 10 },
    });
  });

  it('keeps the line when the network is unavailable, and says so', async () => {
    const { server, store } = await shopping();
    server.on(calls.deleteItem, 'offline');
    await store.remove('line-1');
    expect(store.lines).toHaveLength(3);
    expect(store.removed).toBeUndefined();
    expect(store.refusal?.outcome).toEqual({ kind: 'failed', reason: 'offline' });
  });

  it('reloads the bag when another tab removed the line first', async () => {
    const { server, store } = await shopping();
    server.on(calls.patchItem, notFound);
    server.on(calls.getBag, { answer: basketOf([strike, tee]) });
    await store.change('line-1', 2);
    expect(store.lines).toHaveLength(2);
    expect(store.refusal?.outcome.kind).toBe('gone');
  });

  it('restores a removed line, no matter how long the shopper waits', async () => {
    const { server, store, pass } = await shopping();
    server.on(calls.deleteItem, { answer: basketOf([strike, tee]) });
    server.on(calls.addItems, { answer: fullBasket() });
    await store.remove('line-1');
    expect(store.removed?.productName).toBe('Tempo 4');
    pass(3_600_000);
    await store.undo();
    expect(server.callsOf(calls.addItems)[0]?.body).toEqual([{ productId: 'TL4101_0810', quantity: 1 }]);
    expect(store.lines).toHaveLength(3);
    expect(store.removed).toBeUndefined();
    expect(await store.undo()).toBeUndefined();
  });

  it('offers the undo on another page for ten seconds', async () => {
    const { server, store, pass, ...ports } = await shopping();
    server.on(calls.deleteItem, { answer: basketOf([strike, tee]) });
    await store.remove('line-1');
    pass(10_000);
    expect(new BasketStore(ports).removed?.item.productId).toBe('TL4101_0810');
    pass(1);
    expect(new BasketStore(ports).removed).toBeUndefined();
  });

  it('offers the undo again and says why when it failed', async () => {
    const { server, store } = await shopping();
    server.on(calls.deleteItem, { answer: basketOf([strike, tee]) });
    server.on(calls.addItems, 'offline', { answer: fullBasket() });
    await store.remove('line-1');
    await store.undo();
    expect(store.refusal).toEqual({ itemId: '', outcome: { kind: 'failed', reason: 'offline' } });
    expect(store.removed?.productName).toBe('Tempo 4');
    await store.undo();
    expect(store.refusal).toBeUndefined();
    expect(store.lines).toHaveLength(3);
  });

  it('does not let a slow, older response undo a change', async () => {
    const { server, store } = await shopping();
    server.on(calls.deleteItem, { answer: basketOf([strike, tee]) });
    server.on(calls.getBaskets, { answer: fullBasket() });
    let answerRead = (): void => undefined;
    class SlowResponse extends Response {
      override async json(): Promise<unknown> {
        await new Promise<void>((resolve) => (answerRead = resolve));
        return super.json();
      }
    }
    vi.stubGlobal('Response', SlowResponse);
    const reading = store.load({ fresh: true });
    await new Promise((resolve) => setTimeout(resolve));
    vi.unstubAllGlobals();
    await store.remove('line-1');
    answerRead();
    await reading;
    expect(store.lines).toHaveLength(2);
  });

  it('confirms that the shopper has seen the changes', async () => {
    const { server, store } = await shopping();
    server.on(calls.patchBasket, { answer: fullBasket() });
    await store.acceptChanges();
    expect(server.callsOf(calls.patchBasket)[0]?.body).toEqual({ confirmedChangingBasket: true });
  });

  it('marks products that could not be reserved [C4.46, C4.47, C3.28]', async () => {
    const { store } = await shopping();
    expect(store.isReservationFailedError).toBe(false);
    store.reservationFailed(['TL4101_0810']);
    expect(store.isReservationFailedError).toBe(true);
    expect(store.reservationFailedErrorProducts).toEqual(['TL4101_0810']);
  });

  it('starts with a new basket after an order', async () => {
    const { store, storage } = await shopping();
    store.reset();
    expect(storage.get('basketId')).toBeUndefined();
    expect(store.productCount).toBe(0);
    expect(store.isNew).toBe(true);
  });
});
