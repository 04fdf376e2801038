import type { CommerceContext } from '../../app/CommerceContext.ts';
import { settleDraw } from './draw.ts';
import type { PublicRandomness } from './PublicRandomness.ts';
import { admit } from './waitingRoom.ts';

/** Draws are looked at until so long after their end, in milliseconds: by then every win is paid or has passed on. */
const settledFor = 90 * 86_400_000;

/** Gives free seats of open waiting rooms, and brings draws to where they should be by now. */
export async function settleLaunches(
  shop: Pick<CommerceContext, 'db' | 'clock' | 'counters' | 'log'>,
  randomness: PublicRandomness,
): Promise<void> {
  const now = shop.clock.now();
  const launches = await shop.db
    .selectFrom('launches')
    .select(['id', 'event_type'])
    .where('event_type', 'in', ['Waitroom', 'Hype2.0'])
    .where('starts_at', '<=', now)
    .where((eb) =>
      eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date(now.getTime() - settledFor))]),
    )
    .execute();
  for (const { id, event_type } of launches) {
    if (event_type === 'Waitroom') {
      shop.counters.add('launch_seats', await admit(shop.db, id, now));
      continue;
    }
    const { drawn, lapsed, winners } = await settleDraw(shop.db, id, randomness, now);
    if (drawn || lapsed > 0) shop.log.info('draw settled', { launch: id, drawn, lapsed, winners });
  }
}
