import { knownBrands } from '@touchline/design-system/brand';
import { Site, siteBrand, type SiteSnapshot } from './Site.ts';

const touchline = siteBrand(knownBrands.touchline);

const legal = { terms: '/help/terms', privacy: '/help/privacy', cookies: '/help/cookies' };

/** Britain in English: the default of stories and tests. */
export const britain: SiteSnapshot = {
  brand: touchline,
  language: { code: 'en', label: 'English', sitePath: 'gb' },
  market: {
    code: 'gb',
    country: 'GB',
    countryNames: { en: 'United Kingdom' },
    currency: 'GBP',
    languages: [{ code: 'en', label: 'English', sitePath: 'gb' }],
    timeZone: 'Europe/London',
    sizeSystem: 'UK',
    showLowestPrice30Days: false,
    returnDays: 60,
    returns: { cost: 0, isUsedTaken: true, hasPrintedLabel: true },
    maxQuantity: 10,
    consent: 'gdpr',
    legal,
    taxation: { policy: 'gross' },
    addressOrder: ['firstName', 'lastName', 'line1', 'line2', 'city', 'postalCode'],
  },
};

export const germany: SiteSnapshot = {
  brand: touchline,
  language: { code: 'de', label: 'Deutsch', sitePath: 'de' },
  market: {
    ...britain.market,
    code: 'de',
    country: 'DE',
    countryNames: { de: 'Deutschland', en: 'Germany' },
    currency: 'EUR',
    languages: [
      { code: 'de', label: 'Deutsch', sitePath: 'de' },
      { code: 'en', label: 'English', sitePath: 'en' },
    ],
    timeZone: 'Europe/Berlin',
    sizeSystem: 'EU',
    addressOrder: ['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city'],
    showLowestPrice30Days: true,
    legal: { ...legal, imprint: '/help/imprint' },
  },
};

export const korea: SiteSnapshot = {
  brand: touchline,
  language: { code: 'ko', label: '한국어', sitePath: 'kr' },
  market: {
    ...britain.market,
    code: 'kr',
    country: 'KR',
    countryNames: { ko: '대한민국', en: 'South Korea' },
    currency: 'KRW',
    languages: [{ code: 'ko', label: '한국어', sitePath: 'kr' }],
    timeZone: 'Asia/Seoul',
    sizeSystem: 'KR',
    addressOrder: ['lastName', 'firstName', 'postalCode', 'city', 'line1', 'line2'],
    consent: 'none',
  },
};

/** The United Arab Emirates in Arabic: right to left. */
export const emirates: SiteSnapshot = {
  brand: touchline,
  language: { code: 'ar', label: 'العربية', sitePath: 'ae' },
  market: {
    ...britain.market,
    code: 'ae',
    country: 'AE',
    countryNames: { ar: 'الإمارات العربية المتحدة', en: 'United Arab Emirates' },
    currency: 'AED',
    languages: [
      { code: 'ar', label: 'العربية', sitePath: 'ae' },
      { code: 'en', label: 'English', sitePath: 'em' },
    ],
    timeZone: 'Asia/Dubai',
    sizeSystem: 'EU',
    consent: 'none',
  },
};

export const usa: SiteSnapshot = {
  brand: touchline,
  language: { code: 'en', label: 'English', sitePath: 'us' },
  market: {
    ...britain.market,
    code: 'us',
    country: 'US',
    countryNames: { en: 'United States' },
    currency: 'USD',
    languages: [{ code: 'en', label: 'English', sitePath: 'us' }],
    timeZone: 'America/New_York',
    sizeSystem: 'US',
    consent: 'ccpa',
    taxation: { policy: 'net' },
  },
};

/** The British site, for formatting. */
export const britishSite = (): Site => new Site(britain);
