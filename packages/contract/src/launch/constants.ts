/** Where a launch takes place (accounts document, section 3); this shop is `Web`. */
export const channelTypes = ['TouchlineApp', 'Retail', 'Trilogy', 'Web'] as const;
export type ChannelType = (typeof channelTypes)[number];

/**
 * How a launch sells its products.
 * - `ClosedGroupSale`: only to the members of a group.
 * - `FlashSale`: at a lower price, until it ends.
 * - `Hype2.0`: to the winners of a draw.
 * - `Regular`: to everybody once it has begun.
 * - `Waitroom`: to those who hold a seat, in turn.
 */
export const eventTypes = ['ClosedGroupSale', 'FlashSale', 'Hype2.0', 'Regular', 'Waitroom'] as const;
export type LaunchEventType = (typeof eventTypes)[number];

/** The lowest membership tier that may take part. */
export const exclusivityGroups = [
  'None',
  'Membership Tier 1',
  'Membership Tier 2',
  'Membership Tier 3',
  'Membership Tier 4',
] as const;
export type ExclusivityGroup = (typeof exclusivityGroups)[number];

/** Where a launch is in time, by the server's clock. */
export const launchStates = ['upcoming', 'ongoing', 'past'] as const;
export type LaunchState = (typeof launchStates)[number];

/** How a product is sold before everybody else can buy it. */
export const specialLaunchTypes = ['EARLY_ACCESS', 'NONE', 'EXCLUSIVE_ACCESS'] as const;

/** The dates of a launch, ISO 8601. */
export interface LaunchDates {
  readonly eventStartDate: string;
  readonly eventEndDate?: string | undefined;
}

/** Where a launch is in time: ongoing from its start until just before its end, which it may not have. */
export function launchState({ eventStartDate, eventEndDate }: LaunchDates, now: Date): LaunchState {
  if (now.getTime() < Date.parse(eventStartDate)) return 'upcoming';
  return eventEndDate !== undefined && now.getTime() >= Date.parse(eventEndDate) ? 'past' : 'ongoing';
}

/** The tier that a group begins with; 0: everybody. */
export const tierOfGroup = (group: ExclusivityGroup): number => exclusivityGroups.indexOf(group);

/** Why a shopper may not buy a product of a launch now. */
export const launchRefusals = [
  'LAUNCH_UPCOMING',
  'LAUNCH_MEMBERS_ONLY',
  'LAUNCH_SEAT_REQUIRED',
  'LAUNCH_WIN_REQUIRED',
  'LAUNCH_LIMIT_REACHED',
] as const;
export type LaunchRefusal = (typeof launchRefusals)[number];
