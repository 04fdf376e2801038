import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { PrimeCheck } from '../../kernel/identity/primeCheck.ts';

/** Whether the wallet that signed in for the caller's basket has said that its buyer has Prime. */
export function walletPrime(db: Kysely<Database>): PrimeCheck {
  return async ({ basketId, shopperId }) => {
    if (basketId === undefined) return false;
    const found = await db
      .selectFrom('baskets')
      .select(sql<boolean>`coalesce((data #>> '{wallet,hasPrime}')::boolean, false)`.as('has_prime'))
      .where('id', '=', basketId)
      .where('shopper_id', '=', shopperId)
      .executeTakeFirst();
    return found?.has_prime ?? false;
  };
}
