import { isLocalOrigin, standInAt } from '@touchline/commerce/isLocalOrigin';
import { deployments, environmentOf, type Environment } from './environment.ts';
import { ConfigError } from './ConfigError.ts';
import { readIdentitySettings, type IdentitySettings } from '../signIn/identitySettings.ts';
import { machineOrigins } from './machineOrigins.ts';
import { readPaymentSettings, type PaymentSettings } from './paymentSettings.ts';
import { readTrustedProxies, type TrustedProxies } from '../http/trustedProxies.ts';

export interface Config extends IdentitySettings, PaymentSettings {
  port: number;
  /** Absent: all addresses of this machine. */
  host: string | undefined;
  /** The one origin of this shop. `isGiven` when the operator configured it. */
  origin: string;
  isOriginGiven: boolean;
  /** Further origins whose pages may write: the machine's own addresses, while no origin is configured. */
  otherOrigins: readonly string[];
  /** Name of the brand's folder. */
  brand: string;
  /** Folder with the shop's own brands; absent: those that come with the design system. */
  brandsDir: string | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
  /** What the shop signs with, and signed with before; absent: those of the file in `dataDir`. */
  secrets: { secret?: string; previousSecret?: string };
  /** Folder of the shop's own market files; absent: the markets that come with the back end. */
  marketsDir: string | undefined;
  /** Folder of search vocabularies of the shop's own: `SEARCH_DIR`. */
  searchDir: string | undefined;
  isProduction: boolean;
  /** Where the shop runs. In any environment but production it is kept from crawlers. */
  environment: Environment;
  /** Trusted proxies in front of the shop. */
  trustedProxies: TrustedProxies;
  /** Header in which a trusted proxy or CDN tells the country of the visitor, in small letters. */
  countryHeader: string | undefined;
  /** The same for the region, by its code in ISO 3166-2. */
  regionHeader: string | undefined;
  /** In staging: the subdomain that the shops at other origins are at. */
  stagingSubdomain: string | undefined;
  /** Gives access to the metrics; without it they are not available. */
  metricsToken: string | undefined;
  /** Origin of the sandbox's pages, when not the shop's own. */
  sandboxOrigin: string | undefined;
  /** The mail server and sender; without it mails stay in the outbox. */
  smtp: { url: string; from: string } | undefined;
  /** Gateway for text messages. */
  textsUrl: string | undefined;
  /** The shop's secret at the provider of bot protection that its markets configure. */
  botProtectionSecret: string | undefined;
  /** The phone company that confirms who a person is: the built-in sandbox, on this machine or when asked for. */
  carrier: 'sandbox' | 'none';
  /** The wallet that fills in contact and address: the built-in sandbox, Amazon with the shop’s id and secret, or none. */
  wallet: 'sandbox' | 'none' | { clientId: string; clientSecret: string };
  /** The service that finds addresses. */
  addressSearch: 'sandbox' | 'none';
  /** Whoever packs and sends: orders that move by themselves, at a pace in seconds, or nobody. */
  fulfilment: { pack: number; step: number } | 'none';
  /** Signs the events of a warehouse or carrier. */
  fulfilmentSecret: string | undefined;
  /** Address of a personalisation engine; `none`: no personalisation; the shop's own rules without one. */
  personalisation: string | undefined;
  /** Who may read the development mailbox at `/mailbox`: nobody, this machine only, or everybody. */
  mailbox: 'off' | 'local' | 'on';
  /** Address of a flag service that speaks the OpenFeature Remote Evaluation Protocol. */
  flagService: string | undefined;
  /** Whether the shop begins with the demo, where its package is installed: its catalogue, its pages and its pictures. */
  hasDemo: boolean;
  /** Bytes of compressed pages that are kept, least recently used go first. */
  pageCacheBytes: number;
  /** Whether every request is logged. */
  hasRequestLog: boolean;
}

