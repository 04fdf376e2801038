import type { AddressBookStore } from '../../account/addressBook/index.ts';
import type { BagPromiseStore } from '../../cart/bagPromise/index.ts';
import type { SessionStore } from '../../platform/session/index.ts';
import type { SavedMethodsStore } from '../savedMethods/index.ts';

/** Who is at the checkout, and the addresses to choose from. */
export interface CheckoutShopper {
  session: Pick<SessionStore, 'identity' | 'isSignedIn'>;
  addressBook: AddressBookStore;
  savedMethods: SavedMethodsStore;
  /** When the bag arrives, told before the delivery options are there. */
  promise?: BagPromiseStore;
}

/** A guest, where nobody can be signed in. */
export const nobody: CheckoutShopper['session'] = {
  identity: { kind: 'visitor', key: '' },
  isSignedIn: false,
};
