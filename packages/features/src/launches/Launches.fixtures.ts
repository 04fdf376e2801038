import {
  commitmentOf,
  drawAlgorithm,
  drawOrder,
  rootOf,
  sha256,
  sortedEntries,
  winnersOf,
} from '@touchline/contract/launch/draw';
import * as endpoints from '@touchline/contract/launch/endpoints';
import type { LaunchEvent } from '@touchline/contract/launch/event';
import type { Launch, LaunchStanding, PublishedDraw } from '@touchline/contract/launch/schema';
import { fixedNow, testPorts, type TestPorts } from '../platform/ports/testPorts.ts';
import { summary } from '../catalog/productCard/ProductCard.fixtures.ts';
import { DrawStore } from './DrawStore.ts';
import { LaunchListStore } from './LaunchListStore.ts';
import type { LaunchMemory } from './launchPhase.ts';
import { LaunchStore, type LaunchProblem, type LaunchStatus } from './LaunchStore.ts';

/** So many minutes after the fixed time of stories and tests. */
export const inMinutes = (minutes: number): string =>
  new Date(fixedNow.getTime() + minutes * 60_000).toISOString();

/** A launch that began an hour ago and ends in three. */
export const launch = (change: Partial<Launch> = {}): Launch => ({
  ...{ id: 'orbit', channelTypes: ['Web'], eventType: 'Regular', exclusivityGroup: 'None' },
  ...{ eventStartDate: inMinutes(-60), eventEndDate: inMinutes(180), state: 'ongoing' },
  name: 'Orbit 01',
  text: 'A carbon racer in one colour, and not many of them.',
  products: [summary({ badge: 'limited' })],
  ...change,
});

export const upcoming: Partial<Launch> = {
  ...{ state: 'upcoming', eventStartDate: inMinutes(192), eventEndDate: inMinutes(400) },
};
export const over: Partial<Launch> = {
  ...{ state: 'past', eventStartDate: inMinutes(-600), eventEndDate: inMinutes(-60) },
};
export const sizes = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '11'].map((label) => ({
  sku: `RR4101_${label}`,
  label,
}));
export const draw: Partial<Launch> = { eventType: 'Hype2.0', sizes, payMinutes: 1440 };
export const room: Partial<Launch> = { eventType: 'Waitroom' };
export const tierTwo: Partial<Launch> = {
  ...{ eventType: 'ClosedGroupSale', exclusivityGroup: 'Membership Tier 2' },
};

/** Somebody with a confirmed account, at the fixed time. */
export const standing = (change: Partial<LaunchStanding> = {}): LaunchStanding => ({
  ...{ now: fixedNow.toISOString(), state: 'ongoing', isSignedIn: true, isVerified: true },
  ...{ tier: 0, mayBuy: false },
  ...change,
});

export const signedOut: Partial<LaunchStanding> = { isSignedIn: false, isVerified: false };

/** An entry in the draw. */
export const entry = (
  outcome: NonNullable<LaunchStanding['entry']>['outcome'],
  payUntil?: string,
): Partial<LaunchStanding> => ({
  entry: {
    ...{ sku: 'RR4101_9', outcome, receipt: '3f9c1b7a24d85e60a1c3f9c1b7a24d85' },
    commitment: '8d1f0c55aa3b6e2f8d1f0c55aa3b6e2f8d1f0c55aa3b6e2f8d1f0c55aa3b6e2f',
    ...(payUntil === undefined ? {} : { payUntil }),
  },
});

/** Ports whose server answers each call of a launch with the same standing. */
export function launchPorts(of: Launch, is: LaunchStanding): TestPorts {
  const ports = testPorts();
  const { server } = ports;
  for (const endpoint of [
    endpoints.getLaunchStanding,
    endpoints.joinWaitingRoom,
    endpoints.showPresence,
    endpoints.leaveWaitingRoom,
    endpoints.enterDraw,
    endpoints.withdrawEntry,
  ] as const)
    server.on(endpoint, { answer: is });
  server.on(endpoints.getLaunch, { answer: of });
  return ports;
}

