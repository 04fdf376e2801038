import { toWire, fromWire } from '@touchline/contract/money';
import type { CreditNote } from '@touchline/contract/order/returnSchema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { StoredOrder } from '../order/loadOrder.ts';
import { rateOf } from './documentTax.ts';
import { documentHref, documentsOf, type StoredDocument } from './loadDocuments.ts';

/** Its lines and what else is summed up: the pieces of a return, or all that a cancelled order had. */
async function contentOf(
  { db }: Pick<CommerceContext, 'db'>,
  order: StoredOrder,
  { returnId }: StoredDocument,
): Promise<Pick<CreditNote, 'lines' | 'shipping' | 'cost'>> {
  if (returnId === null) return { lines: [], shipping: 0, cost: 0 };
  const wire = (minor: number) => toWire(minor, order.currency);
  const back = await db
    .selectFrom('returns')
    .select(['shipping_minor as shipping', 'cost_minor as cost'])
    .where('id', '=', returnId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('return_lines')
    .selectAll()
    .where('return_id', '=', returnId)
    .orderBy('item_id')
    .execute();
  return {
    lines: lines.map(({ item_id, quantity, paid_minor }) => ({
      name: order.data.productLineItemList.find(({ itemId }) => itemId === item_id)?.productName ?? '',
      quantity,
      amount: wire(paid_minor),
    })),
    shipping: wire(back.shipping),
    cost: wire(back.cost),
  };
}

/** A credit note of an order. The taxes of all of them add up to that of the order, where all of it is credited. */
export async function creditNoteOf(
  shop: CommerceContext,
  order: StoredOrder,
  note: StoredDocument,
): Promise<CreditNote> {
  const { currency, totalMinor, data } = order;
  const documents = await documentsOf(shop.db, order.id);
  const notes = documents.filter(({ kind }) => kind === 'creditNote');
  const before = notes
    .slice(
      0,
      notes.findIndex(({ number }) => number === note.number),
    )
    .reduce((sum, { minor }) => sum + minor, 0);
  // In the proportion of the order: its rates are those of its goods.
  const taxOfOrder = fromWire(data.pricing.tax, currency).minor;
  const taxUpTo = (minor: number) => Math.round((taxOfOrder * minor) / totalMinor);
  const taxMinor = taxUpTo(before + note.minor) - taxUpTo(before);
  const rate = rateOf(shop.markets.site(order.sitePath).market, {
    ...{ totalMinor, taxMinor: taxOfOrder, policy: data.taxationPolicy },
    parts: data.productLineItemList.length + data.shippingLineItemList.length,
  });
  const invoice = documents.find(({ kind }) => kind === 'invoice');
  const { number, returnId, minor, madeAt } = note;
  const cause = returnId !== null ? 'return' : order.status === 'cancelled' ? 'cancelled' : 'refund';
  return {
    ...{ number, cause, orderId: order.id, date: madeAt.toISOString(), currency },
    ...(invoice ? { invoice: invoice.number } : {}),
    ...(returnId === null ? {} : { returnId }),
    ...(await contentOf(shop, order, note)),
    total: toWire(minor, currency),
    tax: toWire(taxMinor, currency),
    ...(rate === undefined ? {} : { taxRate: rate }),
    ...(shop.printer
      ? { href: await documentHref(shop, { orderId: order.id, kind: 'creditNote', id: number }) }
      : {}),
  };
}
