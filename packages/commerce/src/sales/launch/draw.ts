import { commitmentOf, drawOrder, rootOf, winnersOf } from '@touchline/contract/launch/draw';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { isUsedBy } from '../../kernel/launchAccess/launchFacts.ts';
import type { PublicRandomness } from './PublicRandomness.ts';

/** How long the closed list is public before the seed is, in milliseconds. */
export const revealAfterMilliseconds = 60_000;
/** How long a winner may take to pay where the launch does not say, in minutes. */
export const defaultPayMinutes = 24 * 60;

/** Somebody who enters a draw. */
export interface Entering {
  readonly accountId: string;
  readonly sku: string;
  /** Id of the entry, if it is a new one. */
  readonly id: string;
  /** At least 128 secret random bits: proves later whose the commitment is. */
  readonly receipt: string;
  /** Digest of the account's mailbox. @default nobody else's */
  readonly person?: string;
}

/**
 * Enters people into an open draw, each account once; returns how many entries there are of theirs now. Another size takes
 * the place of the one before. Once the list is closed nothing is written.
 */
export async function enterDraw(
  db: Kysely<Database>,
  launchId: string,
  people: readonly Entering[],
  now: Date,
): Promise<number> {
  const commitments = await Promise.all(
    people.map(({ sku, receipt }) => commitmentOf(launchId, sku, receipt)),
  );
  const column = <Key extends keyof Entering>(key: Key) => people.map((one) => one[key]);
  // The shared lock makes entering wait for a list that is being closed, and closing for entries under way.
  const { rows } = await sql<{ id: string }>`
    with launch as materialized (
      select id from launches where id = ${launchId} and event_type = 'Hype2.0' and root is null
        and starts_at <= ${now} and ends_at > ${now} for share)
    insert into launch_entries (id, launch_id, account_id, state, joined_at, seen_at, queue_key, sku, receipt, commitment, person)
    select p.id, launch.id, p.account, 'entered', ${now}, ${now}, 0, p.sku, p.receipt, p.commitment, p.person
    from launch, unnest(${column('id')}::text[], ${column('accountId')}::text[], ${column('sku')}::text[],
      ${column('receipt')}::text[], ${commitments}::text[],
      ${people.map(({ person }) => person ?? null)}::text[]) as p (id, account, sku, receipt, commitment, person)
    on conflict (launch_id, account_id) do update set
      receipt = case when launch_entries.sku = excluded.sku then launch_entries.receipt else excluded.receipt end,
      commitment = case when launch_entries.sku = excluded.sku then launch_entries.commitment else excluded.commitment end,
      sku = excluded.sku, seen_at = excluded.seen_at
    returning id`.execute(db);
  return rows.length;
}

/** Withdraws entries as long as the list is open; afterwards gives up what was or may be won. */
export async function withdrawEntries(
  db: Kysely<Database>,
  launchId: string,
  accountIds: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const launch = await lockLaunch(trx, launchId);
    const mine = sql`launch_id = ${launchId} and account_id = any(${[...accountIds]}::text[])`;
    if (launch && launch.root === null)
      await sql`delete from launch_entries where ${mine} and state = 'entered'`.execute(trx);
    else
      await sql`
        update launch_entries set state = 'lapsed', pass_until = null
        where ${mine} and state in ('entered', 'won', 'next') and not ${isUsedBy('launch_entries')}`.execute(
        trx,
      );
  });
}

interface LockedLaunch {
  readonly root: string | null;
  readonly endsAt: Date | null;
  readonly drawnAt: Date | null;
  readonly pieces: Readonly<Record<string, number>> | null;
  readonly payMinutes: number | null;
  readonly seedCommitment: string | null;
}

async function lockLaunch(trx: Transaction<Database>, launchId: string): Promise<LockedLaunch | undefined> {
  return trx
    .selectFrom('launches')
    .select(['root', 'ends_at as endsAt', 'drawn_at as drawnAt', 'pieces', 'pay_minutes as payMinutes'])
    .select('seed_commitment as seedCommitment')
    .where('id', '=', launchId)
    .where('event_type', '=', 'Hype2.0')
    .forUpdate()
    .executeTakeFirst();
}

/** What happened to a draw. */
export interface DrawSettled {
  readonly closed: boolean;
  readonly drawn: boolean;
  /** Wins that were not paid in time. */
  readonly lapsed: number;
  /** Who may buy from now on. */
  readonly winners: number;
}

/**
 * Brings a draw to where it should be by now: closes its list, draws once the seed is out, ends wins that were not paid in
 * time and passes them on. Safe to run at any time and by several processes at once.
 */