interface At {
  launch?: Partial<Launch>;
  standing?: Partial<LaunchStanding>;
  status?: LaunchStatus;
  memory?: LaunchMemory;
  problem?: LaunchProblem;
  sku?: string;
  /** The ports, where their server answers something of its own. */
  ports?: TestPorts;
}

/** A visitor in a launch. */
export function launchAt(at: At = {}): LaunchStore {
  const of = launch(at.launch);
  const is = standing({ state: of.state, ...at.standing });
  const { memory, problem, sku } = at;
  return LaunchStore.fromSnapshot(at.ports ?? launchPorts(of, is), {
    status: at.status ?? { kind: 'ready' },
    ...{ launch: of, standing: is },
    ...(memory ? { memory } : {}),
    ...(problem ? { problem } : {}),
    ...(sku === undefined ? {} : { sku }),
  });
}

/** A product page before its visitor is known: only the event that the product names. */
export function launchNamed(change: Partial<LaunchEvent> = {}): LaunchStore {
  const {
    name: _name,
    text: _text,
    products: _products,
    sizes: _sizes,
    payMinutes: _pay,
    ...event
  } = launch();
  const store = new LaunchStore(testPorts());
  store.show({ ...event, ...change });
  return store;
}

/** One of each kind, in all three states. */
export const calendar: readonly Launch[] = [
  launch({ ...draw, id: 'orbit' }),
  launch({
    ...{ id: 'flash', eventType: 'FlashSale', name: 'Tempo week' },
    text: 'The road shoe of the year, a third off for one afternoon.',
  }),
  launch({
    ...room,
    ...upcoming,
    id: 'room',
    name: 'Derby kit',
    text: 'The shirt of the derby, one for each person.',
  }),
  launch({
    ...{
      ...tierTwo,
      ...upcoming,
      id: 'club',
      name: 'Club only',
      text: 'For those who ran with us all year.',
    },
    earlyAccess: { from: inMinutes(60), tier: 3 },
  }),
  launch({ ...draw, ...over, id: 'drawn', name: 'Orbit 00', text: 'The first of its kind.' }),
];

/** The list of a site. */
export const listOf = (launches: readonly Launch[]): LaunchListStore =>
  LaunchListStore.fromSnapshot(testPorts(), { status: { kind: 'ready' }, launches });

const seed = 'the seed of the stories';
const receipts = Array.from({ length: 40 }, (_, at) => `receipt-${at}`);

/** A draw of forty entries for three sizes, drawn as the back end does it. */
export async function publishedDraw(state: PublishedDraw['state'] = 'drawn'): Promise<PublishedDraw> {
  const entries = await Promise.all(
    receipts.map(async (receipt, at) => {
      const sku = sizes[at % 3]?.sku ?? '';
      return { sku, commitment: await commitmentOf('orbit', sku, receipt) };
    }),
  );
  const pieces = [
    { sku: 'RR4101_7', count: 2 },
    { sku: 'RR4101_7.5', count: 1 },
    { sku: 'RR4101_8', count: 3 },
  ];
  const order = await drawOrder(entries, seed);
  const isClosed = state !== 'open';
  const isDrawn = state === 'drawn';
  return {
    ...{ launchId: 'orbit', state, algorithm: drawAlgorithm, randomness: 'commit-reveal' },
    seedCommitment: await sha256(seed),
    ...(isDrawn ? { seed } : {}),
    ...(isClosed ? { root: await rootOf(entries) } : {}),
    entries: isClosed ? sortedEntries(entries) : [],
    entryCount: entries.length,
    pieces: isClosed ? pieces : [],
    winners: isDrawn ? winnersOf(order, new Map(pieces.map(({ sku, count }) => [sku, count]))) : [],
  };
}

/** A published draw on its page; `sent` is what the server answers when the page checks it. */
export function drawOf(shown: PublishedDraw, sent: PublishedDraw | 'offline' = shown): DrawStore {
  const ports = testPorts();
  ports.server.on(endpoints.getDraw, sent === 'offline' ? sent : { answer: sent });
  const state = shown.state === 'open' ? 'ongoing' : 'past';
  return DrawStore.fromSnapshot(ports, {
    ...{ launchId: 'orbit', status: { kind: 'ready' } },
    launch: launch({ ...draw, ...over, state }),
    draw: { ...shown, entries: [] },
  });
}
