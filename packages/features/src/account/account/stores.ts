import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { authenticationStore } from '../../platform/session/index.ts';
import type { AccountOptions, AccountSnapshot } from './accountActions.ts';
import { AccountStore } from './AccountStore.ts';

const optionsOf = ({ session }: StoreContext): AccountOptions => ({
  onRenamed: () => void session.refresh(),
});

/** The account of whoever is signed in. */
export const accountStore: StoreDefinition<AccountStore, AccountSnapshot> = {
  key: 'account',
  onIdentity: 'drop',
  create: (context) => new AccountStore(context.ports, context.of(authenticationStore), optionsOf(context)),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, context) =>
    AccountStore.fromSnapshot(context.ports, context.of(authenticationStore), snapshot, optionsOf(context)),
};
