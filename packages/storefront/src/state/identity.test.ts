import * as baskets from '@touchline/contract/basket/endpoints';
import { createTransport } from '@touchline/contract/client/transport';
import type { Identity } from '@touchline/contract/visitor/schema';
import type { Translator } from '@touchline/features/platform/i18n';
import { SessionStore } from '@touchline/features/platform/session';
import type { Site } from '@touchline/features/platform/site';
import { describe, expect, it, vi } from 'vitest';
import { fullBasket } from '../../../features/src/cart/basket/Basket.fixtures.ts';
import { launch, room, standing } from '../../../features/src/launches/Launches.fixtures.ts';
import { testPorts } from '../../../features/src/platform/ports/testPorts.ts';
import { cartStore } from '@touchline/features/cart/cart';
import { confirmationStore } from '@touchline/features/checkout/confirmation';
import { launchStore } from '@touchline/features/launches';
import { bagStore } from '@touchline/features/cart/bag';
import { basketStore } from '@touchline/features/cart/basket';
import { searchStore } from '@touchline/features/catalog/search';
import { Stores } from './Stores.ts';

/** The people of these tests; a sign-in is not needed to be one. */
const people: Readonly<Record<string, Identity>> = {
  anna: { kind: 'customer', key: 'key-anna', name: 'anna' },
  bert: { kind: 'customer', key: 'key-bert', name: 'bert' },
};
const nobody: Identity = { kind: 'visitor', key: '' };

interface Waiting {
  what: string;
  deliver(): void;
}

/** A browser whose cookies belong to `owner`, and a back end whose responses arrive when the test says so. */
function openBrowser(owner: string) {
  const waiting: Waiting[] = [];
  const browser = { owner, waiting };
  const bodyFor = (path: string, person: string): unknown => {
    if (path === '/api/visitor') return { identity: people[person] ?? nobody, bagCount: person.length };
    if (path.includes('/basket')) {
      const basket = fullBasket({ basketId: `basket-${person}` });
      return { ...basket, customer: { ...basket.customer, email: `${person}@mail.test` } };
    }
    if (path.includes('/launches')) return standing({ queue: { ahead: 12, isUsed: false } });
    return { errorCode: 'NotFound', message: `order of ${person}` };
  };
  const ports = testPorts({ flags: { restoreBasket: true } });
  const call = createTransport({
    fetch: (request) =>
      new Promise((resolve) => {
        const { pathname } = new URL(request.url);
        // The cookies of the moment in which it was sent.
        const body = bodyFor(pathname, browser.owner);
        const status = pathname.includes('order') ? 404 : 200;
        waiting.push({
          what: `${pathname} of ${browser.owner}`,
          deliver: () => resolve(Response.json(body, { status })),
        });
      }),
    origin: 'https://shop.example',
    surface: () => 'chk',
    sitePath: 'gb',
  });
  const all = { ...ports, call };
  const session = SessionStore.fromSnapshot(all, { identity: people[owner] ?? nobody });
  const stores = new Stores({ ports: all, site: {} as Site, translator: {} as Translator, session });
  return Object.assign(browser, { ports: all, session, stores });
}

const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

/** Everything that the stores would show, and what they have stored in the browser. */
const shownBy = ({ stores, ports, session }: ReturnType<typeof openBrowser>) =>
  JSON.stringify([
    stores.toSnapshot('visitor'),
    session.toSnapshot(),
    ['basketId', 'restoreBasketData', 'removedItem'].map((key) => ports.storage.get(key)),
  ]);

/** Runs a scenario in every order in which its responses, and the change of the visitor, can happen. */
async function inEveryOrder(run: (choose: (choices: number) => number) => Promise<void>): Promise<number> {
  let path: number[] = [];
  let runs = 0;
  for (;;) {
    const sizes: number[] = [];
    await run((choices) => {
      sizes.push(choices);
      return path[sizes.length - 1] ?? 0;
    });
    runs += 1;
    const taken = sizes.map((_, at) => path[at] ?? 0);
    let at = sizes.length - 1;
    while (at >= 0 && (taken[at] ?? 0) + 1 >= (sizes[at] ?? 0)) at -= 1;
    if (at < 0) return runs;
    path = [...taken.slice(0, at), (taken[at] ?? 0) + 1];
  }
}

