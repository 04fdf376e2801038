import { sql, type Kysely, type RawBuilder } from 'kysely';
import { toWire } from '@touchline/contract/money';
import type { ParcelState } from '@touchline/contract/order/parcelStates';
import {
  maxSummaryPictures,
  ordersPerPage,
  type OrderFilter,
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
  /** Where its years begin. */
  readonly timeZone: string;
  readonly state?: OrderFilter | undefined;
  readonly year?: number | undefined;
  readonly search?: string | undefined;
}

/** Whether an order `o` is what a filter is for. */
const isIn: Readonly<Record<OrderFilter, RawBuilder<boolean>>> = {
  underWay: sql`o.status in ('created', 'new', 'open')`,
  completed: sql`o.status = 'completed'`,
  returned: sql`(o.status = 'replaced' or exists (
    select from returns r where r.order_id = o.id and r.state <> 'refused'))`,
  cancelled: sql`o.status = 'cancelled'`,
};

/** How many pieces an order `o` has. */
const pieces = sql<number>`(
  select sum((line ->> 'quantity')::int) from jsonb_array_elements(o.data -> 'productLineItemList') as line)`;

/** How many pieces of an order `o` have come back. */
const piecesBack = sql<number>`(select sum(l.quantity) from return_lines l join returns r on r.id = l.return_id
  where r.order_id = o.id and r.state in ('received', 'refunded') and not l.is_refused)`;

/** Whether a word is in the number of an order `o`, or in the name or number of one of its products. */
const hasWord = (word: string): RawBuilder<boolean> => sql`(strpos(lower(o.id), ${word}) > 0 or exists (
  select from jsonb_array_elements(o.data -> 'productLineItemList') as line
  where strpos(lower(line ->> 'productName'), ${word}) > 0 or strpos(lower(line ->> 'productId'), ${word}) > 0))`;

const wordsOf = (search = ''): string[] => search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);

/** A page of the orders of an account in a market, the newest first. An order that failed is none. */
export async function loadHistory(
  db: Kysely<Database>,
  { accountId, market, page, timeZone, state, year, search }: HistoryRequest,
): Promise<OrderHistory> {
  const yearOf = sql<number>`extract(year from coalesce(o.placed_at, o.created_at) at time zone ${timeZone}::text)::int`;
  const all = db
    .selectFrom('orders as o')
    .where('o.owner_id', '=', accountId)
    .where('o.market', '=', market)
    .where('o.status', '<>', 'failed');
  const asked = [
    ...(state === undefined ? [] : [isIn[state]]),
    ...(year === undefined ? [] : [sql<boolean>`${yearOf} = ${year}`]),
    ...wordsOf(search).map(hasWord),
  ];
  const own = asked.reduce((query, condition) => query.where(condition), all);
  const years = await all.select(yearOf.as('year')).distinct().orderBy('year', 'desc').execute();
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
      sql<boolean | null>`${pieces} = ${piecesBack}`.as('isReturned'),
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
      ...(row.isReturned ? { isReturned: true as const } : {}),
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
  return {
    ...{ orders, total: Number(total), page, pageSize: ordersPerPage },
    years: years.map((row) => row.year),
  };
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
