import type { StoreDefinition } from '../../platform/module/index.ts';
import { WalletStore, type WalletSnapshot } from './WalletStore.ts';

/** Signing in with a wallet at the checkout. */
export const walletStore: StoreDefinition<WalletStore, WalletSnapshot> = {
  key: 'wallet',
  onIdentity: 'drop',
  create: ({ ports }) => new WalletStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => WalletStore.fromSnapshot(ports, snapshot),
};
