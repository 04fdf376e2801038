import { defineModule } from '../../platform/module/index.ts';
import { securityMessages } from './securityMessages.ts';
import { passkeysStore, sessionsStore } from './stores.ts';

/** The safety of an account: its passkeys, and the devices on which it is signed in. */
export const securityModule = defineModule({
  key: 'security',
  messages: [securityMessages],
  stores: [passkeysStore, sessionsStore],
});
