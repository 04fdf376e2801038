import type { DemoShop } from '@touchline/commerce/node/DemoShop';
import type { StartOptions } from '@touchline/commerce/node/startCommerce';
import { printFonts } from '../sites/printFonts.ts';
import { brandDesign } from '../sites/brandDesign.ts';
import type { Config } from './config.ts';
import type { LoadedBrand } from '../sites/loadBrand.ts';

/** What the back end is told of the settings, and what it begins with. */
export function commerceOptions(config: Config, brand: LoadedBrand, demo?: DemoShop): StartOptions {
  const {
    databaseUrl,
    dataDir,
    origin,
    metricsToken,
    paymentProvider,
    realProviders,
    sandboxOrigin,
    otherOrigins,
    smtp,
    flagService,
    marketsDir,
    searchDir,
    identityProviders,
    stagingSubdomain,
  } = config;
  return {
    ...{ brand: brand.id, design: brandDesign(brand), ...printFonts(brand) },
    ...(brand.pages ? { pages: brand.pages } : {}),
    ...(brand.legalPages ? { legalPages: brand.legalPages } : {}),
    ...{ dataDir, origin, paymentProvider, otherOrigins },
    ...config.secrets,
    ...(demo ? { demo } : {}),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(metricsToken ? { metricsToken } : {}),
    ...(stagingSubdomain ? { stagingSubdomain } : {}),
    ...(flagService ? { flagService } : {}),
    ...(marketsDir ? { marketsDir } : {}),
    ...(searchDir ? { searchDir } : {}),
    ...(realProviders ? { realProviders } : {}),
    ...(sandboxOrigin ? { sandboxOrigin } : {}),
    ...(identityProviders.length > 0 ? { identityProviders } : {}),
    ...(smtp ? { smtp } : {}),
    ...(config.textsUrl ? { textsUrl: config.textsUrl } : {}),
    ...(config.mailbox !== 'off' ? { mailbox: true } : {}),
    ...(config.botProtectionSecret ? { botProtectionSecret: config.botProtectionSecret } : {}),
    ...(config.carrier === 'sandbox' ? { carrier: 'sandbox' as const } : {}),
    ...(config.wallet === 'none' ? {} : { wallet: config.wallet }),
    ...(config.fulfilment === 'none' ? {} : { fulfilment: config.fulfilment }),
    ...(config.fulfilmentSecret ? { fulfilmentSecret: config.fulfilmentSecret } : {}),
    ...(config.personalisation ? { personalisation: config.personalisation } : {}),
    ...(config.addressSearch === 'sandbox' ? { addressProvider: 'sandbox' as const } : {}),
  };
}
