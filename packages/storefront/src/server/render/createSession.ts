import { getFeatures } from '@touchline/contract/client/site';
import { createTransport, type Transport, type TransportOptions } from '@touchline/contract/client/transport';
import type { FlagValues } from '@touchline/contract/flags/flagTable';
import type { AnalyticsEnvironment } from '@touchline/features/platform/analytics';
import { loadMessages, messagesLanguage } from '@touchline/features/platform/i18n';
import { i18nextTranslator, type TranslatorOf } from '@touchline/features/platform/i18n/i18nextTranslator';
import { SessionFlags, type Ports } from '@touchline/features/platform/ports';
import { serviceLinks } from '@touchline/features/shell/serviceLinks';
import { Site, siteSnapshot, type SiteBrand, type SiteSnapshot } from '@touchline/features/platform/site';
import { composeStores } from '../../state/composeStores.ts';
import { pathOfPage } from '../../routes/routes.ts';
import { shellMessages } from '../../shell/shell.ts';
import type { Stores } from '../../state/Stores.ts';
import type { PublicCallCache } from '../cache/PublicCallCache.ts';
import { shellSnapshots } from './shellSnapshots.ts';
import { siteData, type SiteData } from '../sites/siteData.ts';
import { visitorId } from '../http/visitorId.ts';

export interface SessionOptions extends Pick<Ports, 'storage' | 'navigation' | 'authenticator'> {
  brand: SiteBrand;
  /** The browser sends the Global Privacy Control. @default false */
  hasPrivacySignal?: boolean;
  /** Where the request of a page for its visitor came from, by ISO 3166-2. */
  region?: string;
  sitePath: string;
  /** Whether this is the shop that sells. @default false */
  isProduction?: boolean;
  /** Where the shop runs, as other applications are told. @default 'PRD' */
  environment?: AnalyticsEnvironment;
  /** Whether who the visitor is and the number on the bag are shown; a public page comes without. */
  isPersonal: boolean;
  /** Whether the visitor has a checkout token or a session. */
  hasSession: boolean;
  /** How the back end is called; the surface follows the flags of the site. */
  transport: Omit<TransportOptions, 'sitePath' | 'surface'>;
  /** Keeps responses that are the same for every shopper. */
  cache: PublicCallCache;
  /** Takes the events that happen while the session is created or a page is loaded. */
  analytics: Ports['analytics'];
  /** Creates the translator. @default one that shares nothing with other sessions */
  translatorOf?: TranslatorOf;
  /** @default the time of this machine */
  clock?: Ports['clock'];
  /** Called with what went wrong and the shopper is not told. */
  log: Ports['reporter']['report'];
  /** Called with the key of a message that the language lacks. */
  onMissingMessage: (key: string) => void;
}

export interface Session extends SiteData {
  stores: Stores;
  /** The data of the site that its pages get. */
  siteSnapshot: SiteSnapshot;
  /** The flags of this visitor; those of everybody for a visitor without a session. */
  visitorFlags: FlagValues;
}

/**
 * Creates the stores of one shopper on one site, for a request of the server and for a shop that runs in a page of
 * Storybook. `undefined` when there is no such site.
 */
export async function createSession(options: SessionOptions): Promise<Session | undefined> {
  const { brand, sitePath, storage, navigation, log } = options;
  const flags = new SessionFlags({});
  const call = createTransport({
    ...options.transport,
    sitePath,
    surface: () => (flags.value('bridgeEnabled') ? 'bridge' : 'chk'),
  });
  const data = await siteData(call, brand.id, options.cache);
  if (!data) return undefined;
  const { translatorOf = i18nextTranslator } = options;
  const translator = translatorOf(messagesLanguage(data.site), options.onMissingMessage, {
    isPersonal: options.isPersonal,
  });
  const ports = {
    call,
    clock: options.clock ?? { now: () => new Date() },
    storage,
    navigation,
    analytics: options.analytics,
    flags,
    reporter: { report: log },
    hasPrivacySignal: options.hasPrivacySignal ?? false,
    ...(options.region === undefined ? {} : { region: options.region }),
    ...(options.authenticator ? { authenticator: options.authenticator } : {}),
  };
  const snapshot = siteSnapshot(
    data.site,
    brand,
    pathOfPage('AccountLoginPage'),
    options.isProduction,
    options.environment,
  );
  const site = new Site(snapshot);
  const links = await serviceLinks(data.site.market, translator);
  const stores = composeStores({
    ...{ ports, site, translator },
    snapshots: { ...shellSnapshots(data, brand.id, links, log) },
  });
  const [visitorFlags] = await Promise.all([
    options.hasSession ? flagsOfVisitor(call, data, options) : data.flags,
    options.isPersonal && options.hasSession ? stores.session.refresh() : undefined,
    loadMessages(translator, shellMessages),
  ]);
  if (options.isPersonal && !options.hasSession) stores.session.setBagCount(0);
  flags.take(visitorFlags);
  return { ...data, stores, visitorFlags, siteSnapshot: snapshot };
}

/** The flags of a visitor by the stored unique id; those of everybody when they cannot be fetched. */
async function flagsOfVisitor(
  call: Transport,
  { flags, site }: SiteData,
  { brand, storage, log }: SessionOptions,
): Promise<FlagValues> {
  try {
    const needs = { storage, clock: { now: () => new Date() }, reporter: { report: log } };
    return await getFeatures(call, {
      userId: visitorId(needs),
      brand: brand.id,
      country: site.market.country,
    });
  } catch (error) {
    log('The flags of the visitor could not be fetched.', error);
    return flags;
  }
}
