import type { StoreDefinition } from '../module/index.ts';
import { AuthenticationStore, type AuthenticationSnapshot } from './AuthenticationStore.ts';

/** The profile of whoever is signed in. */
export const authenticationStore: StoreDefinition<AuthenticationStore, AuthenticationSnapshot> = {
  key: 'authentication',
  onIdentity: 'drop',
  create: ({ ports }) => new AuthenticationStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => AuthenticationStore.fromSnapshot(ports, snapshot),
};
