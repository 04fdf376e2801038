import type { OpenPglite } from '@touchline/commerce/database/openPglite';
import { commitReveal } from '../../packages/commerce/src/sales/launch/PublicRandomness.ts';
import {
  sequence,
  type RehearsalCounts,
} from '../../packages/commerce/src/sales/launch/testing/rehearsal.ts';
import {
  rehearseDraw,
  type DrawOutcome,
} from '../../packages/commerce/src/sales/launch/testing/rehearseDraw.ts';
import {
  rehearseRoom,
  type RoomOutcome,
} from '../../packages/commerce/src/sales/launch/testing/rehearseRoom.ts';
import { openDemoDatabase } from '../database/openDemoDatabase.ts';

/** What the page lets its reader choose. */
export interface StageChoice {
  readonly visitors: number;
  readonly seats: number;
  readonly stock: number;
}

export type StageOutcome = { room: RoomOutcome } | { draw: DrawOutcome };

let database: Promise<OpenPglite> | undefined;

/** A pause in which the page is painted. */
const painted = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Plays a launch in this page: the back end's own functions on a database in memory, on a virtual clock. */
export async function rehearse(
  kind: 'room' | 'draw',
  { visitors, seats, stock }: StageChoice,
  onStep: (counts: RehearsalCounts) => void,
): Promise<StageOutcome> {
  database ??= openDemoDatabase();
  const { db } = await database;
  const rehearsing = {
    db,
    plan: {
      ...{ visitors, leaving: 0.3, bots: 0.2, seats, stock, random: sequence(7) },
      product: { id: 'RR4101', skus: ['RR4101_580', 'RR4101_590', 'RR4101_600'] },
      opensAt: new Date('2026-11-21T13:00:00Z'),
    },
    onStep: async (counts: RehearsalCounts) => {
      onStep(counts);
      await painted();
    },
  };
  return kind === 'room'
    ? { room: await rehearseRoom(rehearsing) }
    : { draw: await rehearseDraw(rehearsing, commitReveal('the secret of one page')) };
}
