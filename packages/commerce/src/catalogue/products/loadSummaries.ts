import type { Site } from '@touchline/contract/market/schema';
import {
  GenderCode,
  type Condition,
  type ColourLink,
  type PricingInformation,
  type ProductSummary,
} from '@touchline/contract/product/schema';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { safeParse } from 'zod/mini';
import type { Database } from '../../kernel/database/schema.ts';
import { launchesOf } from '../../kernel/launchAccess/launchFacts.ts';
import type { LaunchFacts } from '../../kernel/launchAccess/launchGate.ts';
import { launchBadge } from '../../kernel/launchAccess/productEvents.ts';
import { reachableLaunches } from '../../kernel/launchAccess/reachableLaunches.ts';
import { bestStatus, statusOf } from './availability.ts';
import { kindWithCondition } from './condition.ts';
import { pictureOf } from './pictures.ts';
import { pricingOf, type PricePeriod, type StoredPrice } from './pricing.ts';
import { productUrl } from './productUrl.ts';
import { sizeOrAmount } from './sizeLabel.ts';
import { fallbacksOf } from './vocabulary.ts';
import type { LanguageTexts, SaleMode, StoredPicture } from './tables.ts';

/** Stock at or below this number counts as low. */
export const lowStockThreshold = 3;
/** Maximum number of colour dots on a card. */
const maxColours = 12;

/** A size as returned by the catalogue statements. */
export interface SizeRow {
  sku: string;
  sizes: LanguageTexts;
  selling: SaleMode;
  available_from: string | null;
  gtin: string | null;
  mpn: string | null;
  on_hand: number;
  free: number;
  /** Own prices by market in whole minor units. */
  amounts: Readonly<Record<string, number>> | null;
}

/** A colour of the same model, with its own price. */
export interface ColourRow extends Omit<StoredPrice, 'sale_from'> {
  /** ISO 8601. */
  sale_from: string | null;
  id: string;
  slug: string;
  colour: string;
  swatch: string[];
  picture: StoredPicture | null;
  /** Whether no size of it can be bought or is coming. */
  gone: boolean;
}

export interface SummaryRow {
  id: string;
  slug: string;
  brand: string;
  gender: string;
  name: string;
  kind: string;
  colour: string;
  pictures: StoredPicture[];
  badge: string | null;
  condition: Condition;
  standard: number;
  sale: number | null;
  sale_from: Date | null;
  member: number | null;
  taxable: boolean;
  history: PricePeriod[] | null;
  launches: LaunchFacts[];
  colours: ColourRow[] | null;
  sizes: SizeRow[] | null;
  rating: { average: number; count: number } | null;
}

/** How the published reviews of `p`'s model add up; null without any. As `review/reviewSummary.ts` rounds. */
export const ratingOf = sql<SummaryRow['rating']>`(
  select json_build_object('count', n, 'average', round(stars::numeric / n, 1)) from (
    select stars_1 + stars_2 + stars_3 + stars_4 + stars_5 as n,
      stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5 as stars
    from review_summaries rs where rs.model = p.model) counted where n > 0)`;

/** The sale price while it is valid. */
export const saleNow = (now: Date) => sql<number | null>`case when pr.sale is not null
  and coalesce(pr.sale_from, '-infinity') <= ${now}::timestamptz
  and coalesce(pr.sale_until, 'infinity') > ${now}::timestamptz then pr.sale end`;

/** The texts of a product in a language or what it falls back to, otherwise in any language. */
export const wordsIn = (language: string) => sql`lateral (
  select * from product_texts t where t.product_id = p.id
  order by array_position(${fallbacksOf(language)}::text[], t.language), t.language limit 1) t`;

/** Sizes of `p` with the pieces that are not held, as one value. */
export const sizesOf = (now: Date) => sql<SizeRow[] | null>`(
  select json_agg(json_build_object('sku', v.sku, 'sizes', v.sizes, 'selling', v.selling,
    'available_from', v.available_from, 'gtin', v.gtin, 'mpn', v.mpn, 'amounts', v.amounts, 'on_hand', coalesce(st.on_hand, 0),
    'free', coalesce(st.on_hand - st.held, 0) + coalesce((select sum(h.quantity) from stock_holds h
      where h.sku = v.sku and h.expires_at <= ${now}::timestamptz), 0)) order by v.position)
  from variants v left join stock st on st.sku = v.sku where v.product_id = p.id and v.active)`;

/** Whether no size of `c` can be bought or is coming. */
export const isColourGone = sql<boolean>`not exists (select 1 from variants v join stock st on st.sku = v.sku
  where v.product_id = c.id and v.active and (st.on_hand > st.held or v.selling = 'preview'))`;

/** All colours of `p`'s model that the market sells. */
export const coloursOf = (market: Site['market'], language: string, now: Date) => sql<ColourRow[] | null>`(
  select json_agg(json_build_object('id', c.id, 'slug', c.slug, 'colour', ct.colour, 'swatch', c.swatch,
    'picture', c.pictures -> 0, 'gone', ${isColourGone}, 'standard', pr.standard, 'sale', ${saleNow(now)}, 'sale_from', pr.sale_from, 'member', pr.member,
    'history', case when pr.sale is not null and ${market.showLowestPrice30Days}::boolean
      then ${historyOf(market.code, sql`c`)} end) order by c.position, c.id)
  from products c join prices pr on pr.product_id = c.id and pr.market = ${market.code}
  join lateral (select colour from product_texts x where x.product_id = c.id
    order by array_position(${fallbacksOf(language)}::text[], x.language) limit 1) ct on true
  where c.model = p.model and c.source = p.source and c.active)`;

