import { Offline } from '@touchline/contract/errors';
import { describe, expect, it, vi } from 'vitest';
import { testPorts } from '../platform/ports/testPorts.ts';
import { withoutProduct, withProduct, withProductAt } from './productIds.ts';
import { ofGuest, savedProducts } from './Wishlist.fixtures.ts';
import { SavedProductsStore, type AccountOutcome } from './SavedProductsStore.ts';

describe('The local list of product ids', () => {
  it('gets a product only if it is absent, in front [A4.40]', () => {
    expect(withProduct(['a', 'b'], 'c')).toEqual(['c', 'a', 'b']);
    expect(withProduct(['a', 'b'], 'b')).toEqual(['a', 'b']);
  });

  it('loses a product [A4.40]', () => {
    expect(withoutProduct(['a', 'b'], 'a')).toEqual(['b']);
    expect(withoutProduct(['a', 'b'], 'c')).toEqual(['a', 'b']);
  });

  it('gets another product in the place of one, and has it once [A4.40]', () => {
    expect(withProductAt(['a', 'b', 'c'], 1, 'd')).toEqual(['a', 'd', 'c']);
    expect(withProductAt(['a', 'b', 'c'], 2, 'a')).toEqual(['b', 'a']);
    expect(withProductAt(['a'], 5, 'd')).toEqual(['a']);
  });
});

describe('What a guest saves', () => {
  it('is a list of product ids in a cookie, the one saved last first [A1.06, A3.27, A3.29]', async () => {
    const ports = testPorts();
    const store = new SavedProductsStore(ports, ofGuest);
    expect(await store.toggle('TL4101')).toEqual({ kind: 'saved' });
    await store.toggle('TL4102');
    expect(store.ids).toEqual(['TL4102', 'TL4101']);
    expect(ports.storage.get('wishlist')).toBe('["TL4102","TL4101"]');
    expect(await store.toggle('TL4101')).toEqual({ kind: 'removed' });
    expect(ports.storage.get('wishlist')).toBe('["TL4102"]');
    await store.toggle('TL4102');
    expect(ports.storage.get('wishlist')).toBeUndefined();
  });

  it('is there on the next page, and what another tab has saved meanwhile is not lost', async () => {
    const ports = testPorts();
    const store = savedProducts({ ports });
    const otherTab = savedProducts({ ports });
    await store.join();
    await otherTab.toggle('TL4101');
    await store.toggle('TL4102');
    expect(store.ids).toEqual(['TL4102', 'TL4101']);
    const next = savedProducts({ ports });
    await next.join();
    expect(next.ids).toEqual(['TL4102', 'TL4101']);
  });

  it('keeps its place when another colour is chosen', async () => {
    const store = savedProducts();
    for (const id of ['TL4101', 'TL4102', 'TL4103']) await store.toggle(id);
    store.replace('TL4102', 'TL4109');
    expect(store.ids).toEqual(['TL4103', 'TL4109', 'TL4101']);
  });

  it.each(['', 'x', '{}', '["TL4101"', '[1,2]'])('is nothing when the cookie holds %j', async (text) => {
    const ports = testPorts();
    ports.storage.set('wishlist', text);
    const store = savedProducts({ ports });
    await store.join();
    expect(store.ids).toEqual([]);
  });

  it('is at most a hundred products: the next one is refused, and nothing is lost', async () => {
    const ports = testPorts();
    ports.storage.set('wishlist', JSON.stringify(Array.from({ length: 100 }, (_, at) => `P${at}`)));
    const store = savedProducts({ ports });
    await store.join();
    expect(await store.toggle('TL4101')).toEqual({ kind: 'full' });
    expect([store.count, store.has('TL4101')]).toEqual([100, false]);
  });
});

describe('The sign-in overlay', () => {
  const offers = async (flag: boolean, isSignedIn: boolean, count: number) => {
    const ports = testPorts({ flags: { wishlistLoginOverlay: flag } });
    const wishlist = isSignedIn ? Array.from({ length: count }, (_, at) => `P${at}`) : [];
    ports.storage.set('wishlist', JSON.stringify(Array.from({ length: count }, (_, at) => `P${at}`)));
    if (isSignedIn) ports.storage.remove('wishlist');
    const store = savedProducts({ ports, session: { isSignedIn, wishlist } });
    await store.join();
    return store.offersSignIn;
  };

  it('opens for a guest, by flag, when the list has exactly one entry [A4.37]', async () => {
    expect(await offers(true, false, 1)).toBe(true);
    expect(await offers(false, false, 1)).toBe(false);
    expect(await offers(true, false, 2)).toBe(false);
    expect(await offers(true, false, 0)).toBe(false);
    expect(await offers(true, true, 1)).toBe(false);
  });
});

