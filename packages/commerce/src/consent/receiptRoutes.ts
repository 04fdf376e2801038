import * as calls from '@touchline/contract/consent/endpoints';
import type { CookieChoice, CookieReceipt } from '@touchline/contract/consent/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { notFound } from '../failure/Failure.ts';
import type { Limit } from '../limits/RateLimits.ts';
import type { Router } from '../routing/Router.ts';
import { hmacHex } from '../session/hmacHex.ts';
import type { Shop } from '../Shop.ts';

/** Choices that one network may record in an hour; a household makes a few. */
const choices: Limit = { what: 'cookie-choices', max: 60, seconds: 3_600 };

/** Records choices of cookies, and shows a visitor their own. */
export function receiptRoutes(router: Router, shop: Shop): void {
  const hashOf = (visitorKey: string) => hmacHex(shop.secret, `consent visitor ${visitorKey}`);

  router.route(calls.recordCookieChoice, async ({ caller, body, site, now, source }) => {
    await shop.limits.take(choices, source);
    const { visitorKey, receiptKey, ...choice } = body;
    await shop.db
      .insertInto('consent_receipts')
      .values({
        ...{ receipt_key: receiptKey, visitor_hash: await hashOf(visitorKey), recorded_at: now },
        ...{ account_id: caller?.accountId ?? null, choice: JSON.stringify(choice) as never },
        ...{ market: site.market.code, language: site.language.code },
      })
      .onConflict((conflict) => conflict.column('receipt_key').doNothing())
      .execute();
    return { recorded: true as const };
  });

  router.route(calls.getCookieReceipts, async ({ params }) => {
    const receipts = await receiptsOf(shop.db, 'visitor_hash', await hashOf(params.key));
    if (receipts.length === 0) throw notFound('receipt');
    return { receipts };
  });
}

/** The choices of a visitor or an account, the oldest first. */
export async function receiptsOf(
  db: Kysely<Database>,
  column: 'visitor_hash' | 'account_id',
  value: string,
): Promise<CookieReceipt[]> {
  const rows = await db
    .selectFrom('consent_receipts')
    .select(['receipt_key', 'choice', 'market', 'language', 'recorded_at'])
    .where(column, '=', value)
    .orderBy('recorded_at')
    .orderBy('receipt_key')
    .execute();
  return rows.map(({ receipt_key, choice, market, language, recorded_at }) => ({
    ...(choice satisfies CookieChoice),
    ...{ receiptKey: receipt_key, market, language, recordedAt: recorded_at.toISOString() },
  }));
}
