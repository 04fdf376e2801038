import { defineModule } from '../../platform/module/index.ts';
import { checkoutStorage } from './storage.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { paymentInProgressDialog } from './paymentInProgress.ts';

/** The one-page checkout: address, delivery, payment. */
export const checkoutModule = defineModule({
  key: 'checkout',
  messages: [checkoutMessages],
  flags: [
    'guestCheckout',
    'guestAuthentication',
    'savedCard',
    'cncGeolocationPreselect',
    'fulfilmentOptionsV2',
  ],
  events: ['checkout_step', 'payment_form', 'form_error'],
  config: ['accountPortalOrigin'],
  storage: checkoutStorage,
  dialogs: [paymentInProgressDialog],
});
