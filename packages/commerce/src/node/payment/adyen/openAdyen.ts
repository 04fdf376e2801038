import type { AdyenSettings } from '../../../sales/payment/ProviderSettings.ts';
import type { RealProviderOptions } from '../stripe/openStripe.ts';
import { adyenHttp } from './adyenHttp.ts';
import {
  Client,
  Config,
  EnvironmentEnum,
  HmacValidator,
  ModificationsApi,
  PaymentsApi,
  RecurringApi,
} from './adyenLibrary.ts';
import { AdyenPages } from './AdyenPages.ts';
import { AdyenProvider } from './AdyenProvider.ts';

/** The time limit of a call in milliseconds: shorter than the one of the shop, which repeats what has failed. */
const connectionTimeoutMillis = 7_500;

/** Payments by Adyen, with the parts of its official library that they need. */
export function openAdyen(options: RealProviderOptions<AdyenSettings>): AdyenProvider {
  const { apiKey, livePrefix, standIn } = options.settings;
  const config = new Config({
    ...{ apiKey, connectionTimeoutMillis },
    environment: livePrefix === undefined ? EnvironmentEnum.TEST : EnvironmentEnum.LIVE,
    ...(livePrefix === undefined ? {} : { liveEndpointUrlPrefix: livePrefix }),
  });
  const client = new Client(config, adyenHttp(standIn));
  return new AdyenProvider({
    ...options,
    payments: new PaymentsApi(client),
    modifications: new ModificationsApi(client),
    recurring: new RecurringApi(client),
    validator: new HmacValidator(),
    pages: new AdyenPages(options),
  });
}
