import type { Picture } from '@touchline/contract/picture';
import type { AvailabilityStatus } from '@touchline/contract/product/schema';
import type { Site } from '@touchline/contract/market/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { statusOf } from './availability.ts';
import { pictureOf } from './pictures.ts';
import { productUrl } from './productUrl.ts';
import { sizeLabel } from './sizeLabel.ts';
import type { LanguageTexts, Selling, StoredPicture } from './tables.ts';

/** One size of a product as a bag or an order sees it. Money in whole minor units of the market's currency. */
export interface Sellable {
  sku: string;
  productId: string;
  model: string;
  name: string;
  /** What it is: the line under the name. */
  kind: string;
  colour: string;
  /** Label of the size in the market's system. */
  size: string;
  /** Address without site path. */
  url: string;
  picture: Picture | undefined;
  /** What one piece costs now. */
  price: number;
  /** What it costs without the sale. */
  standard: number;
  member: number | undefined;
  status: AvailabilityStatus;
  /** Pieces that nobody holds, `basketId` aside. */
  free: number;
  selling: Selling;
  availableFrom: Date | undefined;
}

interface Row {
  sku: string;
  product_id: string;
  model: string;
  slug: string;
  sizes: LanguageTexts;
  pictures: StoredPicture[];
  selling: Selling;
  available_from: Date | null;
  active: boolean;
  name: string;
  kind: string;
  colour: string;
  standard: number;
  sale: number | null;
  member: number | null;
  on_hand: number;
  free: number;
}

/**
 * Looks sizes up by sku as this site sells them, with price and stock of now, in one statement. What the market does
 * not sell is missing from the answer. Pieces held for `basketId` count as free.
 */
export async function findSellables(
  db: Kysely<Database>,
  skus: readonly string[],
  site: Site,
  now: Date,
  basketId = '',
): Promise<Map<string, Sellable>> {
  if (skus.length === 0) return new Map();
  const { market, language } = site;
  const { rows } = await sql<Row>`
    select v.sku, v.product_id, v.sizes, v.selling, v.available_from, v.active and p.active as active,
      p.model, p.slug, p.pictures, t.name, t.kind, t.colour, pr.standard, pr.member,
      case when pr.sale is not null and coalesce(pr.sale_from, ${now}::timestamptz) <= ${now}::timestamptz
        and coalesce(pr.sale_until, 'infinity') > ${now}::timestamptz then pr.sale end as sale,
      coalesce(s.on_hand, 0) as on_hand,
      (coalesce(s.on_hand - s.held, 0) + coalesce((select sum(h.quantity) from stock_holds h
        where h.sku = v.sku and (h.expires_at <= ${now}::timestamptz or h.basket_id = ${basketId})), 0))::int as free
    from variants v
    join products p on p.id = v.product_id
    join prices pr on pr.product_id = p.id and pr.market = ${market.code}
    join lateral (
      select name, kind, colour from product_texts t where t.product_id = p.id
      order by (t.language = ${language.code}) desc, (t.language = 'en') desc, t.language limit 1
    ) t on true
    left join stock s on s.sku = v.sku
    where v.sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sku, sellableOf(row, site, now)]));
}

function sellableOf(row: Row, { market, language }: Site, now: Date): Sellable {
  const onHand = row.active ? row.on_hand : 0;
  const free = row.active ? Math.max(0, Math.min(row.free, row.on_hand)) : 0;
  const first = row.pictures[0];
  return {
    sku: row.sku,
    productId: row.product_id,
    model: row.model,
    name: row.name,
    kind: row.kind,
    colour: row.colour,
    size: sizeLabel(row.sizes, market.sizeSystem),
    url: productUrl(row.slug, row.product_id),
    picture: first ? pictureOf(first, row, language.code) : undefined,
    price: row.sale ?? row.standard,
    standard: row.standard,
    member: row.member ?? undefined,
    status: row.active
      ? statusOf({ selling: row.selling, availableFrom: row.available_from, onHand, free }, now)
      : 'NOT_AVAILABLE',
    free,
    selling: row.selling,
    availableFrom: row.available_from ?? undefined,
  };
}
