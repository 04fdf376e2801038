import { isLocalOrigin } from '@touchline/commerce/isLocalOrigin';
import { isTestAdyen, isTestStripe } from '@touchline/commerce/payment/ProviderSettings';
import type { Config } from './config.ts';

/** What stands in for somebody else's service, and what it does in a shop that others reach. */
const standIns: readonly [setting: string, isOn: (config: Config) => boolean, effect: string][] = [
  [
    'PAYMENT_PROVIDER',
    ({ paymentProvider }) => paymentProvider === 'sandbox',
    'no money moves, orders are not paid for',
  ],
  [
    'IDENTITY_PROVIDER',
    ({ identityProviders }) => identityProviders === 'sandbox',
    'everybody can sign in as anybody',
  ],
  ['CARRIER', ({ carrier }) => carrier === 'sandbox', 'everybody can register as anybody'],
  ['WALLET', ({ wallet }) => wallet === 'sandbox', 'everybody can be anybody in the wallet'],
  [
    'FULFILMENT',
    ({ fulfilment }) => fulfilment !== 'none',
    'orders move by themselves, and nobody sends them',
  ],
  ['ADDRESS_SEARCH', ({ addressSearch }) => addressSearch === 'sandbox', 'only a few streets are found'],
];

/** What the operator of a shop at a public address should know at its start, one sentence each. */
export function startWarnings(config: Config): string[] {
  if (isLocalOrigin(config.isOriginGiven ? config.origin : undefined)) return [];
  return [
    ...standIns
      .filter(([, isOn]) => isOn(config))
      .map(([setting, , effect]) => `${setting}=sandbox at ${config.origin}: ${effect}.`),
    ...(config.mailbox === 'on' ? [`MAILBOX=on at ${config.origin}: everybody can read every mail.`] : []),
    ...(config.paymentProvider === 'none' && !config.realProviders
      ? ['PAYMENT_PROVIDER=none: nothing can be ordered.']
      : []),
    ...testKeysOf(config).map((name) => `${name} has keys for tests at ${config.origin}: no money moves.`),
  ];
}

/** The providers that take no money with the keys they have. */
function testKeysOf({ realProviders: { stripe, adyen } = { byProcessor: {} } }: Config): string[] {
  return [
    ...(stripe && isTestStripe(stripe) ? ['Stripe'] : []),
    ...(adyen && isTestAdyen(adyen) ? ['Adyen'] : []),
  ];
}
