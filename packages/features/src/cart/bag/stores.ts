import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import { Cancelled } from '@touchline/contract/errors';
import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { settleVisitor } from '../../platform/session/index.ts';
import { BagStore, type AddToBasket, type BagSnapshot } from './BagStore.ts';

/** A product page needs the basket only once something is added. */
const basket = lazyCalls(() => import('../basket/index.ts'));

const addToBasket =
  (stores: StoreContext): AddToBasket =>
  async (item) => {
    // The flags of the visitor decide over the back end.
    const [{ basketStore }, visitor] = await Promise.all([basket(), settleVisitor(stores)]);
    if (visitor !== 'same') {
      if (visitor === 'replaced') void stores.of(bagStore).submit(item);
      throw new Cancelled('The bag is another person’s now.');
    }
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
