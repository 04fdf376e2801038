import type { LoyaltyRules } from '@touchline/contract/loyalty/schema';
import {
  getFeatures,
  getSite,
  listLocations,
  listMarkets,
  translateUrl,
} from '@touchline/contract/market/endpoints';
import { unwrittenLegal } from '../catalogue/content/legalPages.ts';
import { pagesOfBrand } from '../catalogue/content/pagesOfBrand.ts';
import type { Market } from '@touchline/contract/market/schema';
import { notFound } from '../kernel/failure/Failure.ts';
import type { Router } from '../kernel/routing/Router.ts';
import { methodName } from '../sales/payment/paymentMethods.ts';
import type { CommerceContext } from './CommerceContext.ts';
import { locationsIn } from '../kernel/market/locations.ts';
import { programmeOf } from '../kernel/market/loyaltyProgramme.ts';
import { siteOfLocale, translatedUrl } from '../kernel/market/translateUrl.ts';

const membershipOf = ({ termsVersion, isRequired }: LoyaltyRules) => ({
  termsVersion,
  ...(isRequired === undefined ? {} : { isRequired }),
});

const cache = { browserSeconds: 60, serverSeconds: 60 };

/** A market without the tables of places that only the back end looks things up in. */
function withoutPlaces({ taxation, deliveryMethods, ...market }: Market): Market {
  const { regionsByPostalCode: _, ...rates } = taxation;
  return {
    ...market,
    taxation: rates,
    deliveryMethods: deliveryMethods.map(({ zones: _zones, ...method }) => method),
  };
}

/** Routes for markets, sites and feature flags. */
export function marketRoutes(router: Router, shop: CommerceContext): void {
  const { markets } = shop;
  router.route(
    listMarkets,
    async () =>
      (await shop.openMarkets.all()).map(({ code, country, countryNames, currency, languages }) => ({
        code,
        country,
        countryNames,
        currency,
        languages,
      })),
    { cache },
  );
  router.route(
    listLocations,
    async ({ query }) =>
      locationsIn(
        await shop.openMarkets.listed(),
        markets.site(query.sitePath).language.code,
        shop.stagingSubdomain,
      ),
    { cache },
  );
  router.route(translateUrl, async ({ query }) => {
    const from = siteOfLocale(shop, query.srcLocale);
    const to = siteOfLocale(shop, query.destLocale);
    if (!from || !to) throw notFound('locale');
    return { path: await translatedUrl(shop, from, to, query.path) };
  });
  router.route(
    getSite,
    async ({ params }) => {
      const site = markets.site(params.sitePath);
      const { market, language } = site;
      const { consents: _, loyalty: __, deliveryDocuments = [], ...rest } = withoutPlaces(market);
      const programme = programmeOf(market);
      const deviceWallets = market.paymentMethods.flatMap((method) => {
        const wallet = shop.walletOf(method, site);
        return wallet ? [{ id: method.id, name: methodName(method, language.code), wallet }] : [];
      });
      const missingLegal = unwrittenLegal(market.legal, await pagesOfBrand(shop));
      return {
        market: {
          ...rest,
          ...(missingLegal.length > 0 ? { missingLegal } : {}),
          ...(shop.takesTestPayments(market) ? { takesTestPayments: true } : {}),
          ...(deviceWallets.length > 0 ? { deviceWallets } : {}),
          ...(deliveryDocuments.length > 0 ? { asksForDocuments: true } : {}),
          ...(programme ? { membership: membershipOf(programme) } : {}),
        },
        language,
      };
    },
    { cache },
  );
  router.route(getFeatures, async ({ query }) => {
    const { market } = markets.site(query.sitePath);
    const { userId, brand = shop.brand, country = market.country } = query;
    return shop.flags.evaluate({ market, userId, brand, country });
  });
}
