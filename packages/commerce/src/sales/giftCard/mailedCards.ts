import type { Order } from '@touchline/contract/order/schema';
import { sql } from 'kysely';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { StoredOrder } from '../order/loadOrder.ts';

/** The lines of an order, its gift cards with when they were sent; a line of several once all of them are. */
export async function mailedCardsIn(
  shop: Pick<CommerceContext, 'db'>,
  { id, data }: Pick<StoredOrder, 'id' | 'data'>,
): Promise<Pick<Order, 'productLineItemList'>> {
  const lines = [...data.productLineItemList];
  if (!data.giftCards) return { productLineItemList: lines };
  const { rows } = await sql<{ itemId: string; mailedAt: Date }>`
    select item_id as "itemId", max(mailed_at) as "mailedAt" from gift_cards
    where order_id = ${id} group by item_id having bool_and(mailed_at is not null)`.execute(shop.db);
  const mailed = new Map(rows.map(({ itemId, mailedAt }) => [itemId, mailedAt.toISOString()]));
  return {
    productLineItemList: lines.map((line) => {
      const mailedAt = mailed.get(line.itemId);
      return line.gift && mailedAt ? { ...line, gift: { ...line.gift, mailedAt } } : line;
    }),
  };
}
