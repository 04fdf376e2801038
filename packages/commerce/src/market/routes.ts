import { getFeatures, getSite, listMarkets } from '@touchline/contract/market/endpoints';
import type { Router } from '../routing/Router.ts';
import type { Shop } from '../Shop.ts';

const cache = { browserSeconds: 60, serverSeconds: 60 };

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
    { cache },
  );
  router.route(
    getSite,
    async ({ params }) => {
      const { market, language } = markets.site(params.sitePath);
      const { consents: _, ...rest } = market;
      return { market: rest, language };
    },
    { cache },
  );
  router.route(getFeatures, async ({ query }) => {
    const { market } = markets.site(query.sitePath);
    const { userId, brand = shop.brand, country = market.country } = query;
    return shop.flags.evaluate({ market, userId, brand, country });
  });
}
