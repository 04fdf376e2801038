import { defineModule } from '../../platform/module/index.ts';
import { lightAccountMessages } from './lightAccountMessages.ts';
import { emailAccountStore, lightAccountStore, orderAccountStore, setPasswordStore } from './stores.ts';

/** Accounts of which only the email address is known: the link to a password, and the page that sets it. */
export const lightAccountModule = defineModule({
  key: 'lightAccount',
  messages: [lightAccountMessages],
  stores: [emailAccountStore, lightAccountStore, orderAccountStore, setPasswordStore],
  events: ['login'],
});
