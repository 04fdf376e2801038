import * as calls from '@touchline/contract/consent/endpoints';
import type { CookieChoice, CookieReceipt } from '@touchline/contract/consent/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** Choices that one visitor may record in an hour. */
const choicesOfVisitor: Limit = { what: 'cookie-choices-visitor', max: 30, seconds: 3_600 };
/** The same from one network: an office or a mobile network has thousands of visitors, and each choice is a proof. */
const choices: Limit = { what: 'cookie-choices', max: 2_000, seconds: 3_600 };
/** Milliseconds that a choice may be recorded after it was made: a browser sends it as soon as it can. */
const longestWait = 30 * 86_400_000;

/** When a choice was made, by a browser whose clock may be wrong: not later than now, and not long ago. */
const decidedBy = (decidedAt: string, now: Date): string => {
  const said = Date.parse(decidedAt);
  const isPossible = said <= now.getTime() && said >= now.getTime() - longestWait;
  return isPossible ? decidedAt : now.toISOString();
};

/** Records choices of cookies, and shows a visitor their own. */
export function receiptRoutes(router: Router, shop: CommerceContext): void {
  const hashOf = (visitorKey: string, secret: string) => hmacHex(secret, `consent visitor ${visitorKey}`);

  router.route(calls.recordCookieChoice, async ({ caller, body, site, now, source }) => {
    await shop.limits.take(choices, source);
    const { visitorKey, receiptKey, ...sent } = body;
    const visitorHash = await hashOf(visitorKey, shop.secret);
    await shop.limits.take(choicesOfVisitor, visitorHash.slice(0, 32));
    const choice = { ...sent, decidedAt: decidedBy(sent.decidedAt, now) };
    await shop.db
      .insertInto('consent_receipts')
      .values({
        ...{ receipt_key: receiptKey, visitor_hash: visitorHash, recorded_at: now },
        ...{ account_id: caller?.accountId ?? null, choice: JSON.stringify(choice) as never },
        ...{ market: site.market.code, language: site.language.code },
      })
      .onConflict((conflict) => conflict.column('receipt_key').doNothing())
      .execute();
    return { recorded: true as const };
  });

  router.route(calls.getCookieReceipts, async ({ params }) => {
    const hashes = await Promise.all(shop.secrets.map((secret) => hashOf(params.key, secret)));
    const receipts = await receiptsOf(shop.db, 'visitor_hash', hashes);
    if (receipts.length === 0) throw notFound('receipt');
    return { receipts };
  });
}

/** The choices of a visitor or an account, the oldest first. */
export async function receiptsOf(
  db: Kysely<Database>,
  column: 'visitor_hash' | 'account_id',
  values: readonly string[],
): Promise<CookieReceipt[]> {
  const rows = await db
    .selectFrom('consent_receipts')
    .select(['receipt_key', 'choice', 'market', 'language', 'recorded_at'])
    .where(column, 'in', values)
    .orderBy('recorded_at')
    .orderBy('receipt_key')
    .execute();
  return rows.map(({ receipt_key, choice, market, language, recorded_at }) => ({
    ...(choice satisfies CookieChoice),
    ...{ receiptKey: receipt_key, market, language, recordedAt: recorded_at.toISOString() },
  }));
}
