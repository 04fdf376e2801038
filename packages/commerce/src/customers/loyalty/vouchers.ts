import type { Voucher } from '@touchline/contract/loyalty/schema';
import { toWire } from '@touchline/contract/money';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/** Whether an order uses voucher `v`: one that failed or was cancelled gives it back. */
export const isInUse = sql<boolean>`exists (
  select from orders o where o.id = v.order_id and o.status not in ('failed', 'cancelled'))`;

/** The vouchers of an account: active ones first, then the highest value. */
export async function vouchersOf(
  db: Kysely<Database> | Transaction<Database>,
  { accountId, market, now }: { readonly accountId: string; readonly market?: string; readonly now: Date },
): Promise<Voucher[]> {
  const rows = await db
    .selectFrom('loyalty_vouchers as v')
    .select(['v.code', 'v.currency', 'v.value_minor', 'v.minimum_minor', 'v.expires_at', 'v.voided_at'])
    .select(isInUse.as('in_use'))
    .where('v.account_id', '=', accountId)
    .$if(market !== undefined, (vouchers) => vouchers.where('v.market', '=', market ?? ''))
    .orderBy('v.value_minor', 'desc')
    .orderBy('v.expires_at')
    .orderBy('v.code')
    .execute();
  const places = ['ACTIVE', 'REDEEMED', 'EXPIRED'];
  return rows
    .map((row): Voucher => {
      const isOver = row.voided_at !== null || row.expires_at <= now;
      return {
        status: row.in_use ? 'REDEEMED' : isOver ? 'EXPIRED' : 'ACTIVE',
        value: toWire(row.value_minor, row.currency),
        code: row.code,
        currency: row.currency,
        minimum: toWire(row.minimum_minor, row.currency),
        expiresAt: row.expires_at.toISOString(),
      };
    })
    .toSorted((a, b) => places.indexOf(a.status) - places.indexOf(b.status));
}

/** The active voucher of the highest value; only active ones that are worth something are shown anywhere. */
export const bestVoucher = (vouchers: readonly Voucher[]): Voucher | undefined =>
  vouchers
    .filter(({ status, value }) => status === 'ACTIVE' && value > 0)
    .toSorted((a, b) => b.value - a.value)[0];
