import type { Kysely } from 'kysely';
import { toWire } from '@touchline/contract/money';
import type { ExchangeState } from '@touchline/contract/order/returnReasons';
import type { LineExchange, OrderReturn, ReturnableLine } from '@touchline/contract/order/returnSchema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { StoredOrder } from '../order/loadOrder.ts';
import { exchangeOptions } from './exchangeOptions.ts';
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
    .select(['l.item_id as itemId', 'l.quantity', 'l.is_refused as isRefused', 'r.state'])
    .where('r.order_id', '=', id)
    .execute();
  return {
    ...{ data, currency, totalMinor, returnDays },
    before: before.map(({ state, isRefused, ...line }) => ({
      ...line,
      isRefused: isRefused || state === 'refused',
    })),
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
): Promise<{ returns?: OrderReturn[]; returnable?: ReturnableLine[]; refundDelayed?: number }> {
  if (order.status === 'created' || order.status === 'new' || order.status === 'failed') return {};
  const { market } = markets.site(order.sitePath);
  const facts = await returnFactsOf(db, order, market.returnDays);
  const returnable = order.status === 'cancelled' ? [] : returnableLines(facts, clock.now());
  const rows = await db
    .selectFrom('returns as r')
    .innerJoin('return_lines as l', 'l.return_id', 'r.id')
    .leftJoin('exchanges as x', (join) =>
      join.onRef('x.return_id', '=', 'l.return_id').onRef('x.item_id', '=', 'l.item_id'),
    )
    .leftJoin('refunds as f', (join) =>
      join.onRef('f.return_id', '=', 'r.id').on('f.state', '=', 'refused').on('f.provider_minor', '>', 0),
    )
    .selectAll(['r', 'l'])
    .select('f.provider_minor as delayedMinor')
    .select(['x.sku', 'x.size', 'x.state as exchangeState', 'x.kept_until as keptUntil'])
    .where('r.order_id', '=', order.id)
    .orderBy('r.announced_at')
    .orderBy('r.id')
    .orderBy('l.item_id')
    .execute();
  const returns = new Map<string, OrderReturn>();
  const sums = new Map<string, number>();
  const delayed = new Map(rows.map((row) => [row.id, row.delayedMinor ?? 0]));
  const delayedMinor = [...delayed.values()].reduce((sum, minor) => sum + minor, 0);
  for (const row of rows) {
    const one = returns.get(row.id) ?? {
      ...{ returnId: row.id, state: row.state, method: row.method, lines: [], refund: 0 },
      announcedAt: row.announced_at.toISOString(),
      ...(row.received_at ? { receivedAt: row.received_at.toISOString() } : {}),
      ...(row.refunded_at ? { refundedAt: row.refunded_at.toISOString() } : {}),
      ...(row.replacement_id === null ? {} : { replacementId: row.replacement_id }),
    };
    const exchange = exchangeIn(row);
    const isExchanged = exchange?.state === 'kept' || exchange?.state === 'sent';
    const comesBack = isExchanged || row.is_refused || row.state === 'refused' ? 0 : row.paid_minor;
    const sum =
      (sums.get(row.id) ?? (row.state === 'refused' ? 0 : row.shipping_minor - row.cost_minor)) + comesBack;
    sums.set(row.id, sum);
    const { item_id: itemId, quantity, reason } = row;
    const line = {
      ...{ itemId, quantity, reason },
      ...(exchange ? { exchange } : {}),
      ...(row.is_refused ? { isRefused: true as const } : {}),
    };
    returns.set(row.id, {
      ...one,
      lines: [...one.lines, line],
      refund: toWire(Math.max(0, sum), order.currency),
    });
  }
  return {
    ...(returns.size > 0 ? { returns: [...returns.values()] } : {}),
    ...(returnable.length > 0 ? { returnable } : {}),
    ...(delayedMinor > 0 ? { refundDelayed: toWire(delayedMinor, order.currency) } : {}),
  };
}

interface ExchangeRow {
  readonly sku: string | null;
  readonly size: string | null;
  readonly exchangeState: ExchangeState | null;
  readonly keptUntil: Date | null;
}

function exchangeIn({ sku, size, exchangeState: state, keptUntil }: ExchangeRow): LineExchange | undefined {
  if (sku === null || size === null || state === null || keptUntil === null) return undefined;
  return { productId: sku, size, state, keptUntil: keptUntil.toISOString() };
}

/** The order with what its lines can be exchanged for, as the form of a return needs it. */
export async function withExchanges(
  shop: Parameters<typeof exchangeOptions>[0],
  order: ReturnedOrder,
  returnable: readonly ReturnableLine[],
): Promise<ReturnableLine[]> {
  const options = await exchangeOptions(
    shop,
    order,
    returnable.map(({ itemId }) => itemId),
  );
  return returnable.map((line) => {
    const { sizes, priceNow } = options.get(line.itemId) ?? {};
    if (!sizes) return line;
    return priceNow === undefined ? { ...line, sizes: [...sizes] } : { ...line, priceNow };
  });
}
