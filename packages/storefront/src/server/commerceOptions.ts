import type { DemoShop } from '@touchline/commerce/node/DemoShop';
import type { StartOptions } from '@touchline/commerce/node/startCommerce';
import type { Config } from './config.ts';

/** What the back end is told of the settings, and what it begins with. */
export function commerceOptions(config: Config, demo?: DemoShop): StartOptions {
  const { databaseUrl, dataDir, origin, brand, metricsToken, paymentProvider, sandboxOrigin, otherOrigins } =
    config;
  return {
    ...{ dataDir, origin, brand, paymentProvider, otherOrigins },
    ...(demo ? { demo } : {}),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(metricsToken ? { metricsToken } : {}),
    ...(sandboxOrigin ? { sandboxOrigin } : {}),
  };
}
