import type { Order } from '@touchline/contract/order/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { downloadsIn } from '../download/downloads.ts';
import { parcelsIn } from '../fulfilment/parcelViews.ts';
import { returnsIn, withExchanges } from '../returns/loadReturns.ts';
import type { StoredOrder } from './loadOrder.ts';
import { readNow } from './instructionsView.ts';
import { orderView } from './orderView.ts';

/** An order with its parcels, its returns and its files, as its page shows it. */
export const wholeOrder = async (shop: CommerceContext, order: StoredOrder): Promise<Order> => {
  const { returnable, ...returned } = await returnsIn(shop, order);
  return {
    ...readNow(orderView(order), shop.clock.now()),
    ...(await parcelsIn(shop, order)),
    ...returned,
    ...(returnable ? { returnable: await withExchanges(shop, order, returnable) } : {}),
    ...(await downloadsIn(shop, order)),
  };
};
