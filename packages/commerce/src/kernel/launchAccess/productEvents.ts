import { launchState, tierOfGroup } from '@touchline/contract/launch/constants';
import type { Product } from '@touchline/contract/product/schema';
import type { LaunchFacts } from './launchGate.ts';

/** Early access as on the wire, where a launch has it. */
export const earlyAccessOf = (from: string | null, tier: number | null) =>
  from === null || tier === null ? {} : { earlyAccess: { from: new Date(from).toISOString(), tier } };

/** The launches that a product page tells of: all that are not over, and draws, whose winners still buy. */
export const eventsOf = (launches: readonly LaunchFacts[], now: Date): Product['events'] =>
  launches.flatMap((launch) => {
    const dates = {
      eventStartDate: new Date(launch.startsAt).toISOString(),
      ...(launch.endsAt === null ? {} : { eventEndDate: new Date(launch.endsAt).toISOString() }),
    };
    const state = launchState(dates, now);
    if (state === 'past' && launch.eventType !== 'Hype2.0') return [];
    return {
      ...{
        id: launch.id,
        channelTypes: [...launch.channelTypes],
        eventType: launch.eventType,
        ...dates,
        state,
      },
      exclusivityGroup: launch.group,
      ...earlyAccessOf(launch.earlyFrom, launch.earlyTier),
    };
  });

/** How a product is sold before everybody else can buy it: to a group only, or to some earlier. */
export function specialLaunchType(
  events: Product['events'],
): Product['attribute_list']['special_launch_type'] {
  if (events.some(({ exclusivityGroup }) => tierOfGroup(exclusivityGroup) > 0)) return 'EXCLUSIVE_ACCESS';
  return events.some(({ earlyAccess }) => earlyAccess !== undefined) ? 'EARLY_ACCESS' : 'NONE';
}

const badges = {
  ClosedGroupSale: 'membersOnly',
  FlashSale: 'flashSale',
  'Hype2.0': 'draw',
  Regular: undefined,
  Waitroom: 'waitingRoom',
} as const;

/** The badge of a product's card while a launch decides about it. */
export function launchBadge(launches: readonly LaunchFacts[], now: Date): string | undefined {
  const [event] = eventsOf(launches, now).filter(({ state }) => state !== 'past');
  if (!event) return undefined;
  if (event.state === 'upcoming') return event.eventType === 'FlashSale' ? undefined : 'launchSoon';
  return badges[event.eventType];
}
