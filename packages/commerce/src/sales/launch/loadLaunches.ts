import {
  launchState,
  type ExclusivityGroup,
  type LaunchEventType,
  type ChannelType,
} from '@touchline/contract/launch/constants';
import type { Launch } from '@touchline/contract/launch/schema';
import type { Site } from '@touchline/contract/market/schema';
import { sql } from 'kysely';
import { sizeName } from '../../catalogue/products/sizeLabel.ts';
import type { LanguageTexts } from '../../catalogue/products/tables.ts';
import { inLanguage } from '../../catalogue/products/vocabulary.ts';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { defaultPayMinutes } from './draw.ts';
import { reachableLaunches } from '../../kernel/launchAccess/reachableLaunches.ts';
import { earlyAccessOf } from '../../kernel/launchAccess/productEvents.ts';

/** Past launches that are listed. */
const maxPast = 12;

/** A launch as stored. */
export interface StoredLaunch {
  readonly id: string;
  readonly names: LanguageTexts;
  readonly texts: LanguageTexts;
  readonly channelTypes: ChannelType[];
  readonly eventType: LaunchEventType;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly group: ExclusivityGroup;
  readonly earlyFrom: Date | null;
  readonly earlyTier: number | null;
  readonly payMinutes: number | null;
  readonly root: string | null;
  readonly pieces: Readonly<Record<string, number>> | null;
  readonly drawnAt: Date | null;
  readonly seedCommitment: string | null;
  readonly products: string[];
  readonly sizes: { sku: string; sizes: LanguageTexts }[];
}

const ofSite = (market: string) =>
  sql`'Web' = any(l.channel_types) and (l.markets = '{}' or ${market} = any(l.markets))`;

const columns = sql`l.id, l.names, l.texts, l.channel_types as "channelTypes", l.event_type as "eventType",
  l.starts_at as "startsAt", l.ends_at as "endsAt", l.exclusivity_group as "group", l.early_from as "earlyFrom",
  l.early_tier as "earlyTier", l.pay_minutes as "payMinutes", l.root, l.pieces, l.drawn_at as "drawnAt",
  l.seed_commitment as "seedCommitment",
  array(select lp.product_id from launch_products lp where lp.launch_id = l.id order by lp.product_id) as products,
  case when l.event_type = 'Hype2.0' then coalesce((
    select jsonb_agg(jsonb_build_object('sku', v.sku, 'sizes', v.sizes) order by v.product_id, v.position)
    from launch_products lp join variants v on v.product_id = lp.product_id and v.active
    where lp.launch_id = l.id), '[]') else '[]' end as sizes`;

/** Loads a launch of a market. Throws a 404 when it has none. */
export async function mustFindLaunch(
  { db }: Pick<CommerceContext, 'db'>,
  id: string,
  site: Site,
): Promise<StoredLaunch> {
  const { rows } = await sql<StoredLaunch>`
    select ${columns} from launches l where l.id = ${id} and ${ofSite(site.market.code)}`.execute(db);
  const [launch] = reachableLaunches(rows, site.market);
  if (!launch) throw notFound('launch');
  return launch;
}

/** Loads the launches of a market: every one that is ongoing or upcoming, and the latest past ones. */
export async function loadLaunches(
  { db }: Pick<CommerceContext, 'db'>,
  site: Site,
  now: Date,
): Promise<StoredLaunch[]> {
  const { rows } = await sql<StoredLaunch>`
    select ${columns} from launches l where ${ofSite(site.market.code)} and (l.ends_at is null or l.ends_at > ${now}
      or l.id in (select p.id from launches p where p.ends_at <= ${now} order by p.ends_at desc limit ${maxPast}))
    order by l.starts_at, l.id`.execute(db);
  return reachableLaunches(rows, site.market);
}

/** The dates of a stored launch as on the wire. */
export const datesOf = ({ startsAt, endsAt }: Pick<StoredLaunch, 'startsAt' | 'endsAt'>) => ({
  eventStartDate: startsAt.toISOString(),
  ...(endsAt === null ? {} : { eventEndDate: endsAt.toISOString() }),
});

/** A launch as on the wire, with the cards of its products. */
export async function launchView(
  { catalogue }: Pick<CommerceContext, 'catalogue'>,
  launch: StoredLaunch,
  site: Site,
  now: Date,
): Promise<Launch> {
  const { language, market } = site;
  const dates = datesOf(launch);
  return {
    ...{ id: launch.id, channelTypes: launch.channelTypes, eventType: launch.eventType, ...dates },
    exclusivityGroup: launch.group,
    state: launchState(dates, now),
    ...earlyAccessOf(launch.earlyFrom?.toISOString() ?? null, launch.earlyTier),
    name: inLanguage(launch.names, language.code),
    text: inLanguage(launch.texts, language.code),
    products: await catalogue.summaries(site, launch.products),
    ...(launch.eventType === 'Hype2.0'
      ? {
          payMinutes: launch.payMinutes ?? defaultPayMinutes,
          sizes: launch.sizes.map(({ sku, sizes }) => ({
            sku,
            label: sizeName(sizes, market.sizeSystem, language.code),
          })),
        }
      : {}),
  };
}
