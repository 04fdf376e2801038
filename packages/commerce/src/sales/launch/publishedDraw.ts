import { drawAlgorithm, sortedEntries, winnersOf } from '@touchline/contract/launch/draw';
import type { PublishedDraw } from '@touchline/contract/launch/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { notFound } from '../../kernel/failure/Failure.ts';
import { keepCommitment } from './draw.ts';
import type { StoredLaunch } from './loadLaunches.ts';
import type { PublicRandomness } from './PublicRandomness.ts';

/** A draw as anybody can check it. The list is published once it is closed, and the seed once it is drawn. */
export async function publishedDraw(
  { db }: Pick<CommerceContext, 'db'>,
  launch: StoredLaunch,
  randomness: PublicRandomness,
): Promise<PublishedDraw> {
  if (launch.eventType !== 'Hype2.0' || launch.endsAt === null) throw notFound('draw');
  const { id, root, drawnAt } = launch;
  const announced = { id, closesAt: launch.endsAt, commitment: launch.seedCommitment ?? undefined };
  const { source, commitment } = await randomness.announce(announced);
  const seeded = { ...announced, commitment };
  if (launch.seedCommitment === null && commitment !== undefined) await keepCommitment(db, id, commitment);
  const rows = await db
    .selectFrom('launch_entries')
    .select(['sku', 'commitment'])
    .where('launch_id', '=', id)
    .orderBy('rank')
    .execute();
  const entries = rows.map((row) => ({ sku: row.sku ?? '', commitment: row.commitment ?? '' }));
  const pieces = Object.entries(launch.pieces ?? {}).map(([sku, count]) => ({ sku, count }));
  const seed = drawnAt === null ? undefined : await randomness.reveal(seeded);
  return {
    launchId: id,
    state: root === null ? 'open' : drawnAt === null ? 'closed' : 'drawn',
    algorithm: drawAlgorithm,
    randomness: source,
    ...(commitment === undefined ? {} : { seedCommitment: commitment }),
    ...(seed === undefined ? {} : { seed }),
    ...(root === null ? {} : { root }),
    entries: root === null ? [] : sortedEntries(entries),
    entryCount: entries.length,
    pieces: pieces.toSorted((one, other) => (one.sku < other.sku ? -1 : 1)),
    winners: drawnAt === null ? [] : winnersOf(entries, new Map(Object.entries(launch.pieces ?? {}))),
  };
}
