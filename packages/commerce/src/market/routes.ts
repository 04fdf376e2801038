import { getFeatures, getSite, listMarkets } from '@touchline/contract/market/endpoints';
import type { Router } from '../routing/Router.ts';
import type { Shop } from '../Shop.ts';

const kept = { browserSeconds: 60, serverSeconds: 60 };

/** Routes for markets, sites and feature flags. */
export function marketRoutes(router: Router, shop: Shop): void {
  const { markets } = shop;
  router.route(
    listMarkets,
    async () =>
      markets.all.map(({ code, country, countryNames, currency, languages }) => ({
        code,
        country,
        countryNames,
        currency,
        languages,
      })),
    { kept },
  );
  router.route(getSite, async ({ params }) => markets.site(params.sitePath), { kept });
  router.route(getFeatures, async ({ query }) => markets.site(query.sitePath).market.features);
}
