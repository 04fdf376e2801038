import { defineModule } from '../../platform/module/index.ts';
import { dataSettingsDialog, privacyRequestDialog } from './dialogs.ts';
import { privacyRequestMessages } from './privacyRequestMessages.ts';
import { privacyCaseStore, privacyRequestStore } from './stores.ts';

/** Asking for a copy of one's data, for its deletion, or not to sell it. */
export const privacyRequestModule = defineModule({
  key: 'privacyRequest',
  messages: [privacyRequestMessages],
  stores: [privacyRequestStore, privacyCaseStore],
  config: ['privacyRequestOrigin', 'privacyRequestName', 'advertisingCookies'],
  events: ['form_error'],
  dialogs: [dataSettingsDialog, privacyRequestDialog],
});
