import type { StoreDefinition } from '../../platform/module/index.ts';
import { AccountConsentStore, type AccountConsentSnapshot } from './AccountConsentStore.ts';

/** What the account that is signed in agrees to. */
export const accountConsentStore: StoreDefinition<AccountConsentStore, AccountConsentSnapshot> = {
  key: 'accountConsent',
  onIdentity: 'drop',
  create: ({ ports }) => new AccountConsentStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => AccountConsentStore.fromSnapshot(ports, snapshot),
};
