import { tierOfGroup } from '@touchline/contract/launch/constants';
import * as calls from '@touchline/contract/launch/endpoints';
import type { LaunchStanding } from '@touchline/contract/launch/schema';
import type { Site } from '@touchline/contract/market/schema';
import { mailboxOf } from '../../kernel/address/mailboxOf.ts';
import { digestOf, limitCall, type CallLimits } from '../../customers/account/accountLimits.ts';
import type { BotCheck } from '../../kernel/bots/BotCheck.ts';
import { Failure, notFound, unreadable } from '../../kernel/failure/Failure.ts';
import type { Shopper } from '../../kernel/identity/Caller.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import { Reply, type Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { enterDraw, withdrawEntries } from './draw.ts';
import { launchView, loadLaunches, mustFindLaunch, type StoredLaunch } from './loadLaunches.ts';
import type { PublicRandomness } from './PublicRandomness.ts';
import { publishedDraw } from './publishedDraw.ts';
import { seatHeaders } from '../../kernel/launchAccess/seatToken.ts';
import { isSeated, loadStanding, standingView } from './standing.ts';
import { admit, joinRoom, leaveRoom, notePresence } from './waitingRoom.ts';

const cached = { browserSeconds: 2, serverSeconds: 1 };
const limit = (what: string, max: number, seconds: number) => ({ what, max, seconds });
/** Joining and entering: a few from one network without a bot check, as a family has one. */
const entering: CallLimits = {
  unchecked: limit('launch-unchecked', 5, 3_600),
  bySource: limit('launch', 200, 3_600),
};

export interface LaunchOptions {
  readonly bots: BotCheck;
  readonly randomness: PublicRandomness;
}

