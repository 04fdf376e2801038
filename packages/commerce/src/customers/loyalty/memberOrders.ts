import { fromWire } from '@touchline/contract/money';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { Markets } from '../../kernel/market/Markets.ts';
import type { OrderPoints } from './points.ts';
import { pointsFor, programmeOf } from '../../kernel/market/loyaltyProgramme.ts';
import { paidGoods } from './programme.ts';

const dayMs = 86_400_000;

export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** When points become available where the market says nothing of returns. */
const maturesAfterDays = 30;

/** The orders of an account that earn points, or did, with what they are worth now; the one that expires first before others. */
export async function memberOrders(
  db: Kysely<Database> | Transaction<Database>,
  markets: Markets,
  { accountId, since }: { readonly accountId: string; readonly since: Date },
): Promise<OrderPoints[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select(['o.id', 'o.market', 'o.status', 'o.currency', 'o.total_minor', 'o.data', 'o.placed_at'])
    .select(['p.refunded_minor', 'p.gift_returned_minor'])
    .where('o.owner_id', '=', accountId)
    .where('o.placed_at', 'is not', null)
    // What came in exchange has earned its points with the order that was paid.
    .where('o.replaces', 'is', null)
    .where((eb) =>
      eb.or([
        eb('o.placed_at', '>=', since),
        eb.exists(
          eb
            .selectFrom('loyalty_entries as e')
            .select('e.transfer_id')
            .where('e.account_id', '=', accountId)
            .whereRef('e.order_id', '=', 'o.id'),
        ),
      ]),
    )
    .execute();
  return rows
    .flatMap((row): OrderPoints[] => {
      const market = markets.all.find(({ code }) => code === row.market);
      const rules = market && programmeOf(market);
      if (!rules || !row.placed_at) return [];
      const { price, voucher = 0, coupons = 0 } = row.data.pricing;
      const minor = (amount: number) => fromWire(amount, row.currency).minor;
      const goods = minor(price) - minor(voucher) - minor(coupons);
      const refunded = row.refunded_minor + row.gift_returned_minor;
      const isOff = row.status === 'failed' || row.status === 'cancelled';
      const paid = isOff ? 0 : paidGoods(goods, row.total_minor, refunded);
      const matureAt = addDays(row.placed_at, market.returnDays ?? maturesAfterDays);
      return [
        {
          orderId: row.id,
          target: pointsFor(rules, paid, row.currency),
          mayEarn: row.placed_at >= since,
          matureAt,
          expireAt: addDays(matureAt, rules.pointsDays),
        },
      ];
    })
    .toSorted((a, b) => a.expireAt.getTime() - b.expireAt.getTime() || (a.orderId < b.orderId ? -1 : 1));
}
