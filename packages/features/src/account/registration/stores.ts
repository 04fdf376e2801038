import type { StoreDefinition } from '../../platform/module/index.ts';
import { RegistrationStore, type RegistrationSnapshot } from './RegistrationStore.ts';

/** The form that makes an account. */
export const registrationStore: StoreDefinition<RegistrationStore, RegistrationSnapshot> = {
  key: 'registration',
  onIdentity: 'drop',
  create: ({ ports }) => new RegistrationStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => RegistrationStore.fromSnapshot(ports, snapshot),
};
