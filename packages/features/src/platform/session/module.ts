import { defineModule } from '../module/index.ts';
import { sessionMessages } from './sessionMessages.ts';
import { authenticationStorage } from './storage.ts';
import { authenticationStore } from './stores.ts';

/** Who the visitor is, and how long they stay signed in. */
export const sessionModule = defineModule({
  key: 'session',
  messages: [sessionMessages],
  stores: [authenticationStore],
  storage: authenticationStorage,
  config: ['legacySignInCookie'],
  events: ['login'],
});
