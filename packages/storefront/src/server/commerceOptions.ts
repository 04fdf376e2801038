import type { StartOptions } from '@touchline/commerce/node/startCommerce';
import type { Config } from './config.ts';

/** What the back end is told of the settings. */
export function commerceOptions(config: Config): StartOptions {
  const { databaseUrl, dataDir, origin, brand, metricsToken, paymentProvider, sandboxOrigin, otherOrigins } =
    config;
  return {
    ...{ dataDir, origin, brand, paymentProvider, otherOrigins, demo: config.hasDemo },
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(metricsToken ? { metricsToken } : {}),
    ...(sandboxOrigin ? { sandboxOrigin } : {}),
  };
}
