import { defineModule } from '../module/index.ts';
import { botCheckMessages } from './botCheckMessages.ts';

/** Shows that a person is asking, where the back end requires it: before a payment, a sign-in or a mail. */
export const botCheckModule = defineModule({
  key: 'botCheck',
  messages: [botCheckMessages],
  config: ['botProtectionOrigin', 'botProtectionName', 'botProtectionSiteKey'],
});
