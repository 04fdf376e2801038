import { addItems } from '@touchline/contract/client/basket';
import { createTransport } from '@touchline/contract/client/transport';
import { isLanguageCode, loadMessages } from '@touchline/features/i18n';
import { i18nextTranslator } from '@touchline/features/i18n/i18nextTranslator';
import type { Ports } from '@touchline/features/ports';
import { Site, siteSnapshot, type Brand } from '@touchline/features/site';
import { memoryStorage } from '../../../packages/features/src/ports/testPorts.ts';
import { pageRoutes, type PageRoute } from '../../../packages/storefront/src/app/routes.ts';
import { basketStore, shellMessages } from '../../../packages/storefront/src/app/shell.ts';
import { Stores } from '../../../packages/storefront/src/app/Stores.ts';
import { PublicCallCache } from '../../../packages/storefront/src/server/PublicCallCache.ts';
import { shellSnapshots } from '../../../packages/storefront/src/server/shellSnapshots.ts';
import { siteData } from '../../../packages/storefront/src/server/siteData.ts';

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

export interface Visit {
  stores: Stores;
  routes: readonly PageRoute[];
}

const tokenKey = 'jwtToken';

/** Creates the stores of a session on one site, with the back end in the page; `undefined` if there is no such site. */
export async function startSession(
  visitor: Visitor,
  sitePath: string,
  fetch: (request: Request) => Promise<Response>,
  navigation: Ports['navigation'],
): Promise<Visit | undefined> {
  const { brand, storage } = visitor;
  let flags: Readonly<Record<string, boolean>> = {};
  const call = createTransport({
    fetch,
    origin: location.origin,
    surface: () => (flags['bridgeEnabled'] ? 'bridge' : 'chk'),
    sitePath,
    token: {
      get: () => storage.get(tokenKey),
      set: (token) => storage.set(tokenKey, token),
      clear: () => storage.remove(tokenKey),
    },
  });
  const data = await siteData(call, brand, new PublicCallCache(0, 1));
  if (!data) return undefined;
  flags = data.flags;
  const { code } = data.site.language;
  const translator = i18nextTranslator(isLanguageCode(code) ? code : 'en', (key) =>
    console.error(`There are no words for ${key} in ${code}.`),
  );
  await loadMessages(translator, shellMessages);
  const ports: Ports = {
    call,
    clock: { now: () => new Date() },
    storage,
    navigation,
    analytics: { track: () => undefined },
    flags: { isOn: (flag) => flags[flag] ?? false },
    reporter: { report: (message, error) => console.warn(message, error ?? '') },
  };
  const site = new Site(siteSnapshot(data.site, brand));
  const categories = data.navigation.map(({ path }) => path.split('/')[0] ?? '').filter(Boolean);
  const stores = new Stores(ports, site, translator, { ...shellSnapshots(data, brand) });
  if (visitor.bag.length > 0 && storage.get(tokenKey) === undefined) {
    const items = visitor.bag.map((productId) => ({ productId, quantity: 1 }));
    const outcome = await addItems(call, undefined, items);
    if (outcome.kind !== 'done') throw new Error(`The bag was refused: ${outcome.reason}`);
  }
  // As on the shop's server: loads the number on the bag.
  if (storage.get(tokenKey) !== undefined) await stores.of(basketStore).load();
  return {
    stores,
    routes: pageRoutes(sitePath, [...new Set(categories)]),
  };
}
