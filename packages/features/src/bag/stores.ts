import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import type { StoreContext, StoreDefinition } from '../module/index.ts';
import { BagStore, type AddToBasket, type BagSnapshot } from './BagStore.ts';

/** A product page needs the basket only once something is added. */
const basket = lazyCalls(() => import('../basket/index.ts'));

const addToBasket =
  (stores: StoreContext): AddToBasket =>
  async (item) => {
    // The flags of the visitor decide over the back end.
    const [{ basketStore }] = await Promise.all([basket(), stores.session.settled()]);
    // The basket is now another person's.
    stores.identityEnds.throwIfAborted();
    return stores.of(basketStore).add(item);
  };

/** Adding the product to the bag; connected to the basket of the session. */
export const bagStore: StoreDefinition<BagStore, BagSnapshot> = {
  key: 'bag',
  onIdentity: 'drop',
  create: (stores) => new BagStore(addToBasket(stores), stores.ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, stores) => BagStore.fromSnapshot(addToBasket(stores), stores.ports, snapshot),
};
