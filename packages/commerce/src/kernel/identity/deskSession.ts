import type { CommerceContext } from '../../app/CommerceContext.ts';
import { hmacHex } from '../session/hmacHex.ts';
import type { DeskCaller } from './Caller.ts';

/** Seconds without a call after which a session of the desk is over: eight hours. */
export const deskSessionSeconds = 8 * 3_600;

/** Seconds between two notes of when a session was last used. */
const noteSeconds = 60;

/** The hash by which a session is found. The token is long and random, so its hash gives it away to nobody. */
export const deskTokenHash = (token: string): Promise<string> => hmacHex('desk session', token);

/** The owner of a session of the desk, by the request's header; `undefined` when it is over, or never was. */
export async function resolveDeskSession(
  { db, clock }: Pick<CommerceContext, 'db' | 'clock'>,
  header: string,
): Promise<{ readonly caller: DeskCaller; readonly token: string } | undefined> {
  const token = /^Bearer ([0-9a-f]{64})$/.exec(header.trim())?.[1];
  if (token === undefined) return undefined;
  const sessionHash = await deskTokenHash(token);
  const now = clock.now();
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const row = await db
    .selectFrom('desk_sessions as s')
    .innerJoin('desk_owners as o', 'o.id', 's.owner_id')
    .select(['o.id as ownerId', 'o.name as name', 's.seen_at as seenAt'])
    .where('s.token_hash', '=', sessionHash)
    .where('s.ended_at', 'is', null)
    .where('s.seen_at', '>', before(deskSessionSeconds))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.seenAt <= before(noteSeconds))
    await db
      .updateTable('desk_sessions')
      .set({ seen_at: now })
      .where('token_hash', '=', sessionHash)
      .where('ended_at', 'is', null)
      .execute();
  return { caller: { ownerId: row.ownerId, name: row.name, sessionHash }, token };
}
