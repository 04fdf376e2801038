import { defineModule } from '../../platform/module/index.ts';
import { emailVerificationMessages } from './emailVerificationMessages.ts';
import { emailVerificationStore } from './stores.ts';

/** Verifying the email address of an account. */
export const emailVerificationModule = defineModule({
  key: 'emailVerification',
  messages: [emailVerificationMessages],
  stores: [emailVerificationStore],
});
