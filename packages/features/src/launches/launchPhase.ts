import { tierOfGroup } from '@touchline/contract/launch/constants';
import type { LaunchEvent } from '@touchline/contract/launch/event';
import type { LaunchStanding } from '@touchline/contract/launch/schema';

/** What the visitor has just seen happen, which the server does not tell. */
export type LaunchMemory = 'left' | 'seatLost' | 'placeLost' | 'withdrawn';

/** Where a visitor is in a launch: the panel shows one of these. */
export type LaunchPhase =
  | { kind: 'upcoming' }
  /** On sale; `isEarly` before everybody else can buy. */
  | { kind: 'open'; isEarly: boolean }
  | { kind: 'membersOnly'; tier: number }
  | { kind: 'over' }
  /** A waiting room that can be joined, before (`isOpen: false`) or after its opening. */
  | { kind: 'joinable'; isOpen: boolean }
  /** Joined before the opening: places are drawn then. */
  | { kind: 'gathering' }
  | { kind: 'waiting'; ahead: number; waitSeconds: number | undefined }
  | { kind: 'seated'; until: string }
  | { kind: 'seatUsed' }
  | { kind: 'seatLost' | 'placeLost' | 'left'; isOpen: boolean }
  /** A draw that can be entered. */
  | { kind: 'enterable' }
  | { kind: 'entered'; sku: string }
  | { kind: 'withdrawn' }
  /** The list is closed, and the draw still to come. */
  | { kind: 'drawing'; sku: string }
  | { kind: 'won'; sku: string; until: string }
  | { kind: 'bought' }
  /** Not drawn, but moves up where a winner does not pay. */
  | { kind: 'next' }
  | { kind: 'lapsed' }
  /** A draw that ended without the visitor. */
  | { kind: 'drawOver' };

interface LaunchFacts {
  readonly event: LaunchEvent;
  /** What the server last said of the visitor; absent before it did. */
  readonly standing: LaunchStanding | undefined;
  readonly memory: LaunchMemory | undefined;
}

/** Where a visitor is in a launch. */
export function launchPhase({ event, standing, memory }: LaunchFacts): LaunchPhase {
  const state = standing?.state ?? event.state;
  const tier = tierOfGroup(event.exclusivityGroup);
  const isTooLow = tier > (standing?.tier ?? 0);
  if (event.eventType === 'Hype2.0') return drawPhase({ event, standing, memory }, state, isTooLow);
  if (state === 'past') return { kind: 'over' };
  if (state === 'upcoming' && standing?.mayBuy && event.earlyAccess) return { kind: 'open', isEarly: true };
  if (event.eventType === 'Waitroom') return roomPhase({ event, standing, memory }, state, isTooLow);
  if (state === 'upcoming') return { kind: 'upcoming' };
  return isTooLow ? { kind: 'membersOnly', tier } : { kind: 'open', isEarly: false };
}

function roomPhase(
  { event, standing, memory }: LaunchFacts,
  state: LaunchStanding['state'],
  isTooLow: boolean,
): LaunchPhase {
  const queue = standing?.queue;
  const isOpen = state === 'ongoing';
  if (queue?.isUsed) return { kind: 'seatUsed' };
  if (queue?.seatUntil !== undefined) return { kind: 'seated', until: queue.seatUntil };
  if (queue && !isOpen) return { kind: 'gathering' };
  if (queue) return { kind: 'waiting', ahead: queue.ahead ?? 0, waitSeconds: queue.waitSeconds };
  if (memory !== undefined && memory !== 'withdrawn') return { kind: memory, isOpen };
  if (isTooLow) return { kind: 'membersOnly', tier: tierOfGroup(event.exclusivityGroup) };
  return { kind: 'joinable', isOpen };
}

function drawPhase(
  { event, standing, memory }: LaunchFacts,
  state: LaunchStanding['state'],
  isTooLow: boolean,
): LaunchPhase {
  const entry = standing?.entry;
  switch (entry?.outcome) {
    case 'entered':
      return { kind: state === 'past' ? 'drawing' : 'entered', sku: entry.sku };
    case 'won':
      return { kind: 'won', sku: entry.sku, until: entry.payUntil ?? '' };
    case 'bought':
    case 'next':
    case 'lapsed':
      return { kind: entry.outcome };
    default:
  }
  if (state === 'past') return { kind: 'drawOver' };
  if (state === 'upcoming') return { kind: 'upcoming' };
  if (memory === 'withdrawn') return { kind: 'withdrawn' };
  if (isTooLow) return { kind: 'membersOnly', tier: tierOfGroup(event.exclusivityGroup) };
  return { kind: 'enterable' };
}

/** What changed for the visitor between two answers, where only the difference tells it. */
export function lostBetween(
  before: LaunchStanding | undefined,
  now: LaunchStanding,
): Extract<LaunchMemory, 'seatLost' | 'placeLost'> | undefined {
  if (!before?.queue || now.queue?.seatUntil !== undefined || now.state === 'past') return undefined;
  if (before.queue.seatUntil !== undefined && !now.queue?.isUsed) return 'seatLost';
  return now.queue ? undefined : 'placeLost';
}

const seconds = 1_000;

/**
 * After how long to ask again, in milliseconds; `undefined` where nothing is expected. A place is held five minutes after
 * the last sign of life, so that a lost answer or two do no harm.
 */
export function lookAgainAfter({ kind }: LaunchPhase): number | undefined {
  switch (kind) {
    case 'waiting':
      return 15 * seconds;
    case 'drawing':
      return 20 * seconds;
    case 'gathering':
    case 'seated':
    case 'next':
      return 60 * seconds;
    default:
      return undefined;
  }
}
