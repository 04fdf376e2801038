import { sql, type RawBuilder } from 'kysely';
import type { LaunchFacts } from './launchGate.ts';

/** Whether an order of `entry.order_id` uses the seat or win. */
export const isUsedBy = (entry: string) => sql<boolean>`exists (
  select from orders lo where lo.id = ${sql.ref(`${entry}.order_id`)} and lo.status not in ('failed', 'cancelled'))`;

/**
 * The launches of product `p` in a market, with what an account holds in them. What it holds is read once for all
 * products, and `coalesce` makes the plan for nobody cost as much as the one for an account: otherwise PostgreSQL plans
 * the statement again in each call (see `loadBasket`).
 */
export const launchesOf = (market: unknown, accountId: unknown): RawBuilder<LaunchFacts[]> => sql<
  LaunchFacts[]
>`coalesce((
  select jsonb_agg(jsonb_build_object('id', l.id, 'channelTypes', l.channel_types,
    'eventType', l.event_type, 'startsAt', l.starts_at, 'endsAt', l.ends_at,
    'group', l.exclusivity_group, 'earlyFrom', l.early_from, 'earlyTier', l.early_tier,
    'pass', (select jsonb_object_agg(e.launch_id, jsonb_build_object('sku', e.sku, 'until', e.pass_until, 'uses', e.uses,
        'isUsed', coalesce((select lo.status not in ('failed', 'cancelled') from orders lo where lo.id = e.order_id limit 1), false)))
      from launch_entries e where e.account_id = coalesce(${accountId}::text, '') and e.state in ('seated', 'won')) -> l.id)
    order by l.starts_at, l.id)
  from launch_products lp join launches l on l.id = lp.launch_id
  where lp.product_id = p.id and 'Web' = any(l.channel_types) and (l.markets = '{}' or ${market}::text = any(l.markets))), '[]')`;
