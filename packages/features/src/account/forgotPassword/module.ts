import { defineModule } from '../../platform/module/index.ts';
import { forgotPasswordMessages } from './forgotPasswordMessages.ts';
import { forgotPasswordStorage } from './storage.ts';
import { forgotPasswordStore, resetPasswordStore } from './stores.ts';

/** Asking for a link that sets a new password, and setting it. */
export const forgotPasswordModule = defineModule({
  key: 'forgotPassword',
  messages: [forgotPasswordMessages],
  stores: [forgotPasswordStore, resetPasswordStore],
  flags: ['SISTER_APP_BLOCKED_USERS'],
  storage: forgotPasswordStorage,
});
