import { sql, type Kysely } from 'kysely';
import type { BasketData } from '../basket/BasketData.ts';
import type { Database } from '../../kernel/database/schema.ts';

/** Seconds before its end from which a session does not pay any more: paying takes a moment too. */
const margin = 60;

/** The session of the wallet that signed in for this basket, while it can still pay. */
export function walletSessionOf({ wallet }: Pick<BasketData, 'wallet'>, now: Date): string | undefined {
  const { session, sessionEndsAt } = wallet ?? {};
  if (session === undefined || sessionEndsAt === undefined) return undefined;
  return Date.parse(sessionEndsAt) - now.getTime() > margin * 1000 ? session : undefined;
}

/** Forgets the session: it pays once. */
export async function forgetWalletSession(db: Kysely<Database>, basketId: string): Promise<void> {
  await db
    .updateTable('baskets')
    .set({ data: sql`data #- '{wallet,session}'` })
    .where('id', '=', basketId)
    .execute();
}
