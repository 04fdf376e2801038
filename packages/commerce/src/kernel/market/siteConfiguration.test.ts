import { getSite } from '@touchline/contract/client/site';
import { createTransport } from '@touchline/contract/client/transport';
import { configValue } from '@touchline/contract/config/configTable';
import { localeOf } from '@touchline/contract/market/locale';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCommerce } from '../../app/createCommerce.ts';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { openReusedPglite } from '../../node/testing/describeOnDatabases.ts';
import { silentLog } from '../ports/Log.ts';
import { testMarket } from './testing/testMarket.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openReusedPglite();
});
afterAll(() => database.close());

/** A market file in the spellings of the documents. */
const config = {
  helpPath: '/help',
  cartUrl: '/cart',
  headerLinkGiftCards: '/help/gift-cards',
  'newsletterOverlaySourceID.headerAndFooter': 'frame',
  'newsletterSignup.ageCheckbox': true,
  'account.signUpDiscountPercentage': 15,
  'account.modalAutoFlow.registerSection': 'emailAccount',
  downloadShopAppUrl: 'https://apps.example/touchline',
  displayTopUspBar: true,
  tealiumScriptUrl: 'https://tags.example/utag.js',
  showRegistrationModalAfterNumberOfVisits: 3,
};

it('answers the configuration of a site, which the shop reads by its own names [A3.51]', async () => {
  const commerce = createCommerce({
    ...{ database, log: silentLog, origin: 'https://shop.test' },
    secret: 'a secret for tests, long enough to be taken',
    markets: [{ ...testMarket(), config, maxQuantity: 7 }],
    content: { brands: new Map(), pictures: new Map() } as never,
  });
  const site = await getSite(
    createTransport({
      fetch: (request) => commerce.fetch(request),
      ...{ origin: 'https://shop.test', surface: () => 'chk', sitePath: 'gb' },
    }),
  );
  if (!site) throw new Error('There is no British site.');
  const { market, language } = site;
  expect({ locale: localeOf(site), sitePath: language.sitePath, maxProductQty: market.maxQuantity }).toEqual({
    ...{ locale: 'en-GB', sitePath: 'gb', maxProductQty: 7 },
  });
  expect(configValue(market.config, 'headerLinkHelp')).toBe('/help');
  expect(configValue(market.config, 'headerLinkCart')).toBe('/cart');
  expect(configValue(market.config, 'headerLinkGiftCards')).toBe('/help/gift-cards');
  expect(configValue(market.config, 'newsletterSourceId')).toBe('frame');
  expect(configValue(market.config, 'newsletterAgeBox')).toBe(true);
  expect(configValue(market.config, 'signUpDiscountPercentage')).toBe(15);
  expect(configValue(market.config, 'registerSection')).toBe('emailAccount');
  expect(configValue(market.config, 'downloadShopAppUrl')).toBe('https://apps.example/touchline');
  expect(configValue(market.config, 'displayTopUspBar')).toBe(true);
  expect(configValue(market.config, 'tagManagerScript')).toBe('https://tags.example/utag.js');
  expect(configValue(market.config, 'showRegistrationModalAfterNumberOfVisits')).toBe(3);
});
