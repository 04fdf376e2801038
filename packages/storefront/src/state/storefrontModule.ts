import { defineModule } from '@touchline/features/platform/module';
import { checkoutStore } from './checkoutStore.ts';
import { snackbars } from './snackbars.ts';
import { storefrontStorage } from './storedValues.ts';

/** What belongs to no feature: the checkout's store, notices, and what the pages themselves send and store. */
export const storefrontModule = defineModule({
  key: 'storefront',
  stores: [snackbars, checkoutStore],
  flags: [
    'ACCOUNT_KMC_FLOW_ENABLED',
    'bridgeEnabled',
    'CHAT_MF_ENABLED',
    'checkoutMicroapp',
    'guestCheckout',
    'LOGIN_REGISTRATION_DISABLED',
    'MEMBERSHIP_ENABLED',
    'mobileHeaderRefresh',
    'NEWSLETTER_POPUP_ENABLED',
    'remoteHeader',
  ],
  config: ['checkoutOrigin', 'singleSignOnOrigin', 'tagManagerScript', 'tagManagerOrigins', 'socialAppId'],
  events: ['page', 'router_error'],
  storage: storefrontStorage,
});
