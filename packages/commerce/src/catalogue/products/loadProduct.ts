import type { DeliveryKind } from '@touchline/contract/gift/constants';
import { joinParts } from '@touchline/contract/joinParts';
import type { Site } from '@touchline/contract/market/schema';
import { fromWire, toWire } from '@touchline/contract/money';
import {
  GenderCode,
  type Availability,
  type Product,
  type Variation,
} from '@touchline/contract/product/schema';
import { maxLookItems } from '@touchline/contract/recommendation/constants';
import { sql, type Kysely } from 'kysely';
import { safeParse } from 'zod/mini';
import type { Database } from '../../kernel/database/schema.ts';
import { launchesOf } from '../../kernel/launchAccess/launchFacts.ts';
import { eventsOf, specialLaunchType } from '../../kernel/launchAccess/productEvents.ts';
import { reachableLaunches } from '../../kernel/launchAccess/reachableLaunches.ts';
import { fieldsOf } from './personalisation.ts';
import { promiseDelivery, usualMethod } from '../../kernel/delivery/promise.ts';
import { bestStatus } from './availability.ts';
import {
  lowestOf,
  lowStockThreshold,
  historyOf,
  ratingOf,
  saleNow,
  sizeOf,
  sizesOf,
  wordsIn,
  colourLink,
  isColourGone,
  type ColourRow,
  type SizeRow,
  type SummaryRow,
} from './loadSummaries.ts';
import { pictureOf } from './pictures.ts';
import { pricingOf, type StoredPrice } from './pricing.ts';
import { productUrl } from './productUrl.ts';
import { beginningOf } from './beginningOf.ts';
import { kindWithCondition } from './condition.ts';
import { sizeGuideOf } from './sizeGuide.ts';
import { amountIn, sizeSystemOf } from './sizeLabel.ts';
import type { StoredLink } from './tables.ts';
import { fallbacksOf, inLanguage, sportTexts } from './vocabulary.ts';

/** Most callouts of a product; more would be a description. */
const maxCallouts = 4;

interface ProductRow extends Omit<SummaryRow, 'colours'> {
  model: string;
  category: string | null;
  gender: string;
  age_group: string | null;
  sports: string[];
  pattern: string | null;
  national_sizes: boolean;
  size_type: string | null;
  related: string[];
  links: StoredLink[];
  certificates: string[];
  personalisation: string | null;
  max_per_person: number | null;
  delivery_kind: DeliveryKind | null;
  lead: string;
  body: string;
  fit: string;
  facts: { key: string; label: string; value: string }[];
  materials: string[];
  care: string[];
  highlights: string[];
  colours: Omit<ColourRow, keyof StoredPrice>[] | null;
}

export interface LoadedProduct {
  readonly product: Product;
  readonly related: readonly string[];
  readonly links: readonly StoredLink[];
  readonly category: string | null;
}

/** Loads the data of a product page except the breadcrumbs, with the ids of matching and linked products. One statement. */
export async function loadProduct(
  db: Kysely<Database>,
  id: string,
  site: Site,
  now: Date,
): Promise<LoadedProduct | undefined> {
  const { market, language } = site;
  const { rows } = await sql<ProductRow>`
    select p.id, p.slug, p.brand, p.model, p.category, p.gender, p.age_group, p.sports, p.pattern, p.national_sizes,
      p.related, p.links, p.certificates, p.personalisation, p.max_per_person, p.delivery_kind, p.taxable, p.pictures, p.badge, p.condition, p.size_type, t.name, t.kind, t.colour, t.lead, t.body, t.fit, t.facts, t.materials, t.care,
      t.highlights, pr.standard, pr.member, pr.sale_from, ${saleNow(now)} as sale, ${historyOf(market.code)} as history,
      ${launchesOf(market.code, null)} as launches, ${coloursWithPicture(market.code, language.code)} as colours, ${sizesOf(now)} as sizes,
      ${ratingOf} as rating
    from products p
    join prices pr on pr.product_id = p.id and pr.market = ${market.code}
    join ${wordsIn(language.code)} on true
    where p.id = ${id} and p.active`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { related, links, category } = row;
  return { product: productOf(row, site, now), related, links, category };
}

const coloursWithPicture = (market: string, language: string) => sql<ProductRow['colours']>`(
  select json_agg(json_build_object('id', c.id, 'slug', c.slug, 'colour', ct.colour, 'swatch', c.swatch,
    'picture', c.pictures -> 0, 'gone', ${isColourGone})
    order by c.position, c.id)
  from products c join prices cp on cp.product_id = c.id and cp.market = ${market}
  join lateral (select colour from product_texts x where x.product_id = c.id
    order by array_position(${fallbacksOf(language)}::text[], x.language) limit 1) ct on true
  where c.model = p.model and c.source = p.source and c.active)`;

/** Loads the current stock of a product, in one statement. */
export async function loadAvailability(
  db: Kysely<Database>,
  id: string,
  site: Site,
  now: Date,
): Promise<Availability | undefined> {
  const { rows } = await sql<{ sizes: SizeRow[] | null }>`
    select ${sizesOf(now)} as sizes from products p
    join prices pr on pr.product_id = p.id and pr.market = ${site.market.code}
    where p.id = ${id} and p.active`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const variation_list = variationsOf(row.sizes, site, now);
  return { id, availability_status: statusAll(variation_list), variation_list };
}

function statusAll(variations: readonly Variation[]) {
  return bestStatus(variations.map((variation) => variation.availability_status));
}

