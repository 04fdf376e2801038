import type { AccountData } from '@touchline/contract/account/schema';
import { toWire } from '@touchline/contract/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/** The membership of an account for its download; `null` where it never joined. */
export async function loyaltyDataOf(
  db: Kysely<Database>,
  accountId: string,
): Promise<AccountData['membership']> {
  const member = await db
    .selectFrom('loyalty_members')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!member) return null;
  const [entries, vouchers, notifications] = await Promise.all([
    db.selectFrom('loyalty_entries').selectAll().where('account_id', '=', accountId).orderBy('at').execute(),
    db
      .selectFrom('loyalty_vouchers')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('issued_at')
      .execute(),
    db
      .selectFrom('loyalty_notifications')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
  ]);
  return {
    ...{ membershipId: member.membership_id, market: member.market, termsVersion: member.terms_version },
    ...{ joinedAt: member.joined_at.toISOString(), leftAt: member.left_at?.toISOString() ?? null },
    ...{ tierId: member.tier, totalPoints: member.available, pendingPoints: member.pending },
    entries: entries.map((row) => ({
      ...{ orderId: row.order_id, ledger: row.ledger, points: row.points, kind: row.kind },
      at: row.at.toISOString(),
    })),
    vouchers: vouchers.map((row) => ({
      ...{ code: row.code, market: row.market, currency: row.currency, tierId: row.tier, points: row.points },
      ...{ value: toWire(row.value_minor, row.currency), minimum: toWire(row.minimum_minor, row.currency) },
      ...{ issuedAt: row.issued_at.toISOString(), expiresAt: row.expires_at.toISOString() },
      ...{ endedAt: row.voided_at?.toISOString() ?? null, orderId: row.order_id },
    })),
    notifications: notifications.map((row) => ({
      ...{ type: row.type, points: row.points, tierId: row.tier, on: row.on_day?.toISOString() ?? null },
      ...{ createdAt: row.created_at.toISOString(), seenAt: row.seen_at?.toISOString() ?? null },
    })),
  };
}
