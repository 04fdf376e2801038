import {
  launchState,
  tierOfGroup,
  type ChannelType,
  type ExclusivityGroup,
  type LaunchEventType,
  type LaunchRefusal,
} from '@touchline/contract/launch/constants';

/** What the caller holds in a launch: a seat of a waiting room, or a win of a draw. */
export interface LaunchPass {
  /** The size that was won; null for a seat. */
  readonly sku: string | null;
  /** ISO 8601. */
  readonly until: string;
  /** An order that has not failed uses it. */
  readonly isUsed: boolean;
  readonly uses: number;
}

/** A launch of a product, as its baskets see it. */
export interface LaunchFacts {
  readonly id: string;
  readonly channelTypes: readonly ChannelType[];
  readonly eventType: LaunchEventType;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly group: ExclusivityGroup;
  readonly earlyFrom: string | null;
  readonly earlyTier: number | null;
  readonly pass: LaunchPass | null;
}

/** What a caller is in every launch. */
export interface LaunchCaller {
  /** Membership tier; 0 for everybody else. */
  readonly tier: number;
  /** Launches that the caller showed a signed seat for. */
  readonly seats: readonly string[];
}

/** Why a launch does not sell to a caller. */
export interface RefusedByLaunch {
  readonly reason: LaunchRefusal;
  readonly launchId: string;
  /** The tier that it asks for. */
  readonly tier?: number;
}

const datesOf = ({ startsAt, endsAt }: LaunchFacts) => ({
  eventStartDate: startsAt,
  ...(endsAt === null ? {} : { eventEndDate: endsAt }),
});

/** Where a launch is in time. */
export const stateOf = (launch: LaunchFacts, now: Date) => launchState(datesOf(launch), now);

/** Whether an order of the launch's products uses up a seat or a win now. What a draw sells is only ever for its winners. */
export function needsPass(launch: LaunchFacts, now: Date): boolean {
  if (launch.eventType === 'Hype2.0') return true;
  return launch.eventType === 'Waitroom' && stateOf(launch, now) === 'ongoing';
}

/** Whether a flash sale is on. */
export const isFlashSale = (launch: LaunchFacts, now: Date): boolean =>
  launch.eventType === 'FlashSale' && stateOf(launch, now) === 'ongoing';

const hasEarlyAccess = ({ earlyFrom, earlyTier }: LaunchFacts, tier: number, now: Date): boolean =>
  earlyFrom !== null && earlyTier !== null && tier >= earlyTier && Date.parse(earlyFrom) <= now.getTime();

/**
 * Why a caller may not buy a size of a launch now; `undefined` when the launch does not prevent it. A flash sale only
 * changes the price, and what other launches did not sell is free for everybody once they are over.
 */
export function refusalOf(
  launch: LaunchFacts,
  { tier, seats }: LaunchCaller,
  wanted: { readonly sku: string; readonly quantity: number },
  now: Date,
): RefusedByLaunch | undefined {
  const refused = (reason: LaunchRefusal, asked?: number): RefusedByLaunch => ({
    reason,
    launchId: launch.id,
    ...(asked === undefined ? {} : { tier: asked }),
  });
  const { eventType, pass } = launch;
  const isDraw = eventType === 'Hype2.0';
  const state = stateOf(launch, now);
  if (state === 'past' && !isDraw) return undefined;
  if (state === 'upcoming' && eventType === 'FlashSale') return undefined;
  if (state === 'upcoming' && !hasEarlyAccess(launch, tier, now)) return refused('LAUNCH_UPCOMING');
  const needed = tierOfGroup(launch.group);
  if (tier < needed) return refused('LAUNCH_MEMBERS_ONLY', needed);
  if (!needsPass(launch, now)) return undefined;
  const isHeld = pass !== null && Date.parse(pass.until) > now.getTime();
  if (pass?.isUsed) return refused('LAUNCH_LIMIT_REACHED');
  if (!isDraw) return isHeld && seats.includes(launch.id) ? undefined : refused('LAUNCH_SEAT_REQUIRED');
  if (!isHeld || pass.sku !== wanted.sku) return refused('LAUNCH_WIN_REQUIRED');
  return wanted.quantity > 1 ? refused('LAUNCH_LIMIT_REACHED') : undefined;
}

/** The first refusal of the launches of a size. */
export function refusalOfAny(
  launches: readonly LaunchFacts[],
  caller: LaunchCaller,
  wanted: { readonly sku: string; readonly quantity: number },
  now: Date,
): RefusedByLaunch | undefined {
  for (const launch of launches) {
    const refused = refusalOf(launch, caller, wanted, now);
    if (refused) return refused;
  }
  return undefined;
}
