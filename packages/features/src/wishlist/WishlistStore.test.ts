import * as calls from '@touchline/contract/wishlist/endpoints';
import { beforeEach, expect, it } from 'vitest';
import { testPorts, type TestPorts } from '../platform/ports/testPorts.ts';
import { itemsOf, mayasLists, savedCards, scriptWishlist, wishlistWith } from './Wishlist.fixtures.ts';
import { WishlistStore } from './WishlistStore.ts';

const race = { id: 'race', name: 'Manchester marathon', public: false, itemCount: 2 };
const firstItem = { productId: 'TL4100', collectionItemId: 'item-TL4100', imageUrl: '/media/TL4100' };
let ports: TestPorts;
let told: number;
beforeEach(() => {
  ports = testPorts();
  told = 0;
  scriptWishlist(ports);
});

const storeOf = (isSignedIn = true, guestIds: readonly string[] = []) =>
  new WishlistStore(ports, {
    session: { isSignedIn },
    guestIds: () => guestIds,
    onSavedChange: () => {
      told += 1;
    },
  });
const unnamed = { id: 'new', name: '', public: false, itemCount: 0 };
const refusal = (errorCode: string) => ({ errorCode, message: 'x' });

it('shows the first list of the account with its products [A3.26, A3.28]', async () => {
  const store = storeOf();
  await store.load();
  expect(store.collections.map(({ name }) => name)).toEqual(['', 'Manchester marathon', 'Birthday']);
  expect(store.wishlistCollectionId).toBe('saved');
  expect(store.wishlistItems).toEqual(itemsOf(savedCards));
  expect(store.cards.map(({ id }) => id)).toEqual(savedCards.map(({ id }) => id));
});

it('shows the list that an address names, or the first when there is no such list', async () => {
  const store = storeOf();
  await store.load('race');
  expect(store.collection?.name).toBe('Manchester marathon');
  await store.load('gone');
  expect(store.wishlistCollectionId).toBe('saved');
});

it('shows what a guest has saved, without asking for lists', async () => {
  const store = storeOf(false, ['TL4100', 'TL4101']);
  await store.load();
  expect(store.wishlistItems.map(({ productId }) => productId)).toEqual(['TL4100', 'TL4101']);
  expect(ports.server.callsOf(calls.getWishlists)).toEqual([]);
});

it('tells start, success and error of each kind of change [A3.28, A4.35]', async () => {
  const store = storeOf();
  await store.load();
  const refused = { status: 429, error: refusal('TooMany'), headers: { 'retry-after': '60' } };
  const changes = [
    [
      'create',
      calls.createWishlist,
      { answer: { ...unnamed, name: 'Winter' } },
      () => store.createList('Winter'),
    ],
    [
      'delete',
      calls.deleteWishlist,
      { answer: { total: 3, collections: [...mayasLists] } },
      () => store.deleteList(),
    ],
    ['addItem', calls.addWishlistItem, { answer: firstItem }, () => store.addItem('TL4100', 'race')],
    ['deleteItem', calls.deleteWishlistItem, { answer: { items: [] } }, () => store.removeItem('TL4100')],
  ] as const;
  for (const [name, endpoint, success, change] of changes) {
    ports.server.on(endpoint, refused, success as never);
    const failing = change();
    expect(store.operations[name], name).toEqual({ pending: true, serverError: undefined });
    await failing;
    const serverError = { kind: 'tooMany', seconds: 60 };
    expect(store.operations[name], name).toEqual({ pending: false, serverError });
    await change();
    expect(store.operations[name], name).toEqual({ pending: false, serverError: undefined });
  }
});

it('takes the lists of the account [A4.35]', () => {
  const store = storeOf();
  store.setWishlists(mayasLists);
  expect(store.collections).toEqual(mayasLists);
});

it('adds a product without a list to the unnamed one: found, or created first [A4.36]', async () => {
  const found = storeOf();
  await found.addItem('TL4100');
  expect(ports.server.callsOf(calls.createWishlist)).toEqual([]);
  expect(ports.server.callsOf(calls.addWishlistItem).at(-1)?.url.pathname).toMatch(
    /wishlists\/saved\/items$/,
  );

  ports.server
    .on(calls.getWishlists, { answer: { total: 1, collections: [race] } })
    .on(calls.createWishlist, { answer: unnamed });
  const created = storeOf();
  await created.addItem('TL4100');
  expect(ports.server.callsOf(calls.createWishlist).map(({ body }) => body)).toEqual([{ name: '' }]);
  expect(ports.server.callsOf(calls.addWishlistItem).at(-1)?.url.pathname).toMatch(/wishlists\/new\/items$/);
});

it('renames a private list, and does not even ask for a public one [A4.39]', async () => {
  ports.server.on(calls.updateWishlist, { answer: { ...race, name: 'Half marathon' } });
  const store = storeOf();
  await store.load('race');
  expect(await store.rename('Half marathon')).toBe(true);
  expect(store.collection?.name).toBe('Half marathon');
  await store.load('birthday');
  expect(await store.rename('Party')).toBe(false);
  expect(store.problem).toEqual({ kind: 'public' });
  expect(ports.server.callsOf(calls.updateWishlist)).toHaveLength(1);
});

it('asks for a name before it creates a list', async () => {
  const store = storeOf();
  expect(await store.createList('  ')).toBe(false);
  expect(store.problem).toEqual({ kind: 'nameRequired' });
  expect(ports.server.callsOf(calls.createWishlist)).toEqual([]);
});

it('removes a product at once from list, cards and count, and tells the hearts', async () => {
  const store = storeOf();
  await store.load();
  expect(await store.removeItem('TL4100')).toBe(true);
  expect(store.cards.map(({ id }) => id)).toEqual(['TL4101', 'TL4102', 'TL4103']);
  expect(store.collection?.itemCount).toBe(3);
  expect(told).toBe(1);
});

it('moves a product to another list, and leaves it where it is when that one is full', async () => {
  const store = storeOf();
  await store.load();
  ports.server.on(calls.addWishlistItem, { status: 409, error: refusal('WishlistFull') });
  expect(await store.moveItem('TL4100', 'race')).toBe(false);
  expect([store.problem?.kind, store.cards.length]).toEqual(['full', 4]);
  ports.server.on(calls.addWishlistItem, { answer: firstItem });
  expect(await store.moveItem('TL4100', 'race')).toBe(true);
  expect(store.cards).toHaveLength(3);
});

it('keeps everything when the network is lost, and says so', async () => {
  const store = storeOf();
  await store.load();
  ports.server.on(calls.deleteWishlistItem, 'offline');
  expect(await store.removeItem('TL4100')).toBe(false);
  expect(store.problem).toEqual({ kind: 'failed', reason: 'offline' });
  expect(store.cards).toHaveLength(4);
});

it('counts what this country’s shop does not have', async () => {
  const store = storeOf();
  ports.server.on(calls.getWishlistItems, {
    answer: { items: [...itemsOf(savedCards), { productId: 'OLD', collectionItemId: 'x', imageUrl: '' }] },
  });
  await store.load();
  expect(store.missingCount).toBe(1);
});

it('keeps the server’s state in the browser', () => {
  const store = wishlistWith();
  const sent = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<typeof store.toSnapshot>;
  const input = { session: { isSignedIn: true }, guestIds: () => [], onSavedChange: () => undefined };
  expect(WishlistStore.fromSnapshot(ports, input, sent).toSnapshot()).toEqual(store.toSnapshot());
});
