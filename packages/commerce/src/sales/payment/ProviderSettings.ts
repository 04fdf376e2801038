import type { PaymentProcessor } from '@touchline/contract/market/schema';

/** Companies that take money for a shop and whose interface is built in. */
export const realProviders = ['stripe', 'adyen'] as const;
export type RealProvider = (typeof realProviders)[number];

/** A shop's account at Stripe. */
export interface StripeSettings {
  /** `sk_…`, or a restricted key `rk_…`; it decides whether money moves. */
  readonly secretKey: string;
  /** `pk_…`: pages show it. */
  readonly publishableKey: string;
  /** `whsec_…`: signs the events. */
  readonly webhookSecret: string;
  /** Address of a stand-in for Stripe's interface and script. @default Stripe */
  readonly standIn?: string | undefined;
}

/** Regions of live accounts at Adyen outside of Europe. */
export const adyenRegions = ['us', 'au', 'apse', 'in'] as const;

/** A shop's account at Adyen. */
export interface AdyenSettings {
  readonly apiKey: string;
  /** `test_…` or `live_…`: pages show it. */
  readonly clientKey: string;
  readonly merchantAccount: string;
  /** Signs the notifications: hexadecimal. */
  readonly hmacKey: string;
  /** Prefix of the live addresses; without it no money moves. */
  readonly livePrefix?: string | undefined;
  /** Where the live account is, when not in Europe: decides where its script comes from. */
  readonly liveRegion?: (typeof adyenRegions)[number] | undefined;
  /** Address of a stand-in for Adyen's interface and script. @default Adyen */
  readonly standIn?: string | undefined;
}

/** A shop's accounts, and which of them serves a processor of the contract. */
export interface ProviderSettings {
  readonly stripe?: StripeSettings | undefined;
  readonly adyen?: AdyenSettings | undefined;
  readonly byProcessor: Readonly<Partial<Record<PaymentProcessor, RealProvider>>>;
}

/** Whether no money moves with these keys. */
export const isTestStripe = ({ secretKey }: StripeSettings): boolean => secretKey.includes('_test_');
export const isTestAdyen = ({ livePrefix }: AdyenSettings): boolean => livePrefix === undefined;

/** Origins of the pages that providers lead shoppers to. */
export function paymentPageOrigins({ stripe, adyen }: Pick<ProviderSettings, 'stripe' | 'adyen'>): string[] {
  return [
    ...(stripe ? [stripe.standIn ?? 'https://checkout.stripe.com'] : []),
    ...(adyen ? [adyen.standIn ?? 'https://*.adyen.link'] : []),
  ];
}
