import type { Kysely } from 'kysely';
import type { Database } from '../kernel/database/schema.ts';
import { randomHex, type Random } from '../kernel/ports/Random.ts';
import { hmacHex } from '../kernel/session/hmacHex.ts';

/** Minutes in which a link signs in. */
export const linkMinutes = 15;

const linkHash = (link: string): Promise<string> => hmacHex('desk link', link);

interface Needs {
  readonly db: Kysely<Database>;
  readonly random: Random;
  readonly now: Date;
}

/** The owner of the shop; made when there is none yet. */
async function ownerId({ db, random, now }: Needs, name: string): Promise<string> {
  const first = await db
    .selectFrom('desk_owners')
    .select('id')
    .where('name', '=', name)
    .orderBy('created_at')
    .executeTakeFirst();
  if (first) return first.id;
  const id = randomHex(random, 16);
  await db.insertInto('desk_owners').values({ id, name, created_at: now }).execute();
  return id;
}

/** Makes a link by which an owner of this name signs in to the desk, once; returns the path below the shop's origin. */
export async function makeSignInLink(needs: Needs, name = 'Owner'): Promise<string> {
  const { db, random, now } = needs;
  const link = randomHex(random, 48);
  await db.deleteFrom('desk_links').where('expires_at', '<=', now).execute();
  await db
    .insertInto('desk_links')
    .values({
      ...{ link_hash: await linkHash(link), owner_id: await ownerId(needs, name), created_at: now },
      ...{ expires_at: new Date(now.getTime() + linkMinutes * 60_000), used_at: null },
    })
    .execute();
  return `/desk/sign-in?link=${link}`;
}

/** The link that a shop prints as it starts, until somebody has signed in for the first time. */
export async function firstSignInLink(needs: Needs): Promise<string | undefined> {
  const used = await needs.db.selectFrom('desk_sessions').select('token_hash').limit(1).executeTakeFirst();
  return used ? undefined : makeSignInLink(needs);
}

/** The owner whom a link belongs to, which is used up by this; `undefined` when it is over, or never was. */
export async function useSignInLink(
  db: Kysely<Database>,
  link: string,
  now: Date,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const used = await db
    .updateTable('desk_links')
    .set({ used_at: now })
    .where('link_hash', '=', await linkHash(link))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('owner_id as ownerId')
    .executeTakeFirst();
  if (!used) return undefined;
  return db
    .selectFrom('desk_owners')
    .select(['id', 'name'])
    .where('id', '=', used.ownerId)
    .executeTakeFirst();
}
