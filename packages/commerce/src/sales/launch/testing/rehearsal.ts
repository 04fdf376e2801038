import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { LaunchRecord } from '../writeLaunches.ts';

/** What is rehearsed, and by whom. */
export interface RehearsalPlan {
  readonly visitors: number;
  /** Share of visitors who leave: one half presses the button, the other closes the window. */
  readonly leaving: number;
  /** Share of visitors who are programs: they come in three windows at once and try to buy without a turn. */
  readonly bots: number;
  /** Seats of the waiting room. */
  readonly seats: number;
  /** Pieces for sale, over all sizes. */
  readonly stock: number;
  readonly product: { readonly id: string; readonly skus: readonly string[] };
  /** When the doors open on the virtual clock. */
  readonly opensAt: Date;
  /** A number from 0 to 1, the same for the same plan. */
  readonly random: () => number;
}

/** What is counted while a launch is rehearsed. */
export interface RehearsalCounts {
  /** Minutes since the opening on the virtual clock. */
  readonly minute: number;
  readonly waiting: number;
  readonly holding: number;
  readonly sold: number;
  /** Tries to buy without a seat or a win that were refused. */
  readonly turnedAway: number;
  /** The same, but not refused: must stay 0. */
  readonly slippedIn: number;
}

export interface Rehearsing {
  readonly db: Kysely<Database>;
  readonly plan: RehearsalPlan;
  /** Called after each step of the virtual clock. */
  readonly onStep?: (counts: RehearsalCounts) => void | Promise<void>;
}

/** A visitor of the rehearsal. */
export interface Visitor {
  readonly id: string;
  readonly isBot: boolean;
  /** How they go: never, by the button, or by closing the window. */
  readonly goes: 'never' | 'button' | 'window';
  /** The minute of coming, of going, and how long buying takes. */
  readonly comes: number;
  readonly leaves: number;
  readonly takes: number;
  readonly sku: string;
}

/** Numbers that look random and are the same each time. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** The visitors of a plan: six of ten come before the opening, the others within twenty minutes after it. */
export function visitorsOf({ visitors, leaving, bots, product, random }: RehearsalPlan): Visitor[] {
  return Array.from({ length: visitors }, (_, at) => {
    const comes = random() < 0.6 ? -1 - Math.floor(random() * 4) : Math.floor(random() * 20);
    return {
      id: `rehearsal-${at}`,
      isBot: random() < bots,
      goes:
        random() < leaving
          ? random() < 0.5
            ? ('button' as const)
            : ('window' as const)
          : ('never' as const),
      ...{ comes, leaves: comes + 1 + Math.floor(random() * 8) },
      takes: 1 + Math.floor(random() * 3),
      sku: product.skus[Math.floor(random() * product.skus.length)] ?? '',
    };
  });
}

/** Gives each visitor a confirmed account, and the product as many pieces as are planned. */
export async function prepareRehearsal(
  { db, plan }: Rehearsing,
  visitors: readonly Visitor[],
): Promise<Map<string, number>> {
  await sql`delete from launches where source = 'rehearsal'`.execute(db);
  await sql`delete from orders where market = 'rehearsal'`.execute(db);
  await sql`insert into accounts (id, email, level, created_at, verified_at)
    select id, id || '@example.org', 'full', ${plan.opensAt}, ${plan.opensAt}
    from unnest(${visitors.map(({ id }) => id)}::text[]) as v (id) on conflict do nothing`.execute(db);
  const { skus } = plan.product;
  const each = Math.floor(plan.stock / skus.length);
  const pieces = new Map(
    skus.map((sku, at) => [sku, at === 0 ? plan.stock - each * (skus.length - 1) : each]),
  );
  await sql`update stock set held = 0, on_hand = p.count
    from unnest(${[...pieces.keys()]}::text[], ${[...pieces.values()]}::int[]) as p (sku, count)
    where stock.sku = p.sku`.execute(db);
  return pieces;
}

/** The launch of a rehearsal. */
export const rehearsed = (
  { product, opensAt, seats }: RehearsalPlan,
  eventType: 'Waitroom' | 'Hype2.0',
  minutes: number,
): LaunchRecord => ({
  ...{ id: `rehearsal-${eventType}`, source: 'rehearsal', names: { en: 'Rehearsal' }, texts: { en: '' } },
  ...{ channelTypes: ['Web'], markets: [], eventType, exclusivityGroup: 'None', products: [product.id] },
  startsAt: opensAt,
  endsAt: new Date(opensAt.getTime() + minutes * 60_000),
  ...(eventType === 'Waitroom' ? { seats } : { payMinutes: 30 }),
});

/** Records orders by which accounts use their seats or wins. */
export async function order(
  { db }: Pick<Rehearsing, 'db'>,
  launchId: string,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  if (accountIds.length === 0) return;
  await sql`insert into orders (id, basket_id, shopper_id, intent_key, intent_hash, market, language, site_path, status,
      payment_status, customer_status, email, currency, total_minor, data, created_at, changed_at)
    select ${launchId} || a.id, ${launchId} || a.id, a.id, ${launchId}, '', 'rehearsal', 'en', 'gb', 'placed', 'paid', 1,
      a.id || '@example.org', 'GBP', 0, '{}', ${now}, ${now}
    from unnest(${[...accountIds]}::text[]) as a (id)`.execute(db);
  await sql`update launch_entries set order_id = launch_id || account_id, uses = uses + 1
    where launch_id = ${launchId} and account_id = any(${[...accountIds]}::text[])`.execute(db);
}
