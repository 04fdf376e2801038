import { safeParse } from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { expectAllFields } from '../testing/expectAllFields.ts';
import { exclusivityGroups, launchState, tierOfGroup } from './constants.ts';
import { commitmentOf, drawOrder, rootOf, verifyDraw, winnersOf, sha256, drawAlgorithm } from './draw.ts';
import { LaunchEvent } from './event.ts';
import type { PublishedDraw } from './schema.ts';

const event = {
  ...{ id: 'orbit', channelTypes: ['Web'], eventType: 'Hype2.0', state: 'ongoing' },
  ...{ eventStartDate: '2026-11-21T10:00:00Z', eventEndDate: '2026-11-22T10:00:00Z' },
  ...{ exclusivityGroup: 'Membership Tier 2', earlyAccess: { from: '2026-11-20T10:00:00Z', tier: 3 } },
};
const isEvent = (part: object) => safeParse(LaunchEvent, { ...event, ...part }).success;

describe('a launch', () => {
  it('has channels, a type, a start, an end and a group [A3.62]', () => {
    expectAllFields(LaunchEvent, event);
    expect(isEvent({ eventStartDate: undefined })).toBe(false);
    expect(isEvent({ eventEndDate: undefined })).toBe(true);
  });

  it('takes place in the app, in shops, at Trilogy or on the web [A3.63]', () => {
    expect(
      ['TouchlineApp', 'Retail', 'Trilogy', 'Web'].every((one) => isEvent({ channelTypes: [one] })),
    ).toBe(true);
    expect(isEvent({ channelTypes: ['Radio'] })).toBe(false);
  });

  it('is of one of five types [A3.64]', () => {
    const types = ['ClosedGroupSale', 'FlashSale', 'Hype2.0', 'Regular', 'Waitroom'];
    expect(types.every((eventType) => isEvent({ eventType }))).toBe(true);
    expect(isEvent({ eventType: 'Hype' })).toBe(false);
  });

  it('is for everybody, or for members from one of four tiers on [A3.65]', () => {
    expect(exclusivityGroups.map(tierOfGroup)).toEqual([0, 1, 2, 3, 4]);
    const groups = ['None', ...[1, 2, 3, 4].map((tier) => `Membership Tier ${tier}`)];
    expect(groups.every((exclusivityGroup) => isEvent({ exclusivityGroup }))).toBe(true);
    expect(isEvent({ exclusivityGroup: 'Membership Tier 5' })).toBe(false);
  });

  it('is upcoming before its start, ongoing until its end, and past after it [A4.118, A4.119, A4.120]', () => {
    const at = (time: string) => launchState(event, new Date(time));
    expect(at('2026-11-21T09:59:59.999Z')).toBe('upcoming');
    expect(at('2026-11-21T10:00:00Z')).toBe('ongoing');
    expect(at('2026-11-22T09:59:59.999Z')).toBe('ongoing');
    expect(at('2026-11-22T10:00:00Z')).toBe('past');
    expect(launchState({ eventStartDate: event.eventStartDate }, new Date('2040-01-01'))).toBe('ongoing');
  });
});

describe('a draw', () => {
  const entries = Array.from({ length: 40 }, (_, at) => ({
    sku: at % 2 === 0 ? 'A' : 'B',
    commitment: at.toString(16).padStart(64, '0'),
  }));
  const pieces = new Map([
    ['A', 3],
    ['B', 1],
  ]);
  const drawn = async (seed: string): Promise<PublishedDraw> => ({
    ...{ launchId: 'orbit', state: 'drawn', algorithm: drawAlgorithm, randomness: 'commit-reveal' },
    ...{ seed, seedCommitment: await sha256(seed), root: await rootOf(entries), entries },
    ...{ entryCount: entries.length, pieces: [...pieces].map(([sku, count]) => ({ sku, count })) },
    winners: winnersOf(await drawOrder(entries, seed), pieces),
  });

  it('has the same winners for the same list and seed, in whatever order the list comes', async () => {
    const { winners } = await drawn('seed');
    expect(winners.filter(({ sku }) => sku === 'A')).toHaveLength(3);
    expect(winners.filter(({ sku }) => sku === 'B')).toHaveLength(1);
    expect(winnersOf(await drawOrder(entries.toReversed(), 'seed'), pieces)).toEqual(winners);
    expect((await drawn('another seed')).winners).not.toEqual(winners);
  });

  it('can be checked by anybody, and the check finds a changed seed, list or winner', async () => {
    const draw = await drawn('seed');
    expect(await verifyDraw(draw)).toEqual({ seed: true, list: true, winners: true });
    expect((await verifyDraw({ ...draw, seed: 'other' }))?.seed).toBe(false);
    expect((await verifyDraw({ ...draw, entries: entries.slice(1) }))?.list).toBe(false);
    expect((await verifyDraw({ ...draw, winners: draw.winners.toReversed() }))?.winners).toBe(false);
    const { seed: _, ...closed } = draw;
    expect(await verifyDraw({ ...closed, state: 'closed' })).toBeUndefined();
  });

  it('names nobody: a commitment is told from its receipt only', async () => {
    const mine = await commitmentOf('orbit', 'A', 'secret');
    expect(mine).toBe(await sha256('orbit\nA\nsecret'));
    expect(await commitmentOf('orbit', 'A', 'other')).not.toBe(mine);
  });
});
