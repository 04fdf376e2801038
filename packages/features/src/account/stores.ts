import type { StoreDefinition } from '../module/index.ts';
import { authenticationStore } from '../session/index.ts';
import { AccountStore, type AccountSnapshot } from './AccountStore.ts';

/** The account of whoever is signed in. */
export const accountStore: StoreDefinition<AccountStore, AccountSnapshot> = {
  key: 'account',
  onIdentity: 'drop',
  create: (context) => new AccountStore(context.ports, context.of(authenticationStore)),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, context) =>
    AccountStore.fromSnapshot(context.ports, context.of(authenticationStore), snapshot),
};
