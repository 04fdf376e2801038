import type { Order } from '@touchline/contract/order/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { documentsIn } from '../documents/loadDocuments.ts';
import { downloadsIn } from '../download/downloads.ts';
import { parcelsIn } from '../fulfilment/parcelViews.ts';
import { mailedCardsIn } from '../giftCard/mailedCards.ts';
import { returnsIn, withExchanges } from '../returns/loadReturns.ts';
import type { StoredOrder } from './loadOrder.ts';
import { readNow } from './instructionsView.ts';
import { orderView } from './orderView.ts';

/** An order with its gift cards, its parcels, its returns, its files and its documents, as its page shows it. */
export async function wholeOrder(shop: CommerceContext, order: StoredOrder): Promise<Order> {
  const { returnable, ...returned } = await returnsIn(shop, order);
  return {
    ...readNow(orderView(order), shop.clock.now()),
    ...(await mailedCardsIn(shop, order)),
    ...(await parcelsIn(shop, order)),
    ...returned,
    ...(returnable ? { returnable: await withExchanges(shop, order, returnable) } : {}),
    ...(await downloadsIn(shop, order)),
    ...(await documentsIn(shop, order, returned.returns)),
  };
}
