import type { PaymentProcessor } from '@touchline/contract/market/schema';
import { ProviderLedger } from '../../sales/payment/ledger/ProviderLedger.ts';
import type { PaymentProvider } from '../../sales/payment/PaymentProvider.ts';
import type { ProvidersByProcessor } from '../../sales/payment/PaymentProviders.ts';
import type { ProviderSettings, RealProvider } from '../../sales/payment/ProviderSettings.ts';
import type { RealProviderOptions } from './stripe/openStripe.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Kysely } from 'kysely';

type Surroundings = Omit<RealProviderOptions<unknown>, 'settings' | 'ledger'> & {
  readonly db: Kysely<Database>;
};

/** The providers that take money, by processor. Their libraries are loaded here, and only those that are used. */
export async function openRealProviders(
  { stripe, adyen, byProcessor }: ProviderSettings,
  { db, ...about }: Surroundings,
): Promise<ProvidersByProcessor> {
  const open = (name: RealProvider) => ({ ...about, ledger: new ProviderLedger(db, name, about.now) });
  const providers: Readonly<Record<RealProvider, PaymentProvider | undefined>> = {
    stripe:
      stripe && (await import('./stripe/openStripe.ts')).openStripe({ ...open('stripe'), settings: stripe }),
    adyen: adyen && (await import('./adyen/openAdyen.ts')).openAdyen({ ...open('adyen'), settings: adyen }),
  };
  const found: Partial<Record<PaymentProcessor, PaymentProvider>> = {};
  for (const [processor, name] of Object.entries(byProcessor) as [PaymentProcessor, RealProvider][]) {
    const provider = providers[name];
    if (provider) found[processor] = provider;
  }
  return found;
}
