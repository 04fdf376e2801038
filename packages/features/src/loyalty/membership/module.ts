import { defineModule } from '../../platform/module/index.ts';
import { membershipConsent, membershipDetails, membershipIncentive } from './membershipDialogs.ts';
import { membershipWelcome } from './membershipWelcome.ts';
import { membershipMessages } from './membershipMessages.ts';
import { membershipStorage } from './storage.ts';
import { membershipConsentStore, membershipStore } from './stores.ts';

/** The membership programme: tier, points, consent, what opens by itself. */
export const membershipModule = defineModule({
  key: 'membership',
  messages: [membershipMessages],
  stores: [membershipStore, membershipConsentStore],
  flags: ['MEMBERSHIP_ENABLED'],
  storage: membershipStorage,
  dialogs: [membershipConsent, membershipDetails, membershipWelcome, membershipIncentive],
});