function variationsOf(rows: readonly SizeRow[] | null, site: Site, now: Date): Variation[] {
  return (rows ?? []).map((row) => {
    const size = sizeOf(row, site, now);
    const amount = amountIn(row.amounts, site.market.code);
    const isFew = size.status === 'IN_STOCK' && size.free <= lowStockThreshold;
    return {
      sku: row.sku,
      size: size.label,
      ...(amount === undefined ? {} : { price: toWire(amount, site.market.currency) }),
      availability_status: size.status,
      ...(isFew ? { left: size.free } : {}),
      ...(Object.keys(row.sizes).length > 1 ? { sizes: { ...row.sizes } } : {}),
      ...(row.gtin ? { gtin: row.gtin } : {}),
      ...(row.mpn ? { mpn: row.mpn } : {}),
    };
  });
}

function productOf(row: ProductRow, site: Site, now: Date): Product {
  const { market, language } = site;
  const url = productUrl(row.slug, row.id);
  const variation_list = variationsOf(row.sizes, site, now);
  const comingAt = row.sizes?.map((size) => size.available_from).find((date) => date && new Date(date) > now);
  const gender = safeParse(GenderCode, row.gender);
  const guide = row.national_sizes ? sizeGuideOf(row.sizes ?? [], market.sizeSystem) : undefined;
  const firstSize = row.sizes?.[0];
  const events = eventsOf(reachableLaunches(row.launches, market), now);
  const { personalisationPrice: pricePerField } = market;
  const fields = pricePerField === undefined ? [] : fieldsOf(row.personalisation, language.code);
  return {
    id: row.id,
    name: row.name,
    model_number: row.model,
    product_type: row.category?.split('/').at(-1) ?? '',
    recommendationsEnabled: true,
    meta_data: {
      canonical: url,
      title: joinParts([row.name, row.colour]),
      description: row.lead || beginningOf(row.body) || row.kind,
    },
    view_list: row.pictures.map((picture) => pictureOf(picture, row, language.code)),
    pricing_information: { ...pricingOf(row, market, true), ...lowestOf(row.sizes) },
    attribute_list: {
      brand: row.brand,
      category: row.category?.split('/')[0] ?? '',
      color: row.colour,
      gender: gender.success ? gender.data : 'U',
      personalizable: fields.length > 0,
      customizable: false,
      sale: row.sale !== null,
      outlet: false,
      sport: row.sports,
      sportNames: row.sports.map((sport) => inLanguage(sportTexts.get(sport), language.code) || sport),
      ...(guide ? { size_chart_link: `${url}#size-guide` } : {}),
      size_system: firstSize ? sizeSystemOf(firstSize.sizes, market.sizeSystem) : 'INT',
      specialLaunch: events.length > 0,
      special_launch_type: specialLaunchType(events),
      ...(comingAt ? { preview_to: new Date(comingAt).toISOString() } : {}),
      ...(row.materials[0] ? { material: row.materials[0] } : {}),
      ...(row.pattern ? { pattern: row.pattern } : {}),
      ...(row.condition === 'new' ? {} : { condition: row.condition }),
      ...(row.size_type ? { size_type: row.size_type } : {}),
      ...(row.age_group ? { age_group: row.age_group } : {}),
    },
    product_description: {
      title: row.name,
      subtitle: kindWithCondition(row.kind, row.condition, language.code),
      lead: row.lead,
      text: row.body,
      facts: row.facts,
      materials: row.materials,
      care: row.care,
      highlights: row.highlights,
      ...(row.fit ? { fit: row.fit } : {}),
    },
    product_link_list: [
      ...(row.colours ?? [])
        .filter((colour) => colour.id !== row.id)
        .map((colour) => ({
          type: 'color' as const,
          productId: colour.id,
        })),
      ...row.related
        .slice(0, maxLookItems)
        .map((productId) => ({ type: 'complete-the-look' as const, productId })),
    ],
    colours: (row.colours ?? []).map((colour) => colourLink(colour, row.name, language.code)),
    callouts: row.highlights.slice(0, maxCallouts).map((title, at) => ({ id: `callout-${at + 1}`, title })),
    events,
    product_certificates: row.certificates,
    variation_list,
    availability_status: statusAll(variation_list),
    ...(row.badge ? { badge: row.badge } : {}),
    ...(guide ? { sizeGuide: guide } : {}),
    ...(fields.length > 0 && pricePerField !== undefined
      ? { personalisation: { fields, pricePerField } }
      : {}),
    maxQuantity: Math.min(market.maxQuantity, row.max_per_person ?? Infinity),
    ...(row.max_per_person === null ? {} : { maxPerPerson: row.max_per_person }),
    ...(row.delivery_kind ? { deliveryKind: row.delivery_kind } : promiseOf(site, now, comingAt)),
    ...(row.rating ? { rating: row.rating } : {}),
    related: [],
  };
}

/** Delivery promise of the cheapest home delivery that is not express. */
function promiseOf(
  { market }: Site,
  now: Date,
  comingAt: string | null | undefined,
): Pick<Product, 'deliveryPromise'> {
  const method = usualMethod(market);
  if (!method) return {};
  const promise = promiseDelivery(method, market, now, comingAt ? new Date(comingAt) : undefined);
  const freeFrom =
    method.freeFrom === undefined
      ? {}
      : { freeFrom: toWire(fromWire(method.freeFrom, market.currency).minor, market.currency) };
  return { deliveryPromise: { ...promise, ...freeFrom } };
}