/** Launches, their waiting rooms and draws. */
export function launchRoutes(
  router: Router,
  shop: CommerceContext,
  { bots, randomness }: LaunchOptions,
): void {
  const { db } = shop;

  router.route(
    calls.listLaunches,
    async ({ query, now }) => {
      const site = shop.markets.site(query.sitePath);
      const stored = await loadLaunches(shop, site, now);
      const launches = await Promise.all(stored.map((one) => launchView(shop, one, site, now)));
      // A launch of another brand's products is none of this shop's.
      return { launches: launches.filter(({ products }) => products.length > 0) };
    },
    { cache: cached },
  );

  router.route(
    calls.getLaunch,
    async ({ query, params, now }) => {
      const site = shop.markets.site(query.sitePath);
      const view = await launchView(shop, await mustFindLaunch(shop, params.launchId, site), site, now);
      if (view.products.length === 0) throw notFound('launch');
      return view;
    },
    { cache: cached },
  );

  router.route(
    calls.getDraw,
    async ({ query, params }) => {
      const launch = await mustFindLaunch(shop, params.launchId, shop.markets.site(query.sitePath));
      return publishedDraw(shop, launch, randomness);
    },
    { cache: cached },
  );

  router.route(calls.getLaunchStanding, async ({ caller, params, site, request, now }) =>
    standing(await mustFindLaunch(shop, params.launchId, site), caller, request, now),
  );

  router.route(calls.joinWaitingRoom, async ({ caller, params, site, source, request, now }) => {
    const launch = await launchFor('Waitroom', params.launchId, site, now);
    const { accountId } = caller;
    const stored = await loadStanding(shop, launch.id, accountId);
    // A sign of life is no new entry.
    if (stored.entry === null) {
      await limitCall(shop, bots, entering, { source, request });
      checkMayEnter(launch, stored);
    }
    const person = await personOf(stored.email);
    const joining = { accountId, person, id: randomHex(shop.random, 32), random: randomShare(shop) };
    await onePerPerson(joinRoom(db, launch, [joining], now));
    await admit(db, launch.id, now);
    return standing(launch, caller, request, now);
  });

  router.route(calls.showPresence, async ({ caller, params, site, request, now }) => {
    const launch = await mustFindLaunch(shop, params.launchId, site);
    if (launch.eventType === 'Waitroom') {
      await notePresence(db, launch.id, [caller.accountId], now);
      await admit(db, launch.id, now);
    }
    return standing(launch, caller, request, now);
  });

  router.route(calls.leaveWaitingRoom, async ({ caller, params, site, request, now }) => {
    const launch = await mustFindLaunch(shop, params.launchId, site);
    await leaveRoom(db, launch.id, [caller.accountId]);
    return standing(launch, caller, request, now);
  });

  router.route(calls.enterDraw, async ({ caller, params, body, site, source, request, now }) => {
    const launch = await launchFor('Hype2.0', params.launchId, site, now);
    const { accountId } = caller;
    const stored = await loadStanding(shop, launch.id, accountId);
    if (stored.entry === null) await limitCall(shop, bots, entering, { source, request });
    checkMayEnter(launch, stored);
    if (now < launch.startsAt) throw new Failure(409, 'LAUNCH_UPCOMING', 'The draw is not open yet.');
    if (!launch.sizes.some(({ sku }) => sku === body.sku)) throw unreadable('The launch has no such size.');
    const id = randomHex(shop.random, 32);
    const person = await personOf(stored.email);
    const entry = { accountId, person, sku: body.sku, id, receipt: randomHex(shop.random, 32) };
    if ((await onePerPerson(enterDraw(db, launch.id, [entry], now))) === 0) throw over();
    return standing(launch, caller, request, now);
  });

  router.route(calls.withdrawEntry, async ({ caller, params, site, request, now }) => {
    const launch = await mustFindLaunch(shop, params.launchId, site);
    await withdrawEntries(db, launch.id, [caller.accountId]);
    return standing(launch, caller, request, now);
  });

  /** A person has one mailbox, and may have several accounts by its tags. */
  const personOf = (email: string) => digestOf(shop, 'mailbox', mailboxOf(email));

  /** A launch of this kind that is not over. */
  async function launchFor(
    eventType: StoredLaunch['eventType'],
    id: string,
    site: Site,
    now: Date,
  ): Promise<StoredLaunch> {
    const launch = await mustFindLaunch(shop, id, site);
    if (launch.eventType !== eventType || (launch.endsAt !== null && launch.endsAt <= now)) throw over();
    return launch;
  }

  /** The caller's standing, and the signed seat of whoever has one. */
  async function standing(
    launch: StoredLaunch,
    caller: Shopper | undefined,
    request: Request,
    now: Date,
  ): Promise<Reply<LaunchStanding>> {
    const accountId = caller?.accountId;
    const stored = await loadStanding(shop, launch.id, accountId);
    const view = await standingView(shop, launch, caller, stored, now);
    if (accountId === undefined || !isSeated(stored, now)) return new Reply(view);
    const holder = { secrets: shop.secrets, accountId, now };
    return new Reply(view, { headers: await seatHeaders(request, launch.id, holder) });
  }
}

async function onePerPerson<Result>(entering: Promise<Result>): Promise<Result> {
  try {
    return await entering;
  } catch (error) {
    const isTaken =
      error instanceof Error && 'constraint' in error && error.constraint === 'launch_entries_person';
    if (!isTaken) throw error;
    throw new Failure(409, 'LAUNCH_LIMIT_REACHED', 'Another account of this mailbox takes part already.');
  }
}

const over = () => new Failure(409, 'LaunchOver', 'This launch takes nobody any more.');

/** Only accounts with a confirmed address may enter, and of an exclusive launch only its members. */
function checkMayEnter(
  launch: StoredLaunch,
  { isVerified, tier }: { isVerified: boolean; tier: number },
): void {
  if (!isVerified) throw new Failure(409, 'AddressNotVerified', 'The email address is not confirmed.');
  const needed = tierOfGroup(launch.group);
  if (tier < needed)
    throw new Failure(409, 'LAUNCH_MEMBERS_ONLY', `Only for members from tier ${needed} on.`, {
      details: { tier: needed },
    });
}

/** A random number from 0 to 1, of 48 bits. */
const randomShare = (shop: Pick<CommerceContext, 'random'>): number =>
  Number.parseInt(randomHex(shop.random, 12), 16) / 2 ** 48;
