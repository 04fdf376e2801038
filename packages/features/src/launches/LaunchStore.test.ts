import * as endpoints from '@touchline/contract/launch/endpoints';
import { launchRefusals } from '@touchline/contract/launch/constants';
import { describe, expect, it } from 'vitest';
import { fixedNow, testPorts } from '../platform/ports/testPorts.ts';
import {
  draw,
  entry,
  inMinutes,
  launch,
  launchAt,
  launchNamed,
  launchPorts,
  over,
  room,
  signedOut,
  standing,
  tierTwo,
  upcoming,
} from './Launches.fixtures.ts';
import { LaunchStore } from './LaunchStore.ts';

const refusal = (status: number, errorCode: string) => ({ status, error: { errorCode, message: errorCode } });

describe('a launch on the page', () => {
  it('is upcoming, ongoing and over by what the server says, not by the clock of the visitor [A4.118, A4.119, A4.120]', () => {
    // The page was made before the start; the server has gone on since.
    const kind = (state: 'upcoming' | 'ongoing' | 'past') =>
      launchAt({ launch: upcoming, standing: { state } }).phase?.kind;
    expect([kind('upcoming'), kind('ongoing'), kind('past')]).toEqual(['upcoming', 'open', 'over']);
  });

  it('counts by the clock of the server, however wrong that of the visitor is', () => {
    const ports = testPorts({ now: new Date('2031-01-01T00:00:00Z') });
    const store = LaunchStore.fromSnapshot(ports, {
      ...{ status: { kind: 'ready' }, launch: launch(), standing: standing() },
    });
    expect(store.clock.now()).toBe(fixedNow.getTime());
  });

  it('knows its dates from the product before it is loaded', () => {
    expect(launchNamed({ ...upcoming, eventType: 'FlashSale' }).phase).toEqual({ kind: 'upcoming' });
    expect(launchNamed({ exclusivityGroup: 'Membership Tier 2' }).phase).toEqual({
      kind: 'membersOnly',
      tier: 2,
    });
  });

  it('opens early to who may buy already', () => {
    const early = { ...upcoming, earlyAccess: { from: inMinutes(-5), tier: 2 } };
    expect(launchAt({ launch: early, standing: { mayBuy: true, tier: 2 } }).phase).toEqual({
      kind: 'open',
      isEarly: true,
    });
    expect(launchAt({ launch: early }).phase?.kind).toBe('upcoming');
  });

  it('names the tier of a closed group to everybody below it [A3.65]', () => {
    expect(launchAt({ launch: tierTwo, standing: { tier: 1 } }).phase).toEqual({
      kind: 'membersOnly',
      tier: 2,
    });
    expect(launchAt({ launch: tierTwo, standing: { tier: 2, mayBuy: true } }).phase?.kind).toBe('open');
    expect(launchAt({ launch: tierTwo, standing: signedOut }).obstacle).toBe('signedOut');
    expect(launchAt({ launch: tierTwo, standing: { tier: 1 } }).obstacle).toBe('membersOnly');
    expect(launchAt({ launch: room, standing: { isVerified: false } }).obstacle).toBe('notVerified');
  });

  it('can be joined for by whoever is signed in and no member yet, and by nobody else', () => {
    const isOffered = (at: Parameters<typeof launchAt>[0]) => launchAt(at).isForNewMembers;
    expect(isOffered({ launch: tierTwo })).toBe(true);
    expect(isOffered({ launch: { ...draw, exclusivityGroup: 'Membership Tier 1' } })).toBe(true);
    expect(isOffered({ launch: tierTwo, standing: { tier: 1 } })).toBe(false);
    expect(isOffered({ launch: tierTwo, standing: signedOut })).toBe(false);
    expect(isOffered({ launch: { ...tierTwo, ...over } })).toBe(false);
    expect(isOffered({ launch: room })).toBe(false);
  });

  it('survives the way from the server to the browser', () => {
    const store = launchAt({ launch: draw, standing: entry('entered'), sku: 'RR4101_9', problem: 'tooMany' });
    const sent = JSON.parse(JSON.stringify(store.toSnapshot()));
    expect(LaunchStore.fromSnapshot(testPorts(), sent).toSnapshot()).toEqual(store.toSnapshot());
  });

  it('is not found where the site has none, and can be loaded again after a failure', async () => {
    const ports = testPorts();
    ports.server.on(endpoints.getLaunch, 'offline').on(endpoints.getLaunchStanding, 'offline');
    const store = new LaunchStore(ports);
    await store.load('orbit');
    expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
    ports.server.on(endpoints.getLaunch, refusal(404, 'NotFound'));
    ports.server.on(endpoints.getLaunchStanding, refusal(404, 'NotFound'));
    await store.load('orbit');
    expect(store.status).toEqual({ kind: 'notFound' });
  });
});

