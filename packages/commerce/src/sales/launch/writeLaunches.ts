import type { ChannelType, ExclusivityGroup, LaunchEventType } from '@touchline/contract/launch/constants';
import { sql, type Kysely } from 'kysely';
import type { LanguageTexts } from '../../catalogue/products/tables.ts';
import type { Database } from '../../kernel/database/schema.ts';

/** A launch to import. */
export interface LaunchRecord {
  readonly id: string;
  readonly source: string;
  readonly names: LanguageTexts;
  readonly texts: LanguageTexts;
  readonly channelTypes: readonly ChannelType[];
  /** Market codes; all markets when empty. */
  readonly markets: readonly string[];
  readonly eventType: LaunchEventType;
  readonly startsAt: Date;
  /** Draws need one: their list is closed then. */
  readonly endsAt: Date | null;
  readonly exclusivityGroup: ExclusivityGroup;
  readonly earlyAccess?: { readonly from: Date; readonly tier: number };
  /** How many may be in the shop at once: `Waitroom`. */
  readonly seats?: number;
  /** How long a winner may take to pay: `Hype2.0`. */
  readonly payMinutes?: number;
  readonly products: readonly string[];
  /** Price during a `FlashSale`, by product and market, in whole minor units. */
  readonly prices?: readonly { readonly product: string; readonly market: string; readonly sale: number }[];
}

/**
 * Adds launches, or changes those that are stored. The price of a flash sale becomes the sale price of its products from
 * its start to its end, so that no price outlives its launch. A draw whose list is closed keeps its dates.
 */
export async function writeLaunches(db: Kysely<Database>, records: readonly LaunchRecord[]): Promise<void> {
  for (const record of records) {
    const row = {
      source: record.source,
      names: JSON.stringify(record.names),
      texts: JSON.stringify(record.texts),
      channel_types: [...record.channelTypes],
      markets: [...record.markets],
      event_type: record.eventType,
      starts_at: record.startsAt,
      ends_at: record.endsAt,
      exclusivity_group: record.exclusivityGroup,
      early_from: record.earlyAccess?.from ?? null,
      early_tier: record.earlyAccess?.tier ?? null,
      seats: record.seats ?? null,
      pay_minutes: record.payMinutes ?? null,
    };
    await db
      .insertInto('launches')
      .values({ id: record.id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('launches.root', 'is', null))
      .execute();
    await db.deleteFrom('launch_products').where('launch_id', '=', record.id).execute();
    const products = record.products.map((product_id) => ({ product_id, launch_id: record.id }));
    if (products.length > 0) await db.insertInto('launch_products').values(products).execute();
    if (record.eventType === 'FlashSale') await writePrices(db, record);
  }
}

async function writePrices(
  db: Kysely<Database>,
  { prices = [], startsAt, endsAt }: LaunchRecord,
): Promise<void> {
  for (const { product, market, sale } of prices)
    await sql`
      update prices set sale = ${sale}, sale_from = ${startsAt}, sale_until = ${endsAt}
      where product_id = ${product} and market = ${market} and standard > ${sale}`.execute(db);
}
