import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { clockDifferenceMs } from '../../kernel/ports/Clock.ts';
import { isUsedBy } from '../../kernel/launchAccess/launchFacts.ts';

/** How long a place or a seat is held after the last sign of life, in milliseconds. */
export const heldMilliseconds = 5 * 60_000;

/** Somebody who joins a waiting room. */
export interface Joining {
  readonly accountId: string;
  /** Id of the place, if it is a new one. */
  readonly id: string;
  /** A secret random number from 0 to 1. */
  readonly random: number;
  /** Digest of the account's mailbox. @default nobody else's */
  readonly person?: string;
}

const heldSince = (now: Date): Date => new Date(now.getTime() - heldMilliseconds);

/**
 * Who has the smaller key comes first. Whoever came before the opening has a random key below 0, so that all of them are
 * shuffled; later ones follow in the order in which they came.
 */
export function queueKey(startsAt: Date, now: Date, random: number): number {
  const milliseconds = now.getTime() - startsAt.getTime();
  return milliseconds < 0 ? -1 - Math.floor(random * 2 ** 48) : milliseconds;
}

/**
 * Adds people to a waiting room, each account once. For whoever waits already or has a seat it is a sign of life; a place
 * or seat that was left for too long is lost, and the new place is that of somebody who comes now.
 */
export async function joinRoom(
  db: Kysely<Database>,
  launch: { readonly id: string; readonly startsAt: Date },
  people: readonly Joining[],
  now: Date,
): Promise<void> {
  const isLost = sql`(launch_entries.state = 'waiting' and launch_entries.seen_at <= ${heldSince(now)}::timestamptz
    and ${now}::timestamptz >= ${launch.startsAt}::timestamptz)
    or (launch_entries.state = 'seated' and coalesce(launch_entries.pass_until, '-infinity') <= ${now}::timestamptz
      and not ${isUsedBy('launch_entries')})`;
  await sql`
    insert into launch_entries (id, launch_id, account_id, state, joined_at, seen_at, queue_key, person)
    select id, ${launch.id}, account, 'waiting', ${now}, ${now}, key, person
    from unnest(${people.map(({ id }) => id)}::text[], ${people.map(({ accountId }) => accountId)}::text[],
      ${people.map(({ random }) => queueKey(launch.startsAt, now, random))}::bigint[],
      ${people.map(({ person }) => person ?? null)}::text[]) as p (id, account, key, person)
    on conflict (launch_id, account_id) do update set
      seen_at = excluded.seen_at,
      queue_key = case when ${isLost} then excluded.queue_key else launch_entries.queue_key end,
      joined_at = case when ${isLost} then excluded.joined_at else launch_entries.joined_at end,
      state = case when ${isLost} then 'waiting' else launch_entries.state end,
      pass_until = case when launch_entries.state = 'seated' and launch_entries.pass_until > ${now}::timestamptz
        then greatest(launch_entries.pass_until, ${new Date(now.getTime() + heldMilliseconds)}::timestamptz) end`.execute(
    db,
  );
}

/** Signs of life of people who wait or hold a seat. */
export async function notePresence(
  db: Kysely<Database>,
  launchId: string,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    update launch_entries set seen_at = ${now},
      pass_until = case when state = 'seated'
        then greatest(pass_until, ${new Date(now.getTime() + heldMilliseconds)}::timestamptz) end
    where launch_id = ${launchId} and account_id = any(${[...accountIds]}::text[])
      and ((state = 'waiting' and seen_at > ${heldSince(now)}) or (state = 'seated' and pass_until > ${now}))`.execute(
    db,
  );
}

/** Gives up places and seats; a seat that an order uses stays with its order. */
export async function leaveRoom(
  db: Kysely<Database>,
  launchId: string,
  accountIds: readonly string[],
): Promise<void> {
  await sql`
    delete from launch_entries where launch_id = ${launchId} and account_id = any(${[...accountIds]}::text[])
      and state in ('waiting', 'seated') and not ${isUsedBy('launch_entries')}`.execute(db);
}

/**
 * Gives free seats to those who come first and are still there; returns how many. Seats whose holders left, went quiet or
 * have ordered are free. While another call does it, this one leaves it to that.
 */
export function admit(db: Kysely<Database>, launchId: string, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Locked first, so that the seats are counted after whoever gave some before.
    const room = await sql<{ seats: number }>`
      select seats from launches where id = ${launchId} and event_type = 'Waitroom' and seats is not null
        and starts_at <= ${now} and (ends_at is null or ends_at > ${now}) for update skip locked`.execute(
      trx,
    );
    const seats = room.rows[0]?.seats;
    if (seats === undefined) return 0;
    // Seen later than now: before the clock was set back. They are there no longer than somebody who is seen now.
    await sql`
      update launch_entries set seen_at = ${now},
        pass_until = case when state = 'seated' then ${new Date(now.getTime() + heldMilliseconds)}::timestamptz end
      where launch_id = ${launchId} and state in ('waiting', 'seated')
        and seen_at > ${new Date(now.getTime() + clockDifferenceMs)}`.execute(trx);
    const admitted = await sql<{ id: string }>`
      update launch_entries set state = 'seated', admitted_at = ${now},
        pass_until = seen_at + make_interval(secs => ${heldMilliseconds / 1000}::double precision)
      where id in (
        select id from launch_entries
        where launch_id = ${launchId} and state = 'waiting' and seen_at > ${heldSince(now)}
        order by queue_key, id
        limit greatest(0, ${seats}::int - (select count(*)::int from launch_entries e
          where e.launch_id = ${launchId} and e.state = 'seated' and e.pass_until > ${now} and not ${isUsedBy('e')})))
      returning id`.execute(trx);
    return admitted.rows.length;
  });
}

/** What somebody who waits is told. */
export interface Wait {
  /** How many come first. */
  readonly ahead: number;
  /** Estimated from how many were admitted in the last minutes; absent as long as nobody was. */
  readonly waitSeconds?: number;
}

/** How long a place has to wait. */
export async function waitOf(
  db: Kysely<Database>,
  place: { readonly launchId: string; readonly id: string; readonly key: number; readonly startsAt: Date },
  now: Date,
): Promise<Wait> {
  const { rows } = await sql<{ ahead: number; admitted: number }>`
    select (select count(*)::int from launch_entries where launch_id = ${place.launchId} and state = 'waiting'
        and seen_at > ${heldSince(now)} and (queue_key, id) < (${place.key}::bigint, ${place.id}::text)) as ahead,
      (select count(*)::int from launch_entries where launch_id = ${place.launchId}
        and admitted_at > ${heldSince(now)}) as admitted`.execute(db);
  const { ahead = 0, admitted = 0 } = rows[0] ?? {};
  if (admitted === 0) return { ahead };
  const counted = Math.min(heldMilliseconds, Math.max(1_000, now.getTime() - place.startsAt.getTime()));
  return { ahead, waitSeconds: Math.ceil(((ahead + 1) * counted) / admitted / 1_000) };
}