describe('when the visitor becomes another person', () => {
  it('nothing of the one before is shown or stored, in whatever order responses arrive', async () => {
    // Each schema and each call is loaded once, so that every run has the same steps.
    await Promise.all([
      import('@touchline/contract/visitor/endpoints'),
      import('@touchline/contract/order/endpoints'),
    ]);
    const runs = await inEveryOrder(async (choose) => {
      const browser = openBrowser('anna');
      const { stores, session, waiting } = browser;
      void stores.of(basketStore).load();
      void stores.of(confirmationStore).load('order-anna');
      void session.refresh();
      await settle();
      let isChanged = false;
      for (;;) {
        const steps = [
          ...waiting.map((one) => () => {
            waiting.splice(waiting.indexOf(one), 1);
            one.deliver();
          }),
          ...(isChanged
            ? []
            : [
                () => {
                  isChanged = true;
                  browser.owner = 'bert';
                  void session.refresh();
                },
              ]),
        ];
        if (steps.length === 0) break;
        steps[choose(steps.length)]?.();
        await settle();
        if (session.person === 'key-bert') expect(shownBy(browser)).not.toContain('anna');
      }
      expect(session.displayName).toBe('bert');
      expect(stores.of(basketStore).basket?.basketId).toBe('basket-bert');
    });
    expect(runs).toBe(60);
  }, 60_000);

  it('views are told once, and take stores of the new one', async () => {
    const browser = openBrowser('anna');
    const { stores, session, waiting } = browser;
    const before = {
      basket: stores.of(basketStore),
      cart: stores.of(cartStore),
      bag: stores.of(bagStore),
      search: stores.of(searchStore),
    };
    const told = vi.fn<() => void>();
    stores.subscribe(told);
    browser.owner = 'bert';
    void session.refresh();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.deliver();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(stores.of(basketStore)).not.toBe(before.basket);
    expect(stores.of(cartStore)).not.toBe(before.cart);
    expect(stores.of(cartStore).basket).toBe(stores.of(basketStore));
    expect(stores.of(bagStore)).not.toBe(before.bag);
    expect(stores.of(searchStore)).toBe(before.search);
  });

  it.each([
    ['a page that did not know its visitor yet puts it into their bag, once', undefined, 1],
    ['a page that knew another person gives it up', 2, 0],
  ] as const)('what was pressed: %s', async (_, knownCount, adds) => {
    const browser = openBrowser('nobody');
    const { stores, session, waiting } = browser;
    if (knownCount !== undefined) session.setBagCount(knownCount);
    browser.owner = 'anna';
    void session.refresh();
    const pressed = stores.of(bagStore).submit({ productId: 'TL4101_080', quantity: 1 });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.deliver();
    expect(await pressed).toBe(false);
    // A second press meanwhile joins the first.
    if (adds === 1) void stores.of(bagStore).submit({ productId: 'TL4101_080', quantity: 1 });
    const isAdd = ({ what }: Waiting) => what.includes('/items');
    let sent = 0;
    for (let turn = 0; turn < 10; turn += 1) {
      sent += waiting.filter(isAdd).length;
      for (const one of waiting.splice(0)) one.deliver();
      await settle();
    }
    expect(sent).toBe(adds);
    expect(stores.of(bagStore).isBagModalOpen).toBe(adds === 1);
  });

  it.each([
    ['a page that did not know its visitor yet joins for them, once', undefined, 1],
    ['a page that knew another person gives it up', 2, 0],
  ] as const)('who pressed to join a waiting room: %s', async (_, knownCount, joins) => {
    const browser = openBrowser('nobody');
    const { stores, session, waiting } = browser;
    if (knownCount !== undefined) session.setBagCount(knownCount);
    browser.owner = 'anna';
    void session.refresh();
    const before = stores.of(launchStore);
    before.show(launch({ ...room }));
    const pressed = before.submit('join');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.deliver();
    expect(await pressed).toBe(false);
    await settle();
    // A second press meanwhile joins the first.
    const now = stores.of(launchStore);
    if (joins === 1) expect(await now.submit('join')).toBe(false);
    const sent = waiting.filter(({ what }) => what.endsWith('/queue of anna'));
    expect(sent).toHaveLength(joins);
    sent[0]?.deliver();
    await vi.waitFor(() => expect(now.busy).toBeUndefined());
    expect(now.phase?.kind).toBe(joins === 1 ? 'waiting' : undefined);
  });

  it('the state that the page came with is not that of the next one', async () => {
    const browser = openBrowser('anna');
    const { ports, session, waiting } = browser;
    const basket = fullBasket({ basketId: 'basket-anna' });
    const stores = new Stores({
      ...{ ports, session, site: {} as Site, translator: {} as Translator },
      snapshots: { basket: { status: { kind: 'ready' }, basket, loadedAt: 0 }, search: 'shoes' },
    });
    browser.owner = 'bert';
    void session.refresh();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.deliver();
    await vi.waitFor(() => expect(session.person).toBe('key-bert'));
    expect(stores.of(basketStore).basket).toBeUndefined();
    expect(stores.of(searchStore).searchTerm).toBe('shoes');
  });

  it('a call of the one before ends without its response, and its store sends, stores and opens nothing more', async () => {
    const browser = openBrowser('anna');
    const { stores, session, ports, waiting } = browser;
    const basket = stores.of(basketStore);
    const adding = basket.add({ productId: 'TL4101_080', quantity: 1 });
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    browser.owner = 'nobody';
    void session.refresh();
    await vi.waitFor(() => expect(waiting.some(({ what }) => what.includes('visitor'))).toBe(true));
    const late = waiting.filter(({ what }) => !what.includes('visitor'));
    waiting.find(({ what }) => what.includes('visitor'))?.deliver();
    await vi.waitFor(() => expect(session.identity).toEqual(nobody));
    for (const each of late) each.deliver();
    await expect(adding).rejects.toThrow('another person');
    await expect(basket.add({ productId: 'TL4101_080', quantity: 1 })).rejects.toThrow('another person');
    expect(ports.storage.get('basketId')).toBeUndefined();
  });
});

describe('a guest stays the same person', () => {
  it('when the checkout session begins, expires and begins again: its basket is restored, not dropped', async () => {
    const ports = testPorts({ flags: { restoreBasket: true } });
    const visitor = (key: string) => ({
      answer: { identity: { kind: key ? ('guest' as const) : ('visitor' as const), key }, bagCount: 1 },
    });
    const { getVisitor } = await import('@touchline/contract/visitor/endpoints');
    ports.server
      .on(getVisitor, visitor('g1'), visitor(''), visitor('g2'))
      .on(baskets.getBaskets, { answer: fullBasket() });
    const session = new SessionStore(ports);
    const stores = new Stores({ ports, session, site: {} as Site, translator: {} as Translator });
    const basket = stores.of(basketStore);
    for (const kind of ['guest', 'visitor', 'guest']) {
      await session.refresh();
      expect(session.identity.kind).toBe(kind);
    }
    expect(stores.of(basketStore)).toBe(basket);
    expect(session.version).toBe(0);
  });
});
