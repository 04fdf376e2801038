import { toWire, fromWire } from '@touchline/contract/money';
import type { CreditNote } from '@touchline/contract/order/returnSchema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { orderOf } from '../order/loadOrder.ts';
import { refundedLines } from './receiveReturn.ts';
import type { Owner } from '../../kernel/identity/Owner.ts';

/** The credit note of a return of this owner; `undefined` for another's, and before it has arrived. */
export async function creditNoteOf(
  { db }: Pick<CommerceContext, 'db'>,
  owner: Owner,
  returnId: string,
): Promise<CreditNote | undefined> {
  const found = await db.selectFrom('returns').selectAll().where('id', '=', returnId).executeTakeFirst();
  if (!found?.credit_number || !found.received_at) return undefined;
  const order = await orderOf(db, owner, found.order_id);
  if (!order) return undefined;
  const lines = await refundedLines(db, returnId).selectAll('l').orderBy('l.item_id').execute();
  const wire = (minor: number) => toWire(minor, order.currency);
  const paid = lines.reduce((sum, line) => sum + line.paid_minor, found.shipping_minor);
  const total = Math.max(0, paid - found.cost_minor);
  // In the proportion of the order: its rates are those of its goods.
  const tax = fromWire(order.data.pricing.tax, order.currency).minor;
  return {
    number: found.credit_number,
    orderId: order.id,
    returnId,
    date: found.received_at.toISOString(),
    currency: order.currency,
    lines: lines.map(({ item_id, quantity, paid_minor }) => ({
      name: order.data.productLineItemList.find(({ itemId }) => itemId === item_id)?.productName ?? '',
      quantity,
      amount: wire(paid_minor),
    })),
    shipping: wire(found.shipping_minor),
    cost: wire(found.cost_minor),
    total: wire(total),
    tax: wire(order.totalMinor === 0 ? 0 : Math.round((tax * total) / order.totalMinor)),
  };
}
