import { isLocalOrigin, standInAt } from '@touchline/commerce/isLocalOrigin';
import {
  adyenRegions,
  isTestAdyen,
  isTestStripe,
  realProviders,
  type AdyenSettings,
  type ProviderSettings,
  type RealProvider,
  type StripeSettings,
} from '@touchline/commerce/payment/ProviderSettings';
import { paymentProcessors } from '@touchline/contract/market/schema';
import { ConfigError } from './ConfigError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface PaymentSettings {
  /** What serves the processors without a real provider: the built-in sandbox, or nothing. */
  paymentProvider: 'sandbox' | 'none';
  /** The retailer's accounts at companies that take money; absent: nobody takes money. */
  realProviders: ProviderSettings | undefined;
}

interface Place {
  /** The origin that the operator configured; absent: this machine. */
  origin: string | undefined;
  /** Whether shoppers buy here: keys for tests are refused. */
  isProduction: boolean;
}

const isReal = (name: string): name is RealProvider => realProviders.some((each) => each === name);

/**
 * Who takes the money: `PAYMENT_PROVIDER`, and for single processors `PAYMENT_PROVIDER_ACI` and the like. A shop that others
 * reach has to say it; where money is taken, the sandbox is off.
 */
export function readPaymentSettings(env: Environment, place: Place): PaymentSettings {
  const { origin } = place;
  const given = env['PAYMENT_PROVIDER'];
  if (!given && !isLocalOrigin(origin))
    throw new ConfigError(
      `PAYMENT_PROVIDER is missing: a shop at ${origin} takes money by stripe or adyen. With none nothing can be ordered, and with sandbox no money moves.`,
    );
  const general = given || standInAt(origin);
  if (general !== 'sandbox' && general !== 'none' && !isReal(general))
    throw new ConfigError(`PAYMENT_PROVIDER must be stripe, adyen, sandbox or none, not "${general}".`);
  const byProcessor: Record<string, RealProvider> = {};
  for (const processor of paymentProcessors) {
    const setting = `PAYMENT_PROVIDER_${processor.toUpperCase()}`;
    const own = env[setting] || (isReal(general) ? general : undefined);
    if (own === undefined) continue;
    if (!isReal(own)) throw new ConfigError(`${setting} must be stripe or adyen, not "${own}".`);
    byProcessor[processor] = own;
  }
  const used = new Set(Object.values(byProcessor));
  if (used.size === 0)
    return { paymentProvider: isReal(general) ? 'none' : general, realProviders: undefined };
  if (given === 'sandbox')
    throw new ConfigError(
      'PAYMENT_PROVIDER=sandbox can not be used together with a provider that takes money.',
    );
  return {
    paymentProvider: 'none',
    realProviders: {
      byProcessor,
      ...(used.has('stripe') ? { stripe: readStripe(env, place) } : {}),
      ...(used.has('adyen') ? { adyen: readAdyen(env, place) } : {}),
    },
  };
}

function readStripe(env: Environment, place: Place): StripeSettings {
  const about = 'for PAYMENT_PROVIDER=stripe';
  const secretKey = readKey(
    env,
    'STRIPE_SECRET_KEY',
    /^[sr]k_(test|live)_\w+$/,
    `sk_test_… or rk_live_…, ${about}`,
  );
  const publishableKey = readKey(
    env,
    'STRIPE_PUBLISHABLE_KEY',
    /^pk_(test|live)_\w+$/,
    `pk_test_…, ${about}`,
  );
  const webhookSecret = readKey(env, 'STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, `whsec_…, ${about}`);
  const settings = {
    secretKey,
    publishableKey,
    webhookSecret,
    standIn: readAddress(env, 'STRIPE_STAND_IN', place),
  };
  const isTest = isTestStripe(settings);
  if (isTest !== publishableKey.startsWith('pk_test_'))
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be keys for tests, or both live keys.',
    );
  checkMode('STRIPE_SECRET_KEY', isTest, place);
  return settings;
}

function readAdyen(env: Environment, place: Place): AdyenSettings {
  const about = 'for PAYMENT_PROVIDER=adyen';
  const apiKey = readKey(env, 'ADYEN_API_KEY', /^\S{20,}$/, `the one of your API credential, ${about}`);
  const clientKey = readKey(env, 'ADYEN_CLIENT_KEY', /^(test|live)_\w+$/, `test_… or live_…, ${about}`);
  const merchantAccount = readKey(env, 'ADYEN_MERCHANT_ACCOUNT', /^\S+$/, `ShopECOM, ${about}`);
  const hmacKey = readKey(env, 'ADYEN_HMAC_KEY', /^[0-9a-f]{64}$/i, `64 hexadecimal digits, ${about}`);
  const livePrefix = env['ADYEN_LIVE_PREFIX'] || undefined;
  if (livePrefix !== undefined && !/^[0-9a-z-]+$/i.test(livePrefix))
    throw new ConfigError('ADYEN_LIVE_PREFIX must be like 1797a841fbb37ca7-AdyenDemo.');
  const region = env['ADYEN_LIVE_REGION'] || undefined;
  const liveRegion = adyenRegions.find((each) => each === region);
  if (region !== undefined && (liveRegion === undefined || livePrefix === undefined))
    throw new ConfigError(
      `ADYEN_LIVE_REGION must be one of ${adyenRegions.join(', ')}, together with an ADYEN_LIVE_PREFIX.`,
    );
  const keys = { apiKey, clientKey, merchantAccount, hmacKey, liveRegion };
  const settings = { ...keys, livePrefix, standIn: readAddress(env, 'ADYEN_STAND_IN', place) };
  const isTest = isTestAdyen(settings);
  if (isTest !== clientKey.startsWith('test_'))
    throw new ConfigError(
      'ADYEN_CLIENT_KEY must be a live key where there is an ADYEN_LIVE_PREFIX, and one for tests without.',
    );
  checkMode('ADYEN_CLIENT_KEY', isTest, place);
  return settings;
}

/** Keys are never repeated in a message: it ends in a log. */
function readKey(env: Environment, name: string, form: RegExp, like: string): string {
  const text = env[name];
  if (!text) throw new ConfigError(`${name} is missing: ${like}.`);
  if (!form.test(text)) throw new ConfigError(`${name} must be like ${like}.`);
  return text;
}

function checkMode(name: string, isTest: boolean, { origin, isProduction }: Place): void {
  if (isTest && isProduction && !isLocalOrigin(origin))
    throw new ConfigError(
      `${name} is a key for tests: no money would move at ${origin}. Use live keys, or ENVIRONMENT=stg for a shop that nobody buys in.`,
    );
  if (!isTest && !origin?.startsWith('https:'))
    throw new ConfigError(`${name} is a live key: it needs a SHOP_ORIGIN that begins with https:.`);
}

/** A stand-in for a provider is for tests on one machine: whoever speaks for it decides what is paid. */
function readAddress(env: Environment, name: string, { origin }: Place): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!URL.canParse(text) || !isLocalOrigin(new URL(text).origin) || !isLocalOrigin(origin))
    throw new ConfigError(`${name} must be an address of this machine, for a shop on this machine.`);
  return new URL(text).origin;
}
