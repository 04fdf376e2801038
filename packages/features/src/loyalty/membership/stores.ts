import type { StoreDefinition } from '../../platform/module/index.ts';
import { ConsentStore } from './ConsentStore.ts';
import { MembershipStore, type MembershipSnapshot } from './MembershipStore.ts';

/** The membership of whoever is signed in. */
export const membershipStore: StoreDefinition<MembershipStore, MembershipSnapshot> = {
  key: 'membership',
  onIdentity: 'drop',
  create: ({ ports, session }) => new MembershipStore(ports, { onChange: () => void session.refresh() }),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports, session }) =>
    MembershipStore.fromSnapshot(ports, { onChange: () => void session.refresh() }, snapshot),
};

/** The question whether to become a member. Never sent from the server: it begins with its first section. */
export const membershipConsentStore: StoreDefinition<ConsentStore, null> = {
  key: 'membershipConsent',
  onIdentity: 'drop',
  create: ({ ports }) => new ConsentStore(ports),
  toSnapshot: () => null,
  fromSnapshot: (_, { ports }) => new ConsentStore(ports),
};
