import type { ShopLocation } from '@touchline/contract/market/schema';
import type { SuggestedRegion } from '@touchline/contract/visitor/schema';

const here = (
  country: string,
  name: string,
  continent: ShopLocation['continent'],
  currency: string,
  ...languages: [code: string, label: string, sitePath: string][]
): ShopLocation => ({
  ...{ country, name, continent, currency, otherNames: [] },
  languages: languages.map(([code, label, sitePath]) => ({ code, label, sitePath })),
});

/** Countries on four continents, two of them with a shop of their own. */
export const locations: readonly ShopLocation[] = [
  { ...here('FR', 'France', 'europe', 'EUR', ['fr', 'Français', 'fr']), otherNames: [] },
  {
    ...here('DE', 'Germany', 'europe', 'EUR', ['de', 'Deutsch', 'de'], ['en', 'English', 'en']),
    otherNames: ['Deutschland'],
  },
  {
    ...here('TR', 'Türkiye', 'europe', 'TRY', ['tr', 'Türkçe', 'tr']),
    ...{ continent: 'asia', origin: 'https://shop.example.com.tr' },
  },
  here('GB', 'United Kingdom', 'europe', 'GBP', ['en', 'English', 'gb']),
  here('US', 'United States', 'northAmerica', 'USD', ['en', 'English', 'us']),
  { ...here('JP', 'Japan', 'asia', 'JPY', ['ja', '日本語', 'jp']), origin: 'https://shop.example.jp' },
  here('KR', 'South Korea', 'asia', 'KRW', ['ko', '한국어', 'kr']),
];

/** Germany, suggested on a British page. */
export const suggestedGermany: SuggestedRegion = {
  ...{ country: 'DE', name: 'Germany', currency: 'EUR' },
  language: { code: 'en', label: 'English', sitePath: 'en' },
};

/** Japan, whose shop has an origin of its own. */
export const suggestedJapan: SuggestedRegion = {
  ...{ country: 'JP', name: 'Japan', currency: 'JPY', origin: 'https://staging.shop.example.jp' },
  language: { code: 'ja', label: '日本語', sitePath: 'jp' },
};
