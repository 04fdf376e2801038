import { defineModule } from '../../platform/module/index.ts';
import { registrationMessages } from './registrationMessages.ts';
import { registrationStore } from './stores.ts';

/** Making a full account. */
export const registrationModule = defineModule({
  key: 'registration',
  messages: [registrationMessages],
  stores: [registrationStore],
  flags: ['ACCOUNT_PAID_MEDIA_CONSENT', 'ACCOUNT_KMC_FLOW_ENABLED'],
  config: [
    'signUpDiscountPercentage',
    'invitationSourceId',
    'registrationServiceId',
    'registrationConsentVersion',
    'paidMediaConsentVersion',
  ],
  events: ['registration', 'form_error'],
});
