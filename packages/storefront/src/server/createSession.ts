import { createTransport, type TransportOptions } from '@touchline/contract/client/transport';
import { isLanguageCode, loadMessages } from '@touchline/features/i18n';
import { i18nextTranslator } from '@touchline/features/i18n/i18nextTranslator';
import type { Ports } from '@touchline/features/ports';
import { Site, siteSnapshot, type Brand } from '@touchline/features/site';
import { pathOfPage } from '../app/routes.ts';
import { basketStore, shellMessages } from '../app/shell.ts';
import { Stores } from '../app/Stores.ts';
import type { PublicCallCache } from './PublicCallCache.ts';
import { shellSnapshots } from './shellSnapshots.ts';
import { siteData, type SiteData } from './siteData.ts';

export interface SessionOptions extends Pick<Ports, 'storage' | 'navigation'> {
  brand: Brand;
  sitePath: string;
  /** How the back end is called; the surface follows the flags of the site. */
  transport: Omit<TransportOptions, 'sitePath' | 'surface'>;
  /** Keeps responses that are the same for every shopper. */
  cache: PublicCallCache;
  /** Called with what went wrong and the shopper is not told. */
  log: Ports['reporter']['report'];
  /** Called with the key of a message that the language lacks. */
  onMissingMessage: (key: string) => void;
}

export interface Session extends SiteData {
  stores: Stores;
}

/**
 * Creates the stores of one shopper on one site, for a request of the server and for a shop that runs in a page of
 * Storybook. Loads the basket when the shopper has a token. `undefined` when there is no such site.
 */
export async function createSession(options: SessionOptions): Promise<Session | undefined> {
  const { brand, sitePath, storage, navigation, log } = options;
  let flags: Readonly<Record<string, boolean>> = {};
  const call = createTransport({
    ...options.transport,
    sitePath,
    surface: () => (flags['bridgeEnabled'] ? 'bridge' : 'chk'),
  });
  const data = await siteData(call, brand, options.cache);
  if (!data) return undefined;
  flags = data.flags;
  const { code } = data.site.language;
  const translator = i18nextTranslator(isLanguageCode(code) ? code : 'en', options.onMissingMessage);
  await loadMessages(translator, shellMessages);
  const ports: Ports = {
    call,
    clock: { now: () => new Date() },
    storage,
    navigation,
    analytics: { track: () => undefined },
    flags: { isOn: (flag) => flags[flag] ?? false },
    reporter: { report: log },
  };
  const site = new Site(siteSnapshot(data.site, brand, pathOfPage('login')));
  const stores = new Stores(ports, site, translator, { ...shellSnapshots(data, brand) });
  // For the number on the bag; without a token there is no basket to load.
  if (options.transport.token?.get() !== undefined) await stores.of(basketStore).load();
  return { ...data, stores };
}
