import type { StoreDefinition } from '../../platform/module/index.ts';
import { PasskeysStore, type PasskeysSnapshot } from './PasskeysStore.ts';
import { SessionsStore, type SessionsSnapshot } from './SessionsStore.ts';

/** The passkeys of the account. */
export const passkeysStore: StoreDefinition<PasskeysStore, PasskeysSnapshot> = {
  key: 'passkeys',
  onIdentity: 'drop',
  create: ({ ports }) => new PasskeysStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => PasskeysStore.fromSnapshot(ports, snapshot),
};

/** The devices on which the account is signed in. */
export const sessionsStore: StoreDefinition<SessionsStore, SessionsSnapshot> = {
  key: 'sessions',
  onIdentity: 'drop',
  create: ({ ports }) => new SessionsStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => SessionsStore.fromSnapshot(ports, snapshot),
};
