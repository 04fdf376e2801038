import { defineModule } from '../platform/module/index.ts';
import { newsletterCampaign, newsletterOverlay, newsletterPopup } from './newsletterDialogs.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import { newsletterStorage } from './storage.ts';
import { campaignStore, newsletterStore, popupStore, subscriptionStore } from './stores.ts';

/** Signing up to the newsletter, its preferences and its end. */
export const newsletterModule = defineModule({
  key: 'newsletter',
  messages: [newsletterMessages],
  stores: [newsletterStore, campaignStore, subscriptionStore, popupStore],
  flags: ['LOGIN_REGISTRATION_DISABLED'],
  config: [
    ...(['newsletterSourceId', 'newsletterConsentVersion', 'newsletterConsentText'] as const),
    ...(['newsletterSimpleButton', 'newsletterGenderButtons', 'newsletterGenderRadios'] as const),
    ...(['newsletterDateOfBirth', 'newsletterAgeBox', 'newsletterAgeTicked'] as const),
    ...(['newsletterMarketingConsent', 'newsletterTermsBox', 'newsletterPersonalDataBox'] as const),
    'showRegistrationModalAfterNumberOfVisits',
  ],
  storage: newsletterStorage,
  events: ['form_error', 'newsletter'],
  dialogs: [newsletterOverlay, newsletterPopup, newsletterCampaign],
});
