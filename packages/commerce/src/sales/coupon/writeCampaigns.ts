import { sql, type Kysely, type Transaction } from 'kysely';
import type { Market } from '@touchline/contract/market/schema';
import type { Database } from '../../kernel/database/schema.ts';
import type { Random } from '../../kernel/ports/Random.ts';
import { newCoupon } from './couponCode.ts';
import { campaignRow, namedCodes, type Campaign } from './readCampaigns.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** Codes that are written at once. */
const batch = 1_000;

export interface WrittenCampaign {
  readonly id: string;
  readonly codes: readonly string[];
}

/**
 * Writes campaigns with their codes. One that is there already gets the new rules and further codes, and goes on where it
 * was stopped; a code of another campaign is an error.
 */
export async function writeCampaigns(
  db: Db,
  campaigns: readonly Campaign[],
  {
    markets,
    random,
    now,
  }: {
    readonly markets: readonly Pick<Market, 'code' | 'currency'>[];
    readonly random: Random;
    readonly now: Date;
  },
): Promise<WrittenCampaign[]> {
  const written: WrittenCampaign[] = [];
  for (const campaign of campaigns) {
    const market = markets.find(({ code }) => code === campaign.market);
    if (!market) continue;
    const { created_at, id, ...rules } = campaignRow(campaign, market, now);
    await db
      .insertInto('coupon_campaigns')
      .values({ id, created_at, ...rules })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(rules))
      .execute();
    const { codes: named } = campaign;
    const codes = Array.isArray(named)
      ? namedCodes(campaign)
      : Array.from({ length: named.count }, () => newCoupon(named.word, random));
    for (let from = 0; from < codes.length; from += batch) {
      const rows = codes.slice(from, from + batch).map((code) => ({
        ...{ code, campaign_id: id, max_uses: campaign.uses ?? null },
      }));
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('coupon_codes')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .column('code')
            .doUpdateSet({ max_uses: campaign.uses ?? null })
            .where('coupon_codes.campaign_id', '=', id),
        )
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== BigInt(rows.length))
        throw new Error(`A code of ${id} belongs to another campaign.`);
    }
    written.push({ id, codes });
  }
  return written;
}

export interface CampaignSummary {
  readonly id: string;
  readonly market: string;
  readonly kind: string;
  readonly codes: number;
  /** Orders that have used it. */
  readonly uses: number;
  readonly isStopped: boolean;
}

/** All campaigns, the newest first. */
export async function listCampaigns(db: Db): Promise<CampaignSummary[]> {
  const { rows } = await sql<CampaignSummary>`
    select k.id, k.market, k.kind, k.stopped_at is not null as "isStopped",
      (select count(*)::int from coupon_codes c where c.campaign_id = k.id) as codes,
      (select count(*)::int from coupon_uses u join orders o on o.id = u.order_id
        where u.campaign_id = k.id and o.status not in ('failed', 'cancelled')) as uses
    from coupon_campaigns k order by k.created_at desc, k.id`.execute(db);
  return rows;
}

/** From now on nobody can use it; orders that have are left as they are. `false` where there is none, or it was stopped. */
export async function stopCampaign(db: Db, id: string, now: Date): Promise<boolean> {
  const stopped = await db
    .updateTable('coupon_campaigns')
    .set({ stopped_at: now })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return stopped.numUpdatedRows === 1n;
}
