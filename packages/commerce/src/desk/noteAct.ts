import type { Kysely } from 'kysely';
import type { Database } from '../kernel/database/schema.ts';

/** What an owner can have done at the desk. */
export type DeskAct =
  | 'sign in'
  | 'sign out'
  | 'add page'
  | 'add picture'
  | 'save draft'
  | 'discard draft'
  | 'publish'
  | 'show version'
  | 'end publication';

/** Notes who has done what at the desk; `subject` is the key of a page, with the number of a version. */
export async function noteAct(
  db: Kysely<Database>,
  ownerId: string,
  act: DeskAct,
  subject: string,
  now: Date,
): Promise<void> {
  await db.insertInto('desk_log').values({ owner_id: ownerId, act, subject, happened_at: now }).execute();
}
