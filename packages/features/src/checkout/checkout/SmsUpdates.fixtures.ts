import type { SiteMarket } from '@touchline/contract/market/schema';
import { britishSite } from './Checkout.fixtures.ts';

/** Britain, if it sent text messages to British and Irish numbers. */
export const siteWithSms: { market: SiteMarket; language: typeof britishSite.language } = {
  ...britishSite,
  market: {
    ...britishSite.market,
    smsUpdates: {
      countries: [
        { country: 'GB', prefix: '+44', pattern: '7\\d{9}', example: '07700 900123' },
        { country: 'IE', prefix: '+353', pattern: '8\\d{8}', example: '085 123 4567' },
      ],
    },
  },
};
