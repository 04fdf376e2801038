import * as calls from '@touchline/contract/product/endpoints';
import { describe, expect, it } from 'vitest';
import { fixedNow, testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import * as cards from '../productCard/ProductCard.fixtures.ts';
import { RecentlyViewedStore } from './RecentlyViewedStore.ts';
import { recentlyViewed } from './storage.ts';

const day = 86_400_000;
const product = (id: string, model = id) => ({ id, model });

function shop(given: Partial<{ ports: TestPorts; person: string; isAllowed: boolean; after: number }> = {}) {
  const { person = '', isAllowed = true, after = 0 } = given;
  const base = given.ports ?? testPorts();
  const ports = { ...base, clock: { now: () => new Date(fixedNow.getTime() + after) } };
  const store = new RecentlyViewedStore(ports, { session: { person }, isAllowed: () => isAllowed });
  return { ports: base, store, ids: () => store.entriesBeside().map((entry) => entry.product) };
}

describe('recently viewed', () => {
  it('has the newest product first, and once: another colour of a model takes its place [A4.125]', () => {
    const { store, ids } = shop();
    store.see(product('A1', 'A'));
    store.see(product('B1', 'B'));
    store.see(product('A2', 'A'));
    expect(ids()).toEqual(['A2', 'B1']);
  });

  it('has a product and a time in each entry; in the browser’s storage, by the names there [A3.68, A7.69]', () => {
    const { store, ports } = shop();
    store.see(product('A1', 'A'));
    expect(store.entriesBeside()).toEqual([{ product: 'A1', timestamp: fixedNow.getTime() }]);
    expect(recentlyViewed.where).toBe('local');
    const text = ports.storage.get('recentlyViewed')?.replace(/^\d+ /, '') ?? '';
    expect(JSON.parse(text)).toEqual({
      person: '',
      views: [{ name: 'A1', model: 'A', time: fixedNow.getTime() }],
    });
  });

  it('keeps sixteen products, and a shorter list asks for fewer of them', async () => {
    const { store, ids, ports } = shop();
    for (let at = 0; at < 20; at += 1) store.see(product(`P${at}`));
    expect(ids()).toHaveLength(16);
    expect(ids()[0]).toBe('P19');
    const items = ids().map((id) => cards.summary({ id }));
    ports.server.on(calls.listCards, { answer: { items } }, { answer: { items: items.slice(0, 12) } });
    await store.load();
    expect(store.products.map(({ id }) => id)).toEqual(ids());
    await store.load(undefined, 12);
    const asked = ports.server.callsOf(calls.listCards).map(({ url }) => url.searchParams.get('ids') ?? '');
    expect(asked.map((list) => JSON.parse(list) as unknown)).toEqual([ids(), ids().slice(0, 12)]);
  });

  it('forgets a product fourteen days after it was looked at, not those looked at since [A9.31]', () => {
    const { store, ports } = shop();
    store.see(product('old'));
    shop({ ports, after: 10 * day }).store.see(product('new'));
    expect(shop({ ports, after: 14 * day - 1 }).ids()).toEqual(['new', 'old']);
    expect(shop({ ports, after: 14 * day }).ids()).toEqual(['new']);
    expect(shop({ ports, after: 24 * day }).ids()).toEqual([]);
  });

  it('lists neither the product on show nor another of its colours', () => {
    const { store } = shop();
    store.see(product('A1', 'A'));
    store.see(product('B1', 'B'));
    expect(store.entriesBeside({ model: 'B' }).map((entry) => entry.product)).toEqual(['A1']);
  });

  it('remembers nothing without consent, and forgets what it knew when the consent is taken back', () => {
    const { store, ports } = shop();
    store.see(product('A1'));
    const refused = shop({ ports, isAllowed: false });
    refused.store.see(product('B1'));
    expect(refused.ids()).toEqual([]);
    refused.store.tidy();
    expect(shop({ ports }).ids()).toEqual([]);
  });

  it('goes along when a guest signs in, and ends when whoever was signed in signs out', () => {
    const { store, ports } = shop();
    store.see(product('A1'));
    const maya = shop({ ports, person: 'maya' });
    expect(maya.ids()).toEqual(['A1']);
    maya.store.see(product('B1'));
    const next = shop({ ports });
    expect(next.ids()).toEqual([]);
    next.store.tidy();
    expect(ports.storage.get('recentlyViewed')).toBeUndefined();
  });

  it('asks for nothing without an entry, and shows the page without it when the cards do not come', async () => {
    const { store, ports } = shop();
    await store.load();
    expect([store.status, ports.server.callsOf(calls.listCards)]).toEqual(['ready', []]);
    store.see(product('A1'));
    ports.server.on(calls.listCards, 'offline');
    await store.load();
    expect([store.status, store.products]).toEqual(['failed', []]);
  });
});
