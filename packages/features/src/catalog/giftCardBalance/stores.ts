import type { StoreDefinition } from '../../platform/module/index.ts';
import { GiftCardBalanceStore, type GiftCardBalanceSnapshot } from './GiftCardBalanceStore.ts';

/** The form that asks for the balance of a gift card. */
export const giftCardBalanceStore: StoreDefinition<GiftCardBalanceStore, GiftCardBalanceSnapshot> = {
  key: 'giftCardBalance',
  onIdentity: 'drop',
  create: ({ ports }) => new GiftCardBalanceStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => GiftCardBalanceStore.fromSnapshot(ports, snapshot),
};
