import { sql } from 'kysely';
import { isUsedBy } from '../../../kernel/launchAccess/launchFacts.ts';
import { refusalOf, type LaunchFacts, type LaunchPass } from '../../../kernel/launchAccess/launchGate.ts';
import { admit, joinRoom, leaveRoom, notePresence } from '../waitingRoom.ts';
import { writeLaunches } from '../writeLaunches.ts';
import {
  order,
  prepareRehearsal,
  rehearsed,
  visitorsOf,
  type RehearsalCounts,
  type Rehearsing,
  type Visitor,
} from './rehearsal.ts';

const minute = 60_000;
const lasts = 180;

/** How a rehearsed waiting room ended. */
export interface RoomOutcome extends RehearsalCounts {
  /** Accounts with more than one place or order: must be 0. */
  readonly doubled: number;
  /** The most seats that were held at once. */
  readonly mostSeats: number;
  /** Seats that went to the next because their holders were not heard of. */
  readonly passedOn: number;
}

/**
 * Plays a waiting room on a virtual clock, minute by minute, with the functions that the shop runs: joining, signs of
 * life, leaving, seating, and the gate that decides who may buy.
 */
export async function rehearseRoom(rehearsing: Rehearsing): Promise<RoomOutcome> {
  const { db, plan, onStep } = rehearsing;
  const visitors = visitorsOf(plan);
  await prepareRehearsal(rehearsing, visitors);
  const record = rehearsed(plan, 'Waitroom', lasts);
  await writeLaunches(db, [record]);
  const launch = { id: record.id, startsAt: record.startsAt };
  const facts: LaunchFacts = {
    ...{ id: record.id, channelTypes: ['Web'], eventType: 'Waitroom', group: 'None', pass: null },
    ...{ startsAt: record.startsAt.toISOString(), endsAt: record.endsAt?.toISOString() ?? null },
    ...{ earlyFrom: null, earlyTier: null },
  };
  const ids = (some: readonly Visitor[]) => some.map(({ id }) => id);
  const seatedSince = new Map<string, number>();
  const bought = new Set<string>();
  let [sold, turnedAway, slippedIn, mostSeats, passedOn] = [0, 0, 0, 0, 0];
  let counts: RehearsalCounts = { minute: 0, waiting: 0, holding: 0, sold, turnedAway, slippedIn };

  for (let at = -5; at < lasts && sold < plan.stock; at += 1) {
    const now = new Date(plan.opensAt.getTime() + at * minute);
    const isGone = (one: Visitor) => one.goes !== 'never' && one.leaves <= at;
    const coming = visitors.filter(({ comes }) => comes === at);
    const windows = [
      coming,
      ...(coming.some(({ isBot }) => isBot) ? [1, 2].map(() => coming.filter(({ isBot }) => isBot)) : []),
    ];
    for (const people of windows)
      await joinRoom(
        db,
        launch,
        people.map(({ id }) => ({
          accountId: id,
          id: `${id}-${crypto.randomUUID()}`,
          random: plan.random(),
        })),
        now,
      );
    await leaveRoom(db, launch.id, ids(visitors.filter((one) => one.goes === 'button' && one.leaves === at)));
    const here = visitors.filter((one) => one.comes <= at && !isGone(one) && !bought.has(one.id));
    await notePresence(db, launch.id, ids(here), now);
    await admit(db, launch.id, now);

    const { rows } = await sql<{ id: string; until: Date }>`
      select account_id as id, pass_until as until from launch_entries e where launch_id = ${launch.id}
        and state = 'seated' and pass_until > ${now} and not ${isUsedBy('e')}`.execute(db);
    const passes = new Map<string, LaunchPass>(
      rows.map(({ id, until }) => [id, { sku: null, until: until.toISOString(), isUsed: false, uses: 0 }]),
    );
    mostSeats = Math.max(mostSeats, passes.size);
    for (const id of seatedSince.keys())
      if (!passes.has(id)) {
        seatedSince.delete(id);
        if (!bought.has(id)) passedOn += 1;
      }
    for (const id of passes.keys()) if (!seatedSince.has(id)) seatedSince.set(id, at);

    const buying: string[] = [];
    for (const { id, isBot, takes } of here) {
      const pass = passes.get(id) ?? null;
      const isReady = pass !== null && at - (seatedSince.get(id) ?? at) >= takes;
      // Programs try all the time; people where they are seated.
      if (!isBot && !isReady) continue;
      const seats = pass === null ? [] : [launch.id];
      const refused = refusalOf({ ...facts, pass }, { tier: 0, seats }, { sku: '', quantity: 1 }, now);
      if (refused) turnedAway += 1;
      else if (pass === null) slippedIn += 1;
      else if (isReady && sold + buying.length < plan.stock) buying.push(id);
    }
    await order(rehearsing, launch.id, buying, now);
    for (const id of buying) bought.add(id);
    sold += buying.length;
    counts = {
      ...{ minute: at, waiting: here.length - passes.size, holding: passes.size },
      ...{ sold, turnedAway, slippedIn },
    };
    await onStep?.(counts);
  }
  const doubles = await sql<{ count: number }>`
    select count(*)::int from (select account_id from launch_entries where launch_id = ${launch.id}
      group by account_id having count(*) > 1 or sum(uses) > 1) d`.execute(db);
  return { ...counts, doubled: doubles.rows[0]?.count ?? 0, mostSeats, passedOn };
}
