import { drawAlgorithm, verifyDraw, type DrawCheck } from '@touchline/contract/launch/draw';
import { sql } from 'kysely';
import { isUsedBy } from '../../../kernel/launchAccess/launchFacts.ts';
import { refusalOf, type LaunchFacts } from '../../../kernel/launchAccess/launchGate.ts';
import { enterDraw, revealAfterMilliseconds, settleDraw, withdrawEntries } from '../draw.ts';
import type { PublicRandomness } from '../PublicRandomness.ts';
import { writeLaunches } from '../writeLaunches.ts';
import {
  order,
  prepareRehearsal,
  rehearsed,
  visitorsOf,
  type RehearsalCounts,
  type Rehearsing,
} from './rehearsal.ts';

const minute = 60_000;
const lasts = 60;
const most = 40;

/** How a rehearsed draw ended. */
export interface DrawOutcome extends RehearsalCounts {
  readonly entries: number;
  /** Wins that were not paid in time, and went to the next. */
  readonly passedOn: number;
  /** Pieces that were sold of each size, beside what there was. */
  readonly sizes: readonly { readonly sku: string; readonly pieces: number; readonly sold: number }[];
  /** What anybody finds who draws again. */
  readonly check: DrawCheck | undefined;
}

/**
 * Plays a draw on a virtual clock with the functions that the shop runs: entering, withdrawing, the draw, the time to
 * pay and passing on. Whoever left does not pay.
 */
export async function rehearseDraw(
  rehearsing: Rehearsing,
  randomness: PublicRandomness,
): Promise<DrawOutcome> {
  const { db, plan, onStep } = rehearsing;
  const visitors = visitorsOf(plan);
  const byId = new Map(visitors.map((one) => [one.id, one]));
  const pieces = await prepareRehearsal(rehearsing, visitors);
  const record = rehearsed(plan, 'Hype2.0', lasts);
  await writeLaunches(db, [record]);
  const { id } = record;
  const closesAt = new Date(plan.opensAt.getTime() + lasts * minute);
  const facts: LaunchFacts = {
    ...{ id, channelTypes: ['Web'], eventType: 'Hype2.0', group: 'None', pass: null },
    ...{ startsAt: record.startsAt.toISOString(), endsAt: closesAt.toISOString() },
    ...{ earlyFrom: null, earlyTier: null },
  };
  const opened = new Date(plan.opensAt.getTime() + minute);
  // Programs come in three windows: an account has one entry all the same.
  for (const people of [visitors, ...[1, 2].map(() => visitors.filter(({ isBot }) => isBot))])
    await enterDraw(
      db,
      id,
      people.map(({ id: accountId, sku }) => ({
        ...{ accountId, sku, id: `${accountId}-${crypto.randomUUID()}` },
        receipt: crypto.randomUUID().replaceAll('-', ''),
      })),
      opened,
    );
  await withdrawEntries(
    db,
    id,
    visitors.filter(({ goes }) => goes === 'button').map((one) => one.id),
  );

  await settleDraw(db, id, randomness, closesAt);
  let now = new Date(closesAt.getTime() + revealAfterMilliseconds);
  await settleDraw(db, id, randomness, now);
  const check = await checkAgain(rehearsing, id, closesAt, pieces, randomness);
  const entries = await sql<{ count: number }>`
    select count(*)::int from launch_entries where launch_id = ${id}`.execute(db);

  const sold = new Map<string, number>();
  let [turnedAway, slippedIn, passedOn] = [0, 0, 0];
  const soldInAll = () => [...sold.values()].reduce((sum, count) => sum + count, 0);
  let counts: RehearsalCounts = { minute: 0, waiting: 0, holding: 0, sold: 0, turnedAway, slippedIn };
  for (let round = 0; round < most && soldInAll() < plan.stock; round += 1) {
    const { rows } = await sql<{ id: string; sku: string; until: Date }>`
      select account_id as id, sku, pass_until as until from launch_entries e where launch_id = ${id}
        and state = 'won' and pass_until > ${now} and not ${isUsedBy('e')}`.execute(db);
    const wins = new Map(rows.map((row) => [row.id, row]));
    const paying: string[] = [];
    for (const one of visitors) {
      const win = wins.get(one.id);
      if (!win && !one.isBot) continue;
      const pass = win ? { sku: win.sku, until: win.until.toISOString(), isUsed: false, uses: 0 } : null;
      const wanted = { sku: win?.sku ?? one.sku, quantity: 1 };
      const refused = refusalOf({ ...facts, pass }, { tier: 0, seats: [id] }, wanted, now);
      if (refused) turnedAway += 1;
      else if (!win) slippedIn += 1;
      else if (byId.get(one.id)?.goes !== 'window') paying.push(one.id);
    }
    await order(rehearsing, id, paying, now);
    for (const each of paying) {
      const sku = wins.get(each)?.sku ?? '';
      sold.set(sku, (sold.get(sku) ?? 0) + 1);
    }
    counts = {
      ...{ minute: Math.round((now.getTime() - plan.opensAt.getTime()) / minute) },
      ...{ waiting: (entries.rows[0]?.count ?? 0) - soldInAll() - wins.size + paying.length },
      ...{ holding: wins.size - paying.length, sold: soldInAll(), turnedAway, slippedIn },
    };
    await onStep?.(counts);
    now = new Date(now.getTime() + 31 * minute);
    passedOn += (await settleDraw(db, id, randomness, now)).lapsed;
  }
  return {
    ...counts,
    ...{ entries: entries.rows[0]?.count ?? 0, passedOn, check },
    sizes: [...pieces].map(([sku, count]) => ({ sku, pieces: count, sold: sold.get(sku) ?? 0 })),
  };
}

/** Draws again from what is published, as anybody can. */
async function checkAgain(
  { db }: Rehearsing,
  launchId: string,
  closesAt: Date,
  pieces: ReadonlyMap<string, number>,
  randomness: PublicRandomness,
): Promise<DrawCheck | undefined> {
  const [{ commitment }, seed] = [
    await randomness.announce({ id: launchId, closesAt }),
    await randomness.reveal({ id: launchId, closesAt }),
  ];
  const { root } = await db
    .selectFrom('launches')
    .select('root')
    .where('id', '=', launchId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ sku: string; commitment: string; state: string }>`
    select sku, commitment, state from launch_entries where launch_id = ${launchId} order by rank`.execute(
    db,
  );
  const entries = rows.map(({ sku, commitment: digest }) => ({ sku, commitment: digest }));
  return verifyDraw({
    ...{ launchId, state: 'drawn', algorithm: drawAlgorithm, randomness: 'commit-reveal' },
    ...(commitment === undefined ? {} : { seedCommitment: commitment }),
    ...(seed === undefined ? {} : { seed }),
    ...(root === null ? {} : { root }),
    ...{ entries, entryCount: entries.length },
    pieces: [...pieces].map(([sku, count]) => ({ sku, count })),
    winners: entries.filter((_, at) => rows[at]?.state === 'won'),
  });
}
