import type { StartOptions } from '@touchline/commerce/node/startCommerce';
import type { Config } from './config.ts';

/** The settings that are passed to the back end. */
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
