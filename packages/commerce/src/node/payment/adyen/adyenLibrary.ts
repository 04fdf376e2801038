import type * as ClientModule from '@adyen/api-library/lib/src/client.js';
import type * as ConfigModule from '@adyen/api-library/lib/src/config.js';
import type * as ModificationsModule from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js';
import type * as PaymentsModule from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js';
import type * as RecurringModule from '@adyen/api-library/lib/src/services/checkout/recurringApi.js';
import type * as ValidatorModule from '@adyen/api-library/lib/src/utils/hmacValidator.js';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const load = (part: string): unknown => require(`@adyen/api-library/lib/src/${part}.js`);

/**
 * The parts of Adyen's library that payments need: all of it would take three times the memory of the shop's start. Its
 * default exports are read differently by Node and by bundlers; `require` is the same everywhere.
 */
export const { default: Client } = load('client') as typeof ClientModule;
export const { default: Config, EnvironmentEnum } = load('config') as typeof ConfigModule;
export const { default: HmacValidator } = load('utils/hmacValidator') as typeof ValidatorModule;
export const { PaymentsApi } = load('services/checkout/paymentsApi') as typeof PaymentsModule;
export const { ModificationsApi } = load('services/checkout/modificationsApi') as typeof ModificationsModule;
export const { RecurringApi } = load('services/checkout/recurringApi') as typeof RecurringModule;
