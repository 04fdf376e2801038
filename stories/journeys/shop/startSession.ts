import { addItems } from '@touchline/contract/client/basket';
import type { Ports } from '@touchline/features/ports';
import type { Brand } from '@touchline/features/site';
import { memoryStorage } from '../../../packages/features/src/ports/testPorts.ts';
import { pageRoutes, type PageRoute } from '../../../packages/storefront/src/app/routes.ts';
import { basketStore } from '../../../packages/storefront/src/app/shell.ts';
import type { Stores } from '../../../packages/storefront/src/app/Stores.ts';
import { createSession } from '../../../packages/storefront/src/server/createSession.ts';
import { PublicCallCache } from '../../../packages/storefront/src/server/PublicCallCache.ts';

/** The shopper's data that a browser would keep between pages. */
export interface Visitor {
  brand: Brand;
  /** Cookies, including the checkout token, which the shop's server sets. */
  storage: Ports['storage'];
  /** Initial content of the bag: skus. */
  bag: readonly string[];
}

/** A new visitor, optionally with a filled bag. */
export function newVisitor(brand: Brand, bag: readonly string[] = []): Visitor {
  // The checkout keeps typed data while the tab is open, but this is another shopper.
  sessionStorage.removeItem('checkoutDraft');
  return { brand, storage: memoryStorage(), bag };
}

export interface ShopSession {
  stores: Stores;
  routes: readonly PageRoute[];
}

const tokenKey = 'jwtToken';

/** Creates a session on one site, with the back end in the page; `undefined` if there is no such site. */
export async function startSession(
  visitor: Visitor,
  sitePath: string,
  fetch: (request: Request) => Promise<Response>,
  navigation: Ports['navigation'],
): Promise<ShopSession | undefined> {
  const { brand, storage } = visitor;
  const session = await createSession({
    ...{ brand, sitePath, storage, navigation },
    cache: new PublicCallCache(0, 1),
    log: (message, error) => console.warn(message, error ?? ''),
    onMissingMessage: (key) => console.error(`There is no message for ${key}.`),
    transport: {
      fetch,
      origin: location.origin,
      token: {
        get: () => storage.get(tokenKey),
        set: (token) => storage.set(tokenKey, token),
        clear: () => storage.remove(tokenKey),
      },
    },
  });
  if (!session) return undefined;
  const { stores } = session;
  if (visitor.bag.length > 0 && storage.get(tokenKey) === undefined) {
    const items = visitor.bag.map((productId) => ({ productId, quantity: 1 }));
    const outcome = await addItems(stores.ports.call, undefined, items);
    if (outcome.kind !== 'done') throw new Error(`The bag was refused: ${outcome.reason}`);
    await stores.of(basketStore).load();
  }
  const categories = session.navigation.map(({ path }) => path.split('/')[0] ?? '').filter(Boolean);
  return { stores, routes: pageRoutes(sitePath, [...new Set(categories)]) };
}
