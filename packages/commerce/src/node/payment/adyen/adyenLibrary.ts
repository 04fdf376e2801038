import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * The parts of Adyen's library that payments need: all of it would take three times the memory of the shop's start. Its
 * default exports are read differently by Node and by bundlers; `require` is the same everywhere.
 */
export const { default: Client } =
  load('@adyen/api-library/lib/src/client.js') as typeof import('@adyen/api-library/lib/src/client.js');
export const { default: Config, EnvironmentEnum } =
  load('@adyen/api-library/lib/src/config.js') as typeof import('@adyen/api-library/lib/src/config.js');
export const { default: HmacValidator } =
  load('@adyen/api-library/lib/src/utils/hmacValidator.js') as typeof import('@adyen/api-library/lib/src/utils/hmacValidator.js');
export const { PaymentsApi } =
  load('@adyen/api-library/lib/src/services/checkout/paymentsApi.js') as typeof import('@adyen/api-library/lib/src/services/checkout/paymentsApi.js');
export const { ModificationsApi } =
  load('@adyen/api-library/lib/src/services/checkout/modificationsApi.js') as typeof import('@adyen/api-library/lib/src/services/checkout/modificationsApi.js');
export const { RecurringApi } =
  load('@adyen/api-library/lib/src/services/checkout/recurringApi.js') as typeof import('@adyen/api-library/lib/src/services/checkout/recurringApi.js');
