import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { digestOf } from './accountLimits.ts';
import type { AccountEvent } from './tables.ts';

/** Records what happened to an account; `accountId` is null where there is none, and takes the same time. */
export async function recordEvent(
  shop: Pick<CommerceContext, 'clock' | 'secret'> & { readonly db: Kysely<Database> },
  kind: AccountEvent,
  accountId: string | null,
  source: string,
): Promise<void> {
  await shop.db
    .insertInto('account_events')
    .values({
      kind,
      account_id: accountId,
      source: await digestOf(shop, 'source', source),
      happened_at: shop.clock.now(),
    })
    .execute();
}
