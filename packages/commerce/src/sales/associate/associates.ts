import type { Associate } from '@touchline/contract/associate/schema';
import { sql, type Kysely } from 'kysely';
import type { Shopper } from '../../kernel/identity/Caller.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { expireHolds } from '../basket/handOver.ts';
import { emptyBasket } from '../basket/BasketData.ts';
import { writeDocument } from '../basket/basketDocument.ts';

const columns = [
  'store_id as storeId',
  'store_name as storeName',
  'employee_id as employeeId',
  'name',
  'session_id as token',
] as const;

/** The associate who is signed in by the session of a call, if it is one of theirs. */
export async function associateOf(
  db: Kysely<Database>,
  caller: Shopper | undefined,
): Promise<Associate | undefined> {
  if (caller?.identity !== 'associate' || !caller.session) return undefined;
  return db
    .selectFrom('associate_sessions')
    .select(columns)
    .where('session_id', '=', caller.session.id)
    .executeTakeFirst();
}

/** The store whose device a session is on; `undefined` for anybody's own device. */
export async function storeOfDevice(
  db: Kysely<Database>,
  session: Shopper['session'],
): Promise<string | undefined> {
  if (!session) return undefined;
  const row = await db
    .selectFrom('sessions')
    .select('store_id')
    .where('id', '=', session.id)
    .executeTakeFirst();
  return row?.store_id ?? undefined;
}

/**
 * Empties and closes the open bags that associates filled by sessions that are over (`sessionId`: by this one), and gives
 * their stock back. A bag that an account has taken over stays with it.
 */
export async function emptyBagsOfAssociates(
  db: Kysely<Database>,
  now: Date,
  sessionId?: string,
): Promise<number> {
  const token = sql<string>`b.data->'properties'->>'associateToken'`;
  const isOver =
    sessionId === undefined
      ? sql<boolean>`not exists (select from sessions s where s.id = ${token} and s.revoked_at is null
          and s.expires_at > ${now}::timestamptz)`
      : sql<boolean>`${token} = ${sessionId}`;
  const { rows } = await sql<{ id: string }>`
    update baskets as b set state = 'closed', version = version + 1, modified_at = ${now}::timestamptz,
      data = ${writeDocument(emptyBasket(''))}::jsonb
    where b.state = 'open' and b.owner_id is null and ${token} is not null and ${isOver}
    returning b.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await expireHolds(db, ids, now);
  return rows.length;
}
