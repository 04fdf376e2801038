import { defineModule } from '../../platform/module/index.ts';
import { accountConsentMessages } from './accountConsentMessages.ts';
import { accountConsentStore } from './stores.ts';

/** The page that asks an account for its consents. */
export const accountConsentModule = defineModule({
  key: 'accountConsent',
  messages: [accountConsentMessages],
  stores: [accountConsentStore],
  flags: ['ACCOUNT_PAID_MEDIA_CONSENT'],
  config: ['paidMediaConsentRequired'],
});
