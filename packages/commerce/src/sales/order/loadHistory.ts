import { sql, type Kysely } from 'kysely';
import { toWire } from '@touchline/contract/money';
import type { ParcelState } from '@touchline/contract/order/parcelStates';
import {
  maxSummaryPictures,
  ordersPerPage,
  type OrderHistory,
  type OrderSummary,
} from '@touchline/contract/order/schema';
import type { Database } from '../../kernel/database/schema.ts';
import type { OrderData } from './tables.ts';

export interface HistoryRequest {
  readonly accountId: string;
  /** Code of the market. */
  readonly market: string;
  /** From 1. */
  readonly page: number;
}

/** A page of the orders of an account in a market, the newest first. An order that failed is none. */
export async function loadHistory(
  db: Kysely<Database>,
  { accountId, market, page }: HistoryRequest,
): Promise<OrderHistory> {
  const own = db
    .selectFrom('orders as o')
    .where('o.owner_id', '=', accountId)
    .where('o.market', '=', market)
    .where('o.status', '<>', 'failed');
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select(['o.id', 'o.status', 'o.payment_status as paymentStatus', 'o.currency', 'o.data'])
    .select(['o.created_at as createdAt', 'o.placed_at as placedAt'])
    .select((eb) => eb('p.refunded_minor', '+', eb.ref('p.gift_returned_minor')).as('refundedMinor'))
    .select([
      sql<ParcelState[] | null>`(select json_agg(c.state order by c.delivery) from parcels c
        where c.order_id = o.id)`.as('parcelStates'),
      sql<number>`(select count(*)::int from returns r where r.order_id = o.id and r.state = 'announced')`.as(
        'openReturns',
      ),
    ])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(ordersPerPage)
    .offset((page - 1) * ordersPerPage)
    .execute();
  const orders = rows.map(({ id, status, paymentStatus, currency, ...row }): OrderSummary => {
    const refunded = row.refundedMinor > 0 ? { refunded: toWire(row.refundedMinor, currency) } : {};
    const placedAt = (row.placedAt ?? row.createdAt).toISOString();
    const underWay = {
      // Before the first is packed there is nothing to tell.
      ...(row.parcelStates?.some((state) => state !== 'waiting') ? { parcelStates: row.parcelStates } : {}),
      ...(row.openReturns > 0 ? { openReturns: row.openReturns } : {}),
    };
    return {
      ...underWay,
      orderId: id,
      status,
      paymentStatus,
      currency,
      placedAt,
      ...refunded,
      ...linesOf(row.data),
    };
  });
  return { orders, total: Number(total), page, pageSize: ordersPerPage };
}

function linesOf({
  productLineItemList: lines,
  pricing,
}: OrderData): Pick<OrderSummary, 'total' | 'itemCount' | 'firstName' | 'pictures'> {
  return {
    total: pricing.total,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    firstName: lines[0]?.productName ?? '',
    pictures: lines.flatMap(({ picture }) => (picture ? [picture] : [])).slice(0, maxSummaryPictures),
  };
}