export function settleDraw(
  db: Kysely<Database>,
  launchId: string,
  randomness: PublicRandomness,
  now: Date,
): Promise<DrawSettled> {
  return db.transaction().execute(async (trx) => {
    const nothing: DrawSettled = { closed: false, drawn: false, lapsed: 0, winners: 0 };
    const launch = await lockLaunch(trx, launchId);
    if (!launch || launch.endsAt === null || launch.endsAt > now) return nothing;
    const closesAt = launch.endsAt;
    const closed = launch.root === null;
    if (closed) await closeList(trx, launchId, now);
    if (launch.drawnAt === null) {
      const isDue = now.getTime() >= closesAt.getTime() + revealAfterMilliseconds;
      const announced = { id: launchId, closesAt, commitment: launch.seedCommitment ?? undefined };
      const seed = isDue ? await randomness.reveal(announced) : undefined;
      if (seed === undefined) return { ...nothing, closed };
      const { commitment } = await randomness.announce(announced);
      if (commitment !== undefined) await keepCommitment(trx, launchId, commitment);
      const winners = await drawAll(trx, launchId, seed, now);
      return { closed, drawn: true, lapsed: 0, winners };
    }
    const lapsed = await endUnpaid(trx, launchId, now);
    return { ...nothing, lapsed, winners: await passOn(trx, launchId, payUntil(launch, now)) };
  });
}

/** Notes the digest of a seed: what was announced, or drawn by, is not changed by anything. */
export const keepCommitment = async (
  db: Kysely<Database>,
  launchId: string,
  commitment: string,
): Promise<void> =>
  void (await db
    .updateTable('launches')
    .set({ seed_commitment: commitment })
    .where('id', '=', launchId)
    .where('seed_commitment', 'is', null)
    .execute());

const payUntil = ({ payMinutes }: Pick<LockedLaunch, 'payMinutes'>, now: Date): Date =>
  new Date(now.getTime() + (payMinutes ?? defaultPayMinutes) * 60_000);

async function entriesOf(trx: Transaction<Database>, launchId: string) {
  const rows = await trx
    .selectFrom('launch_entries')
    .select(['id', 'sku', 'commitment', 'state'])
    .where('launch_id', '=', launchId)
    .execute();
  return rows.map(({ id, sku, commitment, state }) => ({
    ...{ id, state },
    ...{ sku: sku ?? '', commitment: commitment ?? '' },
  }));
}

/** Writes the digest of the list, and how many pieces of each size are drawn for. */
async function closeList(trx: Transaction<Database>, launchId: string, now: Date): Promise<void> {
  const root = await rootOf(await entriesOf(trx, launchId));
  await sql`
    update launches set root = ${root}, pieces = coalesce((
      select jsonb_object_agg(v.sku, greatest(0, s.on_hand - s.held + coalesce((
        select sum(h.quantity) from stock_holds h where h.sku = v.sku and h.expires_at <= ${now}), 0)))
      from launch_products lp join variants v on v.product_id = lp.product_id and v.active
      join stock s on s.sku = v.sku where lp.launch_id = ${launchId}), '{}')
    where id = ${launchId}`.execute(trx);
}

/** Draws the closed list, and gives the first of each size the time to pay. Returns how many won. */
async function drawAll(
  trx: Transaction<Database>,
  launchId: string,
  seed: string,
  now: Date,
): Promise<number> {
  const launch = await lockLaunch(trx, launchId);
  const order = await drawOrder(await entriesOf(trx, launchId), seed);
  const won = new Set(winnersOf(order, new Map(Object.entries(launch?.pieces ?? {}))).map(({ id }) => id));
  const stateOf = (id: string, before: string) =>
    before === 'lapsed' ? 'lapsed' : won.has(id) ? 'won' : 'next';
  await sql`
    update launch_entries e set rank = d.rank, state = d.state,
      pass_until = case when d.state = 'won' then ${payUntil({ payMinutes: launch?.payMinutes ?? null }, now)}::timestamptz end
    from unnest(${order.map(({ id }) => id)}::text[], ${order.map((_, at) => at)}::int[],
      ${order.map(({ id, state }) => stateOf(id, state))}::text[]) as d (id, rank, state)
    where e.id = d.id`.execute(trx);
  await trx.updateTable('launches').set({ drawn_at: now }).where('id', '=', launchId).execute();
  return won.size;
}

async function endUnpaid(trx: Transaction<Database>, launchId: string, now: Date): Promise<number> {
  const { rows } = await sql`
    update launch_entries set state = 'lapsed', pass_until = null
    where launch_id = ${launchId} and state = 'won' and pass_until <= ${now} and not ${isUsedBy('launch_entries')}
    returning id`.execute(trx);
  return rows.length;
}

/** Lets the next of each size move up to the pieces that nobody has won. */
async function passOn(trx: Transaction<Database>, launchId: string, until: Date): Promise<number> {
  const { rows } = await sql`
    update launch_entries set state = 'won', pass_until = ${until}
    where id in (
      select id from (
        select e.id, row_number() over (partition by e.sku order by e.rank) as place,
          coalesce((l.pieces ->> e.sku)::int, 0) - coalesce(w.won, 0) as free
        from launch_entries e join launches l on l.id = e.launch_id
        left join (select sku, count(*) as won from launch_entries
          where launch_id = ${launchId} and state = 'won' group by sku) w on w.sku = e.sku
        where e.launch_id = ${launchId} and e.state = 'next' and e.account_id is not null) as waiting
      where place <= free)
    returning id`.execute(trx);
  return rows.length;
}
