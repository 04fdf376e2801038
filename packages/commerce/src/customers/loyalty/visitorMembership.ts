import type { VisitorMembership } from '@touchline/contract/loyalty/schema';
import type { Site } from '@touchline/contract/market/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { Shopper } from '../../kernel/identity/Caller.ts';
import { programmeOf } from '../../kernel/market/loyaltyProgramme.ts';
import { bestVoucher, vouchersOf } from './vouchers.ts';

/** The membership as the header shows it; `undefined` where nobody is signed in, or there is no programme. */
export async function visitorMembership(
  db: Kysely<Database>,
  { accountId, identity }: Shopper,
  { market }: Site,
  now: Date,
): Promise<VisitorMembership | undefined> {
  const rules = programmeOf(market);
  if (accountId === undefined || !rules) return undefined;
  const member = await db
    .selectFrom('loyalty_members')
    .select(['membership_id', 'available', 'tier', 'left_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { isRequired = false } = rules;
  if (!member || member.left_at)
    return {
      isMember: false,
      needsConsent: !member && identity === 'customer' && (isRequired || !(await hasAnswered(db, accountId))),
      ...(isRequired ? { isRequired } : {}),
      ...{ membershipPoints: 0, membershipTier: 0 },
    };
  const voucher = bestVoucher(await vouchersOf(db, { accountId, market: market.code, now }));
  return {
    ...{ isMember: true, needsConsent: false, membershipId: member.membership_id },
    ...{ membershipPoints: member.available, membershipTier: member.tier },
    ...(voucher ? { voucher: { code: voucher.code, value: voucher.value, currency: voucher.currency } } : {}),
  };
}

/** Whether the account has said that it does not join. */
async function hasAnswered(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('consents')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.consents.membership !== undefined;
}
