import { settingOf } from '@touchline/contract/flags/values';
import type { AccountRules } from '@touchline/contract/account/schema';
import { configTable, configValue } from '@touchline/contract/config/configTable';
import type { Site as WholeSite } from '@touchline/contract/market/schema';
import type { SiteBrand, SiteSnapshot } from './Site.ts';

/** Selects the data of a market that every page needs. `signInPath` is that of `SiteSnapshot`. */
export function siteSnapshot(
  { market, language }: WholeSite,
  brand: SiteBrand,
  signInPath?: string,
): SiteSnapshot {
  const { code, country, countryNames, currency, languages, timeZone, sizeSystem } = market;
  const { showLowestPrice30Days, returnDays, maxQuantity, consent, legal, taxation } = market;
  const { account, callCentre, consentRevision } = market;
  const newsletterVisit = configValue(market.config, 'showRegistrationModalAfterNumberOfVisits');
  const wishlistCookie = configValue(market.config, 'wishlistCookieName');
  const name = countryNames[language.code];
  return {
    brand,
    language,
    ...(signInPath === undefined ? {} : { signInPath }),
    market: {
      ...{ code, country, currency, languages, timeZone, sizeSystem },
      countryNames: name === undefined ? {} : { [language.code]: name },
      ...{ showLowestPrice30Days, returnDays, maxQuantity, consent, legal },
      taxation: { policy: taxation.policy },
      ...(consentRevision === undefined ? {} : { consentRevision }),
      ...(callCentre === undefined ? {} : { callCentre }),
      ...(account === undefined ? {} : { account: signInRules(account) }),
      ...(wishlistCookie === configTable.wishlistCookieName.default ? {} : { wishlistCookie }),
      ...(newsletterVisit > 0 ? { newsletterVisit } : {}),
      ...(settingOf(market.features, 'MEMBERSHIP_ENABLED') === true ? { hasMembership: true } : {}),
    },
  };
}

const signInRules = ({ persistentLogin, requiredAge }: AccountRules) => ({
  ...(persistentLogin === undefined ? {} : { persistentLogin }),
  ...(requiredAge === undefined ? {} : { requiredAge }),
});
