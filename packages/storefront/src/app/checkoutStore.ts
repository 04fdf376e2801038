import { CheckoutStore, type CheckoutPorts, type CheckoutSnapshot } from '@touchline/features/checkout';
import type { KeyValueStorage, Reporter } from '@touchline/features/ports';
import { basketStore } from './shell.ts';
import type { StoreDefinition, Stores } from './Stores.ts';

/** What was typed lives as long as the tab. A server has no tab: it gets nothing and keeps nothing. */
const tabStorage = (reporter: Reporter): KeyValueStorage => ({
  get: (key) =>
    typeof sessionStorage === 'undefined' ? undefined : (sessionStorage.getItem(key) ?? undefined),
  set(key, value) {
    try {
      sessionStorage.setItem(key, value);
    } catch (error) {
      // A full or forbidden storage costs the draft, nothing else.
      reporter.report('What was typed could not be kept', error);
    }
  },
  remove(key) {
    if (typeof sessionStorage !== 'undefined') sessionStorage.removeItem(key);
  },
});

const portsOf = ({ ports }: Stores): CheckoutPorts => ({ ...ports, draft: tabStorage(ports.reporter) });

/** The checkout of this visit. */
export const checkoutStore: StoreDefinition<CheckoutStore, CheckoutSnapshot> = {
  key: 'checkout',
  create: (stores) => new CheckoutStore(portsOf(stores), stores.of(basketStore)),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, stores) =>
    CheckoutStore.fromSnapshot(portsOf(stores), stores.of(basketStore), snapshot),
};