describe('What somebody who is signed in saves', () => {
  const signedIn = (wishlist: readonly string[] = []) => ({ isSignedIn: true, wishlist });
  const done = <Answer>(answer: Answer): AccountOutcome<Answer> => ({ kind: 'done', answer });

  it('comes with the visitor call, and is changed in the account: the heart changes at once', async () => {
    const made: string[] = [];
    const store = savedProducts({
      session: signedIn(['TL4101']),
      lists: {
        addItem: (id) => Promise.resolve(done(made.push(`add ${id}`))),
        forget: (id) => Promise.resolve(done(made.push(`forget ${id}`))),
      },
    });
    await store.join();
    expect(store.ids).toEqual(['TL4101']);
    const saving = store.toggle('TL4102');
    expect(store.has('TL4102')).toBe(true);
    expect(await saving).toEqual({ kind: 'saved' });
    await store.toggle('TL4101');
    expect(made).toEqual(['add TL4102', 'forget TL4101']);
    expect(store.ids).toEqual(['TL4102']);
  });

  it('makes changes one after another, in the order of the presses', async () => {
    const made: string[] = [];
    const later = (what: string, ms: number) =>
      new Promise<AccountOutcome<unknown>>((resolve) => setTimeout(() => resolve(done(made.push(what))), ms));
    const store = savedProducts({
      session: signedIn(),
      lists: { addItem: () => later('add', 20), forget: () => later('forget', 1) },
    });
    await Promise.all([store.toggle('TL4101'), store.toggle('TL4101'), store.toggle('TL4101')]);
    expect(made).toEqual(['add', 'forget', 'add']);
    expect(store.has('TL4101')).toBe(true);
  });

  it('is as before when the change fails or is refused', async () => {
    const failing = savedProducts({
      session: signedIn(['TL4101']),
      lists: {
        addItem: () => Promise.resolve({ kind: 'full' }),
        forget: () => Promise.reject(new Offline('x')),
      },
    });
    await failing.join();
    expect(await failing.toggle('TL4102')).toEqual({ kind: 'full' });
    expect(await failing.toggle('TL4101')).toMatchObject({ kind: 'failed' });
    expect(failing.ids).toEqual(['TL4101']);
  });

  it('gets the list of the guest once, whose cookie is then empty', async () => {
    const ports = testPorts();
    await savedProducts({ ports }).toggle('TL4102');
    const merged: (readonly string[])[] = [];
    const store = savedProducts({
      ports,
      session: signedIn(['TL4101']),
      lists: {
        merge: (ids) => {
          merged.push(ids);
          return Promise.resolve(done({ productIds: ['TL4102', 'TL4101'], left: [] }));
        },
      },
    });
    await Promise.all([store.join(), store.join()]);
    await store.join();
    expect(merged[0]).toEqual(['TL4102']);
    expect(store.ids).toEqual(['TL4102', 'TL4101']);
    expect(ports.storage.get('wishlist')).toBeUndefined();
  });

  it('keeps the hearts pressed while the list of the guest is on its way', async () => {
    const ports = testPorts();
    await savedProducts({ ports }).toggle('TL4102');
    let answer: (() => void) | undefined;
    const store = savedProducts({
      ports,
      session: signedIn(['TL4101']),
      lists: {
        merge: () =>
          new Promise((resolve) => {
            answer = () => resolve(done({ productIds: ['TL4102', 'TL4101'], left: [] }));
          }),
        addItem: () => Promise.resolve(done(undefined)),
        forget: () => Promise.resolve(done(undefined)),
      },
    });
    const joined = store.join();
    await vi.waitFor(() => expect(answer).toBeDefined());
    const presses = Promise.all([store.toggle('TL4103'), store.toggle('TL4101')]);
    answer?.();
    await Promise.all([joined, presses]);
    expect(store.ids).toEqual(['TL4103', 'TL4102']);
  });

  it('keeps in the cookie what did not fit into the account', async () => {
    const ports = testPorts();
    const guest = savedProducts({ ports });
    for (const id of ['TL4102', 'TL4103']) await guest.toggle(id);
    const store = savedProducts({
      ports,
      session: signedIn(),
      lists: { merge: () => Promise.resolve(done({ productIds: ['TL4103'], left: ['TL4102'] })) },
    });
    await store.join();
    expect(ports.storage.get('wishlist')).toBe('["TL4102"]');
  });

  it('is changed again after a change that broke', async () => {
    const store = savedProducts({
      session: signedIn(),
      lists: {
        addItem: () => Promise.reject(new TypeError('broken')),
        forget: () => Promise.resolve(done(undefined)),
      },
    });
    await store.toggle('TL4101').catch(() => undefined);
    expect(await store.toggle('TL4101')).toEqual({ kind: 'removed' });
  });

  it('keeps the guest’s cookie until the account has taken the list', async () => {
    const ports = testPorts();
    await savedProducts({ ports }).toggle('TL4102');
    const store = savedProducts({
      ports,
      session: signedIn(),
      lists: { merge: () => Promise.reject(new Offline('x')) },
    });
    await store.join();
    expect(ports.storage.get('wishlist')).toBe('["TL4102"]');
    expect(store.has('TL4102')).toBe(true);
  });
});
