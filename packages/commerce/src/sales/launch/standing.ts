import { launchState } from '@touchline/contract/launch/constants';
import type { LaunchStanding } from '@touchline/contract/launch/schema';
import { sql } from 'kysely';
import type { Shopper } from '../../kernel/identity/Caller.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { isUsedBy } from '../../kernel/launchAccess/launchFacts.ts';
import { refusalOf, type LaunchFacts } from '../../kernel/launchAccess/launchGate.ts';
import { datesOf, type StoredLaunch } from './loadLaunches.ts';
import type { EntryState } from './tables.ts';
import { heldMilliseconds, waitOf } from './waitingRoom.ts';

/** What is stored of an account in a launch. */
export interface StoredStanding {
  readonly isVerified: boolean;
  readonly tier: number;
  readonly email: string;
  readonly entry: StoredEntry | null;
}

interface StoredEntry {
  readonly id: string;
  readonly state: EntryState;
  readonly key: number;
  readonly seenAt: string;
  readonly passUntil: string | null;
  readonly sku: string | null;
  readonly receipt: string | null;
  readonly commitment: string | null;
  readonly uses: number;
  readonly isUsed: boolean;
}

const nobody: StoredStanding = { isVerified: false, tier: 0, email: '', entry: null };

/** Loads what an account is and holds in a launch, in one statement. */
export async function loadStanding(
  { db }: Pick<CommerceContext, 'db'>,
  launchId: string,
  accountId: string | undefined,
): Promise<StoredStanding> {
  if (accountId === undefined) return nobody;
  const { rows } = await sql<StoredStanding>`
    select a.verified_at is not null as "isVerified", coalesce(a.email, '') as email,
      coalesce((select m.tier from loyalty_members m where m.account_id = a.id and m.left_at is null), 0) as tier,
      (select jsonb_build_object('id', e.id, 'state', e.state, 'key', e.queue_key, 'seenAt', e.seen_at,
          'passUntil', e.pass_until, 'sku', e.sku,
          'receipt', e.receipt, 'commitment', e.commitment, 'uses', e.uses, 'isUsed', ${isUsedBy('e')})
        from launch_entries e where e.launch_id = ${launchId} and e.account_id = a.id) as entry
    from accounts a where a.id = ${accountId}`.execute(db);
  return rows[0] ?? nobody;
}

const inFuture = (date: string | null, now: Date): boolean =>
  date !== null && Date.parse(date) > now.getTime();

/** Whether a stored entry is a seat that is still held. */
export const isSeated = ({ entry }: StoredStanding, now: Date): boolean =>
  entry?.state === 'seated' && inFuture(entry.passUntil, now);

/** What a caller may do in a launch now, as on the wire. */
export async function standingView(
  { db }: Pick<CommerceContext, 'db'>,
  launch: StoredLaunch,
  caller: Shopper | undefined,
  stored: StoredStanding,
  now: Date,
): Promise<LaunchStanding> {
  const { entry, tier } = stored;
  const state = launchState(datesOf(launch), now);
  const hasPass = entry?.state === 'seated' || entry?.state === 'won';
  const facts: LaunchFacts = {
    ...{ id: launch.id, channelTypes: launch.channelTypes, eventType: launch.eventType, group: launch.group },
    ...{ startsAt: launch.startsAt.toISOString(), endsAt: launch.endsAt?.toISOString() ?? null },
    ...{ earlyFrom: launch.earlyFrom?.toISOString() ?? null, earlyTier: launch.earlyTier },
    pass: hasPass
      ? { sku: entry.sku, until: entry.passUntil ?? '', uses: entry.uses, isUsed: entry.isUsed }
      : null,
  };
  // The response gives a seated caller the signed seat.
  const refused = refusalOf(facts, { tier, seats: [launch.id] }, { sku: entry?.sku ?? '', quantity: 1 }, now);
  return {
    ...{ now: now.toISOString(), state, isSignedIn: caller?.accountId !== undefined },
    ...{ isVerified: stored.isVerified, tier, mayBuy: refused === undefined },
    ...(refused ? { refusal: refused.reason } : {}),
    ...(await queueOf({ db }, launch, stored, now)),
    ...entryOf(stored, now),
  };
}

async function queueOf(
  { db }: Pick<CommerceContext, 'db'>,
  launch: StoredLaunch,
  { entry }: StoredStanding,
  now: Date,
): Promise<Pick<LaunchStanding, 'queue'>> {
  if (entry?.state === 'seated' && (entry.isUsed || inFuture(entry.passUntil, now))) {
    const until = entry.passUntil === null ? {} : { seatUntil: new Date(entry.passUntil).toISOString() };
    return { queue: { ...until, isUsed: entry.isUsed } };
  }
  if (entry?.state !== 'waiting') return {};
  if (now < launch.startsAt) return { queue: { isUsed: false } };
  // Nobody is seated who has not been heard of for so long: the place is lost, until they join again.
  if (Date.parse(entry.seenAt) <= now.getTime() - heldMilliseconds) return {};
  const place = { launchId: launch.id, id: entry.id, key: entry.key, startsAt: launch.startsAt };
  return { queue: { ...(await waitOf(db, place, now)), isUsed: false } };
}

function entryOf({ entry }: StoredStanding, now: Date): Pick<LaunchStanding, 'entry'> {
  if (!entry || entry.sku === null || entry.commitment === null || entry.receipt === null) return {};
  const { sku, commitment, receipt, state } = entry;
  const told = { sku, commitment, receipt };
  if (entry.isUsed) return { entry: { ...told, outcome: 'bought' } };
  if (state === 'won' && entry.passUntil !== null && inFuture(entry.passUntil, now))
    return { entry: { ...told, outcome: 'won', payUntil: new Date(entry.passUntil).toISOString() } };
  if (state === 'entered' || state === 'next') return { entry: { ...told, outcome: state } };
  return { entry: { ...told, outcome: 'lapsed' } };
}
