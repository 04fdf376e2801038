import { consentStore } from '../consent/index.ts';
import type { StoreDefinition } from '../../platform/module/index.ts';
import { PrivacyCaseStore, type PrivacyCaseSnapshot } from './PrivacyCaseStore.ts';
import { PrivacyRequestStore, type PrivacyRequestSnapshot } from './PrivacyRequestStore.ts';

/** The form, of the page and the dialog. */
export const privacyRequestStore: StoreDefinition<PrivacyRequestStore, PrivacyRequestSnapshot> = {
  key: 'privacyRequest',
  onIdentity: 'drop',
  create: (stores) => new PrivacyRequestStore(stores.ports, stores.of(consentStore)),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, stores) =>
    PrivacyRequestStore.fromSnapshot(stores.ports, stores.of(consentStore), snapshot),
};

/** A request by the link of a mail. */
export const privacyCaseStore: StoreDefinition<PrivacyCaseStore, PrivacyCaseSnapshot> = {
  key: 'privacyCase',
  onIdentity: 'drop',
  create: ({ ports }) => new PrivacyCaseStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => PrivacyCaseStore.fromSnapshot(ports, snapshot),
};
