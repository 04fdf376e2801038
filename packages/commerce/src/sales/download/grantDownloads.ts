import { sql, type RawBuilder } from 'kysely';
import { downloadDays } from './tables.ts';

/** The digital goods of an order line, as the order keeps them. */
export interface OrderedDownload {
  readonly itemId: string;
  readonly productId: string;
}

/** A CTE that lets the orders in the CTE `placed` load what they bought, those for which `isFirst` is true. */
export const grantDownloads = (isFirst: RawBuilder<unknown>, now: Date) => sql`
    granted as (
      insert into downloads (order_id, item_id, product_id, language, expires_at)
      select placed.id, file ->> 'itemId', file ->> 'productId', placed.language,
        ${now}::timestamptz + make_interval(days => ${sql.lit(downloadDays)}::int)
      from placed, jsonb_array_elements(placed.data -> 'downloads') as file
      where ${isFirst} on conflict do nothing)`;