describe('a waiting room', () => {
  const waiting = { queue: { ahead: 12, waitSeconds: 240, isUsed: false } };
  const seated = { queue: { seatUntil: inMinutes(5), isUsed: false } };

  it('gathers before the opening, then queues, seats and counts what was bought', () => {
    const kind = (change: object, of = {}) =>
      launchAt({ launch: { ...room, ...of }, standing: change }).phase?.kind;
    expect(kind({}, upcoming)).toBe('joinable');
    expect(kind({ queue: { isUsed: false } }, upcoming)).toBe('gathering');
    expect(kind(waiting)).toBe('waiting');
    expect(kind(seated)).toBe('seated');
    expect(kind({ queue: { isUsed: true } })).toBe('seatUsed');
    expect(kind({}, over)).toBe('over');
  });

  it('is joined, and left again', async () => {
    const ports = launchPorts(launch(room), standing());
    ports.server.on(endpoints.joinWaitingRoom, { answer: standing(waiting) });
    const store = launchAt({ launch: room, ports });
    expect(await store.submit('join')).toBe(true);
    expect(store.phase).toEqual({ kind: 'waiting', ahead: 12, waitSeconds: 240 });
    expect(await store.submit('leave')).toBe(true);
    expect(store.phase).toEqual({ kind: 'left', isOpen: true });
  });

  it('keeps a place by signs of life, and before the opening by joining again', async () => {
    const ports = launchPorts(launch(room), standing(waiting));
    const store = launchAt({ launch: room, standing: waiting, ports });
    expect(store.lookAfter).toBeLessThan(150_000);
    await store.look();
    expect(ports.server.callsOf(endpoints.showPresence)).toHaveLength(1);
    const gathering = { queue: { isUsed: false }, state: 'upcoming' as const };
    const early = launchAt({ launch: { ...room, ...upcoming }, standing: gathering, ports });
    await early.look();
    expect(ports.server.callsOf(endpoints.joinWaitingRoom)).toHaveLength(1);
  });

  it('says when a seat went to the next, and when a place was lost', async () => {
    const ports = launchPorts(launch(room), standing());
    const store = launchAt({ launch: room, standing: seated, ports });
    await store.look();
    expect(store.phase).toEqual({ kind: 'seatLost', isOpen: true });
    const queued = launchAt({ launch: room, standing: waiting, ports });
    await queued.look();
    expect(queued.phase).toEqual({ kind: 'placeLost', isOpen: true });
    // Joining again forgets it.
    ports.server.on(endpoints.joinWaitingRoom, { answer: standing(waiting) });
    await store.submit('join');
    expect(store.phase?.kind).toBe('waiting');
  });

  it('does not disturb who waits when one look fails', async () => {
    const ports = launchPorts(launch(room), standing());
    ports.server.on(endpoints.showPresence, 'offline');
    const store = launchAt({ launch: room, standing: waiting, ports });
    await store.look();
    expect([store.phase?.kind, store.problem]).toEqual(['waiting', undefined]);
  });

  it.each([
    [409, 'AddressNotVerified', 'notVerified'],
    [409, 'LAUNCH_MEMBERS_ONLY', 'membersOnly'],
    [409, 'LAUNCH_LIMIT_REACHED', 'onePerPerson'],
    [409, 'LaunchOver', 'over'],
    [404, 'NotFound', 'gone'],
    [401, 'Unauthorised', 'signedOut'],
    [429, 'TooManyRequests', 'tooMany'],
    [500, 'InternalError', 'unavailable'],
  ] as const)('tells %i %s as %s, and changes nothing', async (status, code, problem) => {
    const ports = launchPorts(launch(room), standing());
    ports.server.on(endpoints.joinWaitingRoom, refusal(status, code));
    const store = launchAt({ launch: room, ports });
    expect(await store.submit('join')).toBe(false);
    expect(store.problem).toBe(problem);
    expect(store.phase?.kind).toBe('joinable');
    expect(store.busy).toBeUndefined();
  });

  it('is not taken back by an answer that was on its way before', async () => {
    const ports = launchPorts(launch(room), standing());
    ports.server.on(endpoints.joinWaitingRoom, { answer: standing({ ...waiting, now: inMinutes(1) }) });
    const store = launchAt({ launch: room, ports });
    await store.submit('join');
    await store.load('orbit');
    expect(store.phase?.kind).toBe('waiting');
  });

  it('asks for the bot check, and joins once it is solved', async () => {
    const ports = launchPorts(launch(room), standing());
    ports.server.on(endpoints.joinWaitingRoom, refusal(428, 'user_is_blocked_by_recaptcha'), {
      answer: standing(waiting),
    });
    const store = launchAt({ launch: room, ports });
    expect(await store.submit('join')).toBe(false);
    expect(store.botCheck.status).toEqual({ kind: 'needed', purpose: 'join' });
    // What the check does once it is solved.
    expect(await store.submit('join')).toBe(true);
    expect(store.botCheck.status).toEqual({ kind: 'idle' });
  });
});

