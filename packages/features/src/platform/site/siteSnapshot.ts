import { settingOf } from '@touchline/contract/flags/values';
import { addressOrderOf } from '@touchline/contract/market/addressLines';
import type { AccountRules } from '@touchline/contract/account/schema';
import { configTable, configValue } from '@touchline/contract/config/configTable';
import type { Site as WholeSite } from '@touchline/contract/market/schema';
import { fallbacksOf } from '../i18n/index.ts';
import { headerPlaces } from './headerPlaces.ts';
import type { SiteBrand, SiteSnapshot } from './Site.ts';

/** What the account portal knows the checkout by: the shop that sells, and all others. */
export const checkoutSourceIds = { production: 'shop-checkout', other: 'shop-checkout-test' } as const;

/**
 * Selects the data of a market that every page needs. `signInPath` is that of `SiteSnapshot`; `isProduction` says whether
 * this is the shop that sells, not one in development or staging; `environment` is how other applications are told where
 * the shop runs.
 */
export function siteSnapshot(
  { market, language }: WholeSite,
  brand: SiteBrand,
  signInPath?: string,
  isProduction = false,
  environment = 'PRD',
): SiteSnapshot {
  const { code, country, countryNames, currency, languages, timeZone, sizeSystem } = market;
  const { showLowestPrice30Days, returnDays, returns, maxQuantity, consent, legal, taxation } = market;
  const { deviceWallets } = market;
  const { account, missingLegal, callCentre, consentByRegion, consentRevision } = market;
  const newsletterVisit = configValue(market.config, 'showRegistrationModalAfterNumberOfVisits');
  const legacySignInCookie = configValue(market.config, 'legacySignInCookie');
  const accountPortalOrigin = configValue(market.config, 'accountPortalOrigin');
  const sourceId = checkoutSourceIds[isProduction ? 'production' : 'other'];
  const wishlistCookie = configValue(market.config, 'wishlistCookieName');
  const mapTiles = configValue(market.config, 'mapTiles');
  const places = headerPlaces(market);
  const name = countryNames[language.code];
  const title = inLanguage(brand.notFoundTitle, language.code);
  return {
    brand: { ...brand, notFoundTitle: title === undefined ? {} : { [language.code]: title } },
    language,
    ...(signInPath === undefined ? {} : { signInPath }),
    market: {
      ...{ code, country, currency, languages, timeZone, sizeSystem },
      countryNames: name === undefined ? {} : { [language.code]: name },
      ...{ showLowestPrice30Days, maxQuantity, consent, legal },
      ...(returnDays === undefined ? {} : { returnDays }),
      ...(returns === undefined ? {} : { returns }),
      ...(missingLegal === undefined ? {} : { missingLegal }),
      taxation: { policy: taxation.policy },
      addressOrder: addressOrderOf(market),
      ...(consentByRegion === undefined ? {} : { consentByRegion }),
      ...(consentRevision === undefined ? {} : { consentRevision }),
      ...(callCentre === undefined ? {} : { callCentre }),
      ...(deviceWallets === undefined ? {} : { deviceWallets }),
      ...(market.takesTestPayments ? { takesTestPayments: true } : {}),
      ...(account === undefined ? {} : { account: signInRules(account) }),
      ...(wishlistCookie === configTable.wishlistCookieName.default ? {} : { wishlistCookie }),
      ...(accountPortalOrigin === '' ? {} : { accountPortal: { origin: accountPortalOrigin, sourceId } }),
      ...(legacySignInCookie === '' ? {} : { legacySignInCookie }),
      ...(newsletterVisit > 0 ? { newsletterVisit } : {}),
      ...(configValue(market.config, 'downloadShopAppUrl') === '' ? {} : { hasApp: true }),
      ...remotesOf(market, environment),
      ...(mapTiles === ''
        ? {}
        : { mapTiles: { address: mapTiles, credit: configValue(market.config, 'mapCredit') } }),
      ...(market.deliveryMethods.some(({ shippingType }) => shippingType === 'cnc')
        ? { hasStores: true }
        : {}),
      ...(Object.keys(places).length > 0 ? { headerPlaces: places } : {}),
      ...(settingOf(market.features, 'MEMBERSHIP_ENABLED') === true ? { hasMembership: true } : {}),
    },
  };
}

/** The remote chat and header of a market, as far as it has any. */
function remotesOf(
  { config }: Pick<WholeSite['market'], 'config'>,
  environment: string,
): Pick<SiteSnapshot['market'], 'chat' | 'remoteHeader'> {
  const chat = configValue(config, 'chatOrigin');
  const header = configValue(config, 'remoteHeaderOrigin');
  const [script, styles] = configValue(config, 'remoteHeaderIntegrity').split(/\s+/);
  return {
    ...(chat === '' ? {} : { chat: { origin: chat, name: configValue(config, 'chatName'), environment } }),
    ...(header === ''
      ? {}
      : {
          remoteHeader: {
            ...{ origin: header, name: configValue(config, 'remoteHeaderName') },
            ...(script && styles ? { integrity: { script, styles } } : {}),
          },
        }),
  };
}

const signInRules = ({ persistentLogin, requiredAge, signInCode }: AccountRules) => ({
  ...(persistentLogin === undefined ? {} : { persistentLogin }),
  ...(signInCode === 'off' ? { signInCode } : {}),
  ...(requiredAge === undefined ? {} : { requiredAge }),
});

/** The text of a language, or of one it falls back to other than the first: a joke is not shown in another language. */
function inLanguage(texts: Readonly<Record<string, string>>, language: string): string | undefined {
  const own = fallbacksOf(language).slice(0, language.split('-').length);
  return own.map((code) => texts[code]).find((text) => text !== undefined);
}
