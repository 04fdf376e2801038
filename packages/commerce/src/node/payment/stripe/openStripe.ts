import Stripe from 'stripe';
import type { BrandDesign } from '../../../kernel/brand/BrandDesign.ts';
import type { Log } from '../../../kernel/ports/Log.ts';
import type { ProviderLedger } from '../../../sales/payment/ledger/ProviderLedger.ts';
import type { StripeSettings } from '../../../sales/payment/ProviderSettings.ts';
import { StripePages } from './StripePages.ts';
import { StripeProvider } from './StripeProvider.ts';

export interface RealProviderOptions<Settings> {
  readonly settings: Settings;
  readonly ledger: ProviderLedger;
  /** Signs the addresses of pages; not the shop's own secret. */
  readonly secret: string;
  readonly shopOrigin: string;
  readonly design: BrandDesign;
  readonly now: () => Date;
  readonly log: Log;
}

/** The time limit of a call in milliseconds: shorter than the one of the shop, which repeats what has failed. */
const timeout = 7_500;

/** Payments by Stripe, with its official library. */
export function openStripe(options: RealProviderOptions<StripeSettings>): StripeProvider {
  const { settings, ...about } = options;
  const { secretKey, standIn } = settings;
  const { hostname, port } = standIn ? new URL(standIn) : { hostname: '', port: '' };
  const stripe = new Stripe(secretKey, {
    ...{ timeout, maxNetworkRetries: 0, telemetry: false },
    ...(standIn ? { protocol: 'http' as const, host: hostname, port } : {}),
  });
  const pages = new StripePages({ ...about, settings, stripe });
  return new StripeProvider({ ...about, settings, stripe, pages });
}
