import { defineModule } from '../../platform/module/index.ts';
import { consentMessages } from './consentMessages.ts';
import { consentBar, consentDialog, privacySettingsDialog } from './dialogs.ts';
import { consentStorage } from './storage.ts';
import { consentStore } from './stores.ts';

/** What the visitor allows, and how the shop asks for it. */
export const consentModule = defineModule({
  key: 'consent',
  messages: [consentMessages],
  stores: [consentStore],
  flags: [
    'GDPR_CUSTOM_COOKIE_CONSENT_ENABLED',
    'GDPR_CUSTOM_COOKIE_CONSENT_MODE',
    'GDPR_CUSTOM_COOKIE_CONSENT_MULTIPLE_VALUES',
    'GDPR_CUSTOM_COOKIE_CONSENT_REJECT',
    'CCPA_COOKIE_CONSENT_ENABLED',
  ],
  config: ['cookieConsentOrigin', 'cookieConsentName'],
  storage: consentStorage,
  dialogs: [consentDialog, consentBar, privacySettingsDialog],
});
