import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ComputedBasket } from './computeBasket.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Owner } from '../../kernel/identity/Owner.ts';
import { needsPass } from '../../kernel/launchAccess/launchGate.ts';

/** A seat or a win that an order of a basket uses up. */
export interface NeededPass {
  readonly launchId: string;
  /** How often it had been used when the basket was read. */
  readonly uses: number;
}

/** The seats and wins that an order of this basket uses up: one of each launch. */
export function passesOf({ lines }: Pick<ComputedBasket, 'lines'>, now: Date): NeededPass[] {
  const passes = new Map<string, number>();
  for (const { facts } of lines)
    for (const launch of facts?.launches ?? [])
      if (needsPass(launch, now)) passes.set(launch.id, launch.pass?.uses ?? 0);
  return [...passes].map(([launchId, uses]) => ({ launchId, uses }));
}

/** Keeps the seats of a checkout as long as its stock is held: paying is a sign of life. */
export async function keepSeats(
  db: Kysely<Database>,
  { accountId }: Owner,
  passes: readonly NeededPass[],
  until: Date,
): Promise<void> {
  if (passes.length === 0 || accountId === undefined) return;
  await db
    .updateTable('launch_entries')
    .set({ pass_until: sql<Date>`greatest(pass_until, ${until}::timestamptz)` })
    .where('account_id', '=', accountId)
    .where('state', '=', 'seated')
    .where(
      'launch_id',
      'in',
      passes.map(({ launchId }) => launchId),
    )
    .execute();
}