/** Earlier prices of `p`, or another product, in a market. */
export const historyOf = (market: string, product: RawBuilder<unknown> = sql`p`) => sql<
  PricePeriod[] | null
>`(
  select json_agg(json_build_object('price', h.price, 'from', h.from_at, 'until', h.until_at) order by h.from_at)
  from price_history h where h.product_id = ${product}.id and h.market = ${market})`;

/** Loads the cards of products for a site, in one statement. Ids the market does not have are left out. */
export async function loadSummaries(
  db: Kysely<Database>,
  ids: readonly string[],
  site: Site,
  now: Date,
): Promise<Map<string, ProductSummary>> {
  if (ids.length === 0) return new Map();
  const { market, language } = site;
  const { rows } = await sql<SummaryRow>`
    select p.id, p.slug, p.brand, p.gender, t.name, t.kind, t.colour, p.pictures, p.badge, p.condition, p.taxable,
      pr.standard, pr.member, pr.sale_from, ${saleNow(now)} as sale,
      case when pr.sale is not null and ${market.showLowestPrice30Days}::boolean then ${historyOf(market.code)} end as history,
      ${launchesOf(market.code, null)} as launches, ${coloursOf(market, language.code, now)} as colours, ${sizesOf(now)} as sizes, ${ratingOf} as rating
    from products p
    join prices pr on pr.product_id = p.id and pr.market = ${market.code}
    join ${wordsIn(language.code)} on true
    where p.id = any(${[...ids]}::text[]) and p.active`.execute(db);
  return new Map(rows.map((row) => [row.id, summaryOf(row, site, now)]));
}

function summaryOf(row: SummaryRow, site: Site, now: Date): ProductSummary {
  const { market, language } = site;
  const gender = safeParse(GenderCode, row.gender);
  const sizes = (row.sizes ?? []).map((size) => sizeOf(size, site, now));
  const status = bestStatus(sizes.map((size) => size.status));
  const inStock = sizes.filter((size) => size.status === 'IN_STOCK');
  const scarce = inStock.filter((size) => size.free <= lowStockThreshold);
  // A card shows low stock only when at least a third of its sizes are low; a single low size is shown on the product page.
  const few = scarce.length * 3 >= inStock.length ? scarce[0] : undefined;
  const badge = launchBadge(reachableLaunches(row.launches, market), now) ?? row.badge;
  const coming = sizes.map((size) => size.availableFrom).find((date) => date !== null && date > now);
  const pricing = { ...pricingOf(row, market), ...lowestOf(row.sizes) };
  return {
    id: row.id,
    name: row.name,
    subTitle: kindWithCondition(row.kind, row.condition, language.code),
    url: productUrl(row.slug, row.id),
    brand: row.brand,
    color: row.colour,
    ...(gender.success ? { gender: gender.data } : {}),
    pictures: row.pictures.slice(0, 2).map((picture) => pictureOf(picture, row, language.code)),
    pricing_information: pricing,
    colours: (row.colours ?? []).slice(0, maxColours).map((colour) => ({
      ...colourLink(colour, row.name, language.code),
      ...(colour.id === row.id ? {} : ownPricing(pricingOf(storedPrice(colour), market), pricing)),
    })),
    availability_status: status,
    ...(badge ? { badge } : {}),
    ...(few && status === 'IN_STOCK'
      ? { lowStock: { ...(sizes.length > 1 ? { size: few.label } : {}), left: few.free } }
      : {}),
    ...(coming && status !== 'IN_STOCK' ? { availableFrom: coming.toISOString() } : {}),
    ...(row.rating ? { rating: row.rating } : {}),
  };
}

/** A colour as a link, with its first picture, and whether it is sold out. */
export function colourLink(
  { id, slug, colour, swatch, picture, gone }: Omit<ColourRow, keyof StoredPrice>,
  name: string,
  language: string,
): ColourLink {
  return {
    ...{ id, url: productUrl(slug, id), name: colour, swatch },
    ...(picture ? { picture: pictureOf(picture, { name, colour }, language) } : {}),
    ...(gone ? { availability_status: 'NOT_AVAILABLE' as const } : {}),
  };
}

const storedPrice = ({ sale_from: from, ...price }: ColourRow): StoredPrice => ({
  ...price,
  sale_from: from === null ? null : new Date(from),
});

/** The prices of a colour, where they are other ones than the card's. */
function ownPricing(
  own: PricingInformation,
  card: PricingInformation,
): Pick<ColourLink, 'pricing_information'> {
  return JSON.stringify(own) === JSON.stringify(card) ? {} : { pricing_information: own };
}

/** Whether the price of a product is the lowest of its sizes. */
export const lowestOf = (sizes: readonly SizeRow[] | null): Pick<PricingInformation, 'isLowest'> =>
  sizes?.some(({ amounts }) => amounts) ? { isLowest: true } : {};

/** A size with its status and label. */
export function sizeOf(row: SizeRow, site: Site, now: Date) {
  const availableFrom = row.available_from === null ? null : new Date(row.available_from);
  const free = Math.max(0, Math.min(row.free, row.on_hand));
  return {
    ...row,
    availableFrom,
    free,
    label: sizeOrAmount(row, site),
    status: statusOf({ selling: row.selling, availableFrom, onHand: row.on_hand, free }, now),
  };
}