describe('a draw', () => {
  it('is entered once for a size, which must be chosen first', async () => {
    const ports = launchPorts(launch(draw), standing());
    ports.server.on(endpoints.enterDraw, { answer: standing(entry('entered')) });
    const store = launchAt({ launch: draw, ports });
    expect(await store.submit('enter')).toBe(false);
    expect(store.problem).toBe('sizeMissing');
    expect(ports.server.callsOf(endpoints.enterDraw)).toHaveLength(0);
    store.chooseSize('RR4101_9');
    expect(store.problem).toBeUndefined();
    expect(await store.submit('enter')).toBe(true);
    expect(store.phase).toEqual({ kind: 'entered', sku: 'RR4101_9' });
    expect(store.sizeLabel('RR4101_9')).toBe('9');
    ports.server.on(endpoints.withdrawEntry, { answer: standing() });
    await store.submit('withdraw');
    expect(store.phase).toEqual({ kind: 'withdrawn' });
  });

  it('shows each outcome of an entry', () => {
    const kind = (change: object, of: object = over) =>
      launchAt({ launch: { ...draw, ...of }, standing: change }).phase?.kind;
    expect(kind(entry('entered'))).toBe('drawing');
    expect(kind(entry('won', inMinutes(60)))).toBe('won');
    expect(kind(entry('bought'))).toBe('bought');
    expect(kind(entry('next'))).toBe('next');
    expect(kind(entry('lapsed'))).toBe('lapsed');
    expect(kind({})).toBe('drawOver');
    expect(kind({}, upcoming)).toBe('upcoming');
    expect(kind({}, {})).toBe('enterable');
  });
});

it.each(launchRefusals)('has words for %s next to the button of the bag', async (refused) => {
  for (const language of ['en', 'de', 'fr', 'ko', 'ar']) {
    const { default: words } = (await import(`../cart/bag/messages/${language}.ts`)) as {
      default: Record<string, string>;
    };
    expect(words[`error.${refused}`]).toMatch(/\S{2,}/);
  }
});
