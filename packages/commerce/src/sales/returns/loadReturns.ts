import type { Kysely } from 'kysely';
import { toWire } from '@touchline/contract/money';
import type { OrderReturn, ReturnableLine } from '@touchline/contract/order/returnSchema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { StoredOrder } from '../order/loadOrder.ts';
import { returnableLines, type ReturnFacts } from './returnable.ts';

type ReturnedOrder = Pick<StoredOrder, 'id' | 'status' | 'currency' | 'totalMinor' | 'data' | 'sitePath'>;

/** What decides which goods of an order may go back; read in the transaction that announces a return. */
export async function returnFactsOf(
  db: Kysely<Database>,
  { id, currency, totalMinor, data }: ReturnedOrder,
  returnDays: number | undefined,
): Promise<ReturnFacts> {
  const parcels = await db
    .selectFrom('parcels as c')
    .leftJoin('parcel_steps as s', (join) =>
      join.onRef('s.parcel_id', '=', 'c.id').onRef('s.state', '=', 'c.state'),
    )
    .select(['c.delivery', 'c.state', 'c.changed_at as changedAt', 's.at'])
    .where('c.order_id', '=', id)
    .orderBy('c.delivery')
    .execute();
  const before = await db
    .selectFrom('return_lines as l')
    .innerJoin('returns as r', 'r.id', 'l.return_id')
    .select(['l.item_id as itemId', 'l.quantity'])
    .where('r.order_id', '=', id)
    .execute();
  return {
    ...{ data, currency, totalMinor, before, returnDays },
    parcels: parcels.map(({ delivery, state, changedAt, at }) => ({
      delivery,
      arrivedAt: state === 'delivered' || state === 'collected' ? (at ?? changedAt) : undefined,
    })),
  };
}

/** The returns of an order and what may still go back, as its page shows them. */
export async function returnsIn(
  { db, clock, markets }: Pick<CommerceContext, 'db' | 'clock' | 'markets'>,
  order: ReturnedOrder,
): Promise<{ returns?: OrderReturn[]; returnable?: ReturnableLine[] }> {
  if (order.status === 'created' || order.status === 'new' || order.status === 'failed') return {};
  const { market } = markets.site(order.sitePath);
  const facts = await returnFactsOf(db, order, market.returnDays);
  const returnable = order.status === 'cancelled' ? [] : returnableLines(facts, clock.now());
  const rows = await db
    .selectFrom('returns as r')
    .innerJoin('return_lines as l', 'l.return_id', 'r.id')
    .selectAll()
    .where('r.order_id', '=', order.id)
    .orderBy('r.announced_at')
    .orderBy('r.id')
    .orderBy('l.item_id')
    .execute();
  const returns = new Map<string, OrderReturn>();
  const sums = new Map<string, number>();
  for (const row of rows) {
    const one = returns.get(row.id) ?? {
      ...{ returnId: row.id, state: row.state, method: row.method, lines: [], refund: 0 },
      announcedAt: row.announced_at.toISOString(),
      ...(row.received_at ? { receivedAt: row.received_at.toISOString() } : {}),
      ...(row.refunded_at ? { refundedAt: row.refunded_at.toISOString() } : {}),
    };
    const sum = (sums.get(row.id) ?? row.shipping_minor - row.cost_minor) + row.paid_minor;
    sums.set(row.id, sum);
    const line = { itemId: row.item_id, quantity: row.quantity, reason: row.reason };
    returns.set(row.id, {
      ...one,
      lines: [...one.lines, line],
      refund: toWire(Math.max(0, sum), order.currency),
    });
  }
  return {
    ...(returns.size > 0 ? { returns: [...returns.values()] } : {}),
    ...(returnable.length > 0 ? { returnable } : {}),
  };
}
