import { defineModule } from '../../platform/module/index.ts';
import { serviceLinksMessages } from './serviceLinksMessages.ts';

/** The links that a market's configuration adds to the header, and its landing pages. */
export const serviceLinksModule = defineModule({
  key: 'serviceLinks',
  messages: [serviceLinksMessages],
  config: [
    'headerLinkOrderHistory',
    'headerLinkOrderTracker',
    'headerLinkHelp',
    'headerLinkGiftCards',
    'headerLinkSustainability',
    'headerLinkStoreFinder',
    'headerLinkBlog',
    'headerLinkReturns',
    'headerLinkBot',
    'headerLinkMoscowPage',
    'headerLinkLoyaltyLandingPage',
    'headerLinkMenLandingPage',
    'headerLinkWomenLandingPage',
    'headerLinkKidsLandingPage',
  ],
});