/** Reads the settings from the environment; each mistake is reported in one sentence. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  defaultDataDir: string,
): Config {
  const port = readPort(env['PORT']);
  const origin = readOrigin('SHOP_ORIGIN', 'https://shop.example', env['SHOP_ORIGIN']);
  const environment = readEnvironment(env['ENVIRONMENT'], env['NODE_ENV'] !== 'development');
  const payment = readPaymentSettings(env, { origin, isProduction: environment === 'production' });
  const { paymentProvider } = payment;
  return {
    port,
    host: env['HOST'] || undefined,
    origin: origin ?? `http://localhost:${port}`,
    isOriginGiven: origin !== undefined,
    otherOrigins: origin === undefined ? machineOrigins(port) : [],
    brand: env['BRAND'] || 'touchline',
    brandsDir: env['BRANDS_DIR'] || undefined,
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    dataDir: env['DATA_DIR'] || defaultDataDir,
    secrets: readSecrets(env),
    marketsDir: env['MARKETS_DIR'] || undefined,
    searchDir: env['SEARCH_DIR'] || undefined,
    isProduction: env['NODE_ENV'] !== 'development',
    environment,
    trustedProxies: readTrustedProxies(env['TRUST_PROXY']),
    countryHeader: readHeaderName('COUNTRY_HEADER', 'CF-IPCountry', env['COUNTRY_HEADER']),
    regionHeader: readHeaderName('REGION_HEADER', 'CF-Region-Code', env['REGION_HEADER']),
    stagingSubdomain: readStagingSubdomain(env['STAGING_SUBDOMAIN']),
    metricsToken: readMetricsToken(env['METRICS_TOKEN']),
    ...payment,
    sandboxOrigin: readSandboxOrigin(env['SANDBOX_ORIGIN'], origin),
    ...readMailSettings(env, origin),
    ...readIdentitySettings(env, { origin, paymentProvider }),
    botProtectionSecret: env['BOT_PROTECTION_SECRET'] || undefined,
    carrier: readStandIn('CARRIER', env['CARRIER'], origin),
    wallet: readWallet(env, { origin, paymentProvider }),
    addressSearch: readStandIn('ADDRESS_SEARCH', env['ADDRESS_SEARCH'], origin),
    fulfilment: readFulfilment(env, origin),
    fulfilmentSecret: readFulfilmentSecret(env['FULFILMENT_SECRET']),
    personalisation: readPersonalisation(env['PERSONALISATION']),
    flagService: readFlagService(env['FLAG_SERVICE']),
    hasDemo: readSwitch('DEMO', env['DEMO']),
    pageCacheBytes: readMegabytes('PAGE_CACHE_MB', env['PAGE_CACHE_MB'], 8),
    hasRequestLog: readSwitch('REQUEST_LOG', env['REQUEST_LOG']),
  };
}

function readPort(text: string | undefined): number {
  if (!text) return 3000;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new ConfigError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}

/** Bytes of a setting in whole megabytes. */
function readMegabytes(setting: string, text: string | undefined, fallback: number): number {
  const megabytes = Number(text || fallback);
  if (!Number.isInteger(megabytes) || megabytes < 1 || megabytes > 4096)
    throw new ConfigError(`${setting} must be a whole number from 1 to 4096, not "${text}".`);
  return megabytes * 1024 * 1024;
}

function readEnvironment(text: string | undefined, isProduction: boolean): Environment {
  const given = text || (isProduction ? 'prod' : 'dev');
  const known = deployments.find((each) => each === given);
  if (known === undefined)
    throw new ConfigError(`ENVIRONMENT must be one of ${deployments.join(', ')}, not "${given}".`);
  return environmentOf[known];
}

function readOrigin(name: string, example: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new ConfigError(`${name} must be like ${example} without a path, not "${text}".`);
  }
  return url.origin;
}

function readHeaderName(setting: string, example: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[a-z][a-z0-9-]*$/i.test(text))
    throw new ConfigError(`${setting} must be the name of a header like ${example}, not "${text}".`);
  return text.toLowerCase();
}

function readStagingSubdomain(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[a-z0-9](-?[a-z0-9])*$/.test(text))
    throw new ConfigError(`STAGING_SUBDOMAIN must be like staging, not "${text}".`);
  return text;
}

function readWallet(
  env: Readonly<Record<string, string | undefined>>,
  { origin, paymentProvider }: { origin: string | undefined; paymentProvider: Config['paymentProvider'] },
): Config['wallet'] {
  const { AMAZON_CLIENT_ID: clientId, AMAZON_CLIENT_SECRET: clientSecret, WALLET: kind } = env;
  if (!clientId && !clientSecret) {
    const wallet = readStandIn('WALLET', kind, origin);
    if (wallet === 'none' || paymentProvider === 'sandbox') return wallet;
    // Its pages are those of the sandbox, which do not exist without it.
    if (kind) throw new ConfigError('WALLET=sandbox needs PAYMENT_PROVIDER=sandbox.');
    return 'none';
  }
  if (!clientId || !clientSecret)
    throw new ConfigError('AMAZON_CLIENT_ID and AMAZON_CLIENT_SECRET are needed together.');
  return { clientId, clientSecret };
}

function readPersonalisation(text: string | undefined): string | undefined {
  if (!text || text === 'none') return text || undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ConfigError(
      `PERSONALISATION must be "none", or an address like https://engine.example/decide, not "${text}".`,
    );
  return text;
}

function readSandboxOrigin(text: string | undefined, shop: string | undefined): string | undefined {
  const origin = readOrigin('SANDBOX_ORIGIN', 'https://pay.shop.example', text);
  if (origin === undefined) return undefined;
  if (shop === undefined || origin === shop)
    throw new ConfigError('SANDBOX_ORIGIN needs a SHOP_ORIGIN, and must be another origin than that.');
  // Every browser blocks a frame without TLS in a page with TLS.
  if (shop.startsWith('https:') && !origin.startsWith('https:'))
    throw new ConfigError(`SANDBOX_ORIGIN must begin with https: as SHOP_ORIGIN does, not "${origin}".`);
  return origin;
}

/** Without a mail server a shop at this machine's own address has a mailbox; any other shop only when asked to. */
function readMailSettings(
  env: Readonly<Record<string, string | undefined>>,
  origin: string | undefined,
): Pick<Config, 'smtp' | 'textsUrl' | 'mailbox'> {
  const { SMTP_URL: url, MAIL_FROM: from, MAILBOX: mailbox, TEXTS_URL: textsUrl } = env;
  if (textsUrl && !(/^https?:\/\/[^/?#]+/.test(textsUrl) && URL.canParse(textsUrl)))
    throw new ConfigError('TEXTS_URL must be like https://user:password@texts.example/messages.');
  if (url && (!/^smtps?:\/\/[^/?#]+/.test(url) || !isReadable(url)))
    throw new ConfigError('SMTP_URL must be like smtps://user:password@mail.example:465.');
  if (url && !/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$/.test(from ?? ''))
    throw new ConfigError('SMTP_URL needs a MAIL_FROM like "Touchline <orders@shop.example>".');
  if (mailbox && mailbox !== 'on' && mailbox !== 'off')
    throw new ConfigError(`MAILBOX must be on or off, not "${mailbox}".`);
  return {
    smtp: url && from ? { url, from } : undefined,
    textsUrl: textsUrl ? textsUrl : undefined,
    mailbox: mailbox === 'on' ? 'on' : mailbox !== 'off' && !url && isLocalOrigin(origin) ? 'local' : 'off',
  };
}

/** What stands in for somebody else's service: by default only at this machine's own address. */
function readStandIn(name: string, text: string | undefined, origin: string | undefined): 'sandbox' | 'none' {
  if (!text) return standInAt(origin);
  if (text === 'sandbox' || text === 'none') return text;
  throw new ConfigError(`${name} must be sandbox or none, not "${text}".`);
}

/** Five minutes to cancel an order, and two from each step to the next. */
const usualPace = '300,120';

function readFulfilment(
  env: Readonly<Record<string, string | undefined>>,
  origin: string | undefined,
): Config['fulfilment'] {
  if (readStandIn('FULFILMENT', env['FULFILMENT'], origin) === 'none') return 'none';
  const pace = env['FULFILMENT_PACE'] || usualPace;
  const [, pack, step] = /^(\d{1,6}),(\d{1,6})$/.exec(pace) ?? [];
  if (pack === undefined || step === undefined)
    throw new ConfigError(`FULFILMENT_PACE must be two numbers of seconds like ${usualPace}, not "${pace}".`);
  return { pack: Number(pack), step: Number(step) };
}

function readFulfilmentSecret(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[\x21-\x7e]{32,}$/.test(text))
    throw new ConfigError('FULFILMENT_SECRET must have at least 32 characters, without spaces.');
  return text;
}

function readFlagService(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new ConfigError('FLAG_SERVICE must be like https://flags.example, without a query.');
  return url.href.replace(/\/$/, '');
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (!text || text === 'on') return true;
  if (text === 'off') return false;
  throw new ConfigError(`${name} must be on or off, not "${text}".`);
}

function readSecrets(env: Readonly<Record<string, string | undefined>>): Config['secrets'] {
  const { SHOP_SECRET: secret, SHOP_SECRET_PREVIOUS: previousSecret } = env;
  // The values are not shown.
  for (const [name, value] of Object.entries({ SHOP_SECRET: secret, SHOP_SECRET_PREVIOUS: previousSecret }))
    if (value && !/^[\x21-\x7e]{32,}$/.test(value))
      throw new ConfigError(`${name} must have at least 32 characters, without spaces.`);
  if (previousSecret && !secret) throw new ConfigError('SHOP_SECRET_PREVIOUS needs a SHOP_SECRET.');
  return { ...(secret ? { secret } : {}), ...(previousSecret ? { previousSecret } : {}) };
}

function readMetricsToken(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // The value is not shown: even a token that is too short is a secret.
  if (!/^[\x21-\x7e]{16,}$/.test(text))
    throw new ConfigError('METRICS_TOKEN must have at least 16 characters, without spaces.');
  return text;
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\/[^/?#]+\/[^/?#]+/.test(text) || !isReadable(text)) {
    throw new ConfigError('DATABASE_URL must be like postgresql://user:password@host:5432/name.');
  }
  return text;
}

/** Whether an address can be parsed and decoded: a password with a bare % cannot. */
function isReadable(address: string): boolean {
  try {
    return decodeURIComponent(new URL(address).href) !== '';
  } catch {
    return false;
  }
}
