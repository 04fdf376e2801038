import { cutText } from '@touchline/contract/cutText';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { foldWords } from './search/foldWords.ts';
import type { CategoryRecord, ProductRecord, ProductTexts } from './ProductRecord.ts';

/** Stock of what is sent by email; nothing is ever taken from it. */
const neverSoldOut = 1_000_000;

type Trx = Transaction<Database>;
const json = (rows: unknown) => sql`${JSON.stringify(rows)}::jsonb`;

/** Adds categories or updates their names and order. Parents must come before children. */
export async function writeCategories(trx: Trx, categories: readonly CategoryRecord[]): Promise<void> {
  if (categories.length === 0) return;
  await sql`
    insert into categories (path, key, parent, position, names)
    select path, key, parent, position, names
    from jsonb_to_recordset(${json(categories)}) as r (path text, key text, parent text, position int, names jsonb)
    on conflict (path) do update set position = excluded.position, names = categories.names || excluded.names`.execute(
    trx,
  );
}

/**
 * Writes products with all related rows, in a few statements regardless of their number. Writing the same records again
 * leaves the same rows. Sizes that are gone are kept for old orders, but not sold.
 */
export async function writeProducts(trx: Trx, records: readonly ProductRecord[], now: Date): Promise<void> {
  if (records.length === 0) return;
  await writeRows(trx, records, now);
  await writeTexts(trx, records);
  await writeVariants(trx, records, now);
  await writePrices(trx, records, now);
}

async function writeRows(trx: Trx, records: readonly ProductRecord[], now: Date): Promise<void> {
  const rows = records.map((record) => ({
    ...record,
    texts: undefined,
    variants: undefined,
    prices: undefined,
    history: undefined,
  }));
  await sql`
    insert into products (id, source, model, slug, brand, shops, category, gender, age_group, sports, colour_families, swatch,
      pattern, badge, launched_at, national_sizes, pictures, related, links, certificates, personalisation,
      max_per_person, delivery_kind, taxable, condition, size_kind, size_type, active, position, modified_at)
    select id, source, model, slug, brand, shops, category, gender, "ageGroup", sports, "colourFamilies", swatch,
      pattern, badge, "launchedAt", "nationalSizes", pictures, related, coalesce(links, '[]'), coalesce(certificates, '{}'),
      personalisation, "maxPerPerson", "deliveryKind", coalesce(taxable, true), coalesce(condition, 'new'), "sizeKind", "sizeType", true, position, ${now}
    from jsonb_to_recordset(${json(rows)}) as r (id text, source text, model text, slug text, brand text, shops text[],
      category text, gender text, "ageGroup" text, sports text[], "colourFamilies" text[], swatch text[],
      pattern text, badge text, "launchedAt" timestamptz, "nationalSizes" boolean, pictures jsonb, related text[],
      links jsonb, certificates text[], personalisation text, "maxPerPerson" int, "deliveryKind" text,
      taxable boolean, condition text, "sizeKind" text, "sizeType" text, position int)
    on conflict (id) do update set source = excluded.source, model = excluded.model, slug = excluded.slug,
      brand = excluded.brand, shops = excluded.shops, category = excluded.category, gender = excluded.gender, age_group = excluded.age_group,
      sports = excluded.sports, colour_families = excluded.colour_families, swatch = excluded.swatch,
      pattern = excluded.pattern, badge = excluded.badge, launched_at = products.launched_at,
      national_sizes = excluded.national_sizes, pictures = excluded.pictures, related = excluded.related,
      links = excluded.links, certificates = excluded.certificates, personalisation = excluded.personalisation,
      max_per_person = excluded.max_per_person, delivery_kind = excluded.delivery_kind, taxable = excluded.taxable,
      condition = excluded.condition, size_kind = excluded.size_kind, size_type = excluded.size_type,
      active = true, position = excluded.position, modified_at = excluded.modified_at`.execute(trx);
}

/** Searchable text in four lines by weight: name, kind, colour and maker, descriptions. */
function searchLines(texts: ProductTexts, record: ProductRecord): string {
  const lines = [
    [texts.name, record.id, record.model],
    [texts.kind, ...texts.found.well],
    [texts.colour, record.brand, ...texts.found.also],
    [texts.lead, texts.body, ...texts.materials, ...texts.highlights],
  ];
  return lines.map((line) => cutText(foldWords(line.join(' ')).replace(/\s+/g, ' '), 4_000)).join('\n');
}

async function writeTexts(trx: Trx, records: readonly ProductRecord[]): Promise<void> {
  const rows = records.flatMap((record) =>
    [...record.texts].map(([language, texts]) => ({
      product_id: record.id,
      language,
      ...texts,
      found: undefined,
      words: searchLines(texts, record),
    })),
  );
  await sql`
    insert into product_texts (product_id, language, name, kind, colour, lead, body, fit, facts, materials, care,
      highlights, words)
    select product_id, language, name, kind, colour, lead, body, fit, facts, materials, care, highlights, words
    from jsonb_to_recordset(${json(rows)}) as r (product_id text, language text, name text, kind text, colour text,
      lead text, body text, fit text, facts jsonb, materials text[], care text[], highlights text[], words text)
    on conflict (product_id, language) do update set name = excluded.name, kind = excluded.kind,
      colour = excluded.colour, lead = excluded.lead, body = excluded.body, fit = excluded.fit, facts = excluded.facts,
      materials = excluded.materials, care = excluded.care, highlights = excluded.highlights, words = excluded.words`.execute(
    trx,
  );
}

async function writeVariants(trx: Trx, records: readonly ProductRecord[], now: Date): Promise<void> {
  const rows = records.flatMap((record) =>
    record.variants.map((variant, position) => ({
      ...variant,
      ...(record.deliveryKind && variant.onHand > 0 ? { onHand: neverSoldOut } : {}),
      ...{ product_id: record.id, position },
    })),
  );
  const ids = records.map((record) => record.id);
  const skus = rows.map((row) => row.sku);
  await sql`update variants set active = false
    where product_id = any(${ids}::text[]) and active and sku <> all(${skus}::text[])`.execute(trx);
  await sql`
    insert into variants (sku, product_id, position, sizes, gtin, mpn, selling, available_from, amounts, active)
    select sku, product_id, position, sizes, gtin, mpn, selling, "availableFrom", amounts, true
    from jsonb_to_recordset(${json(rows)}) as r (sku text, product_id text, position int, sizes jsonb, gtin text,
      mpn text, selling text, "availableFrom" timestamptz, amounts jsonb)
    on conflict (sku) do update set product_id = excluded.product_id, position = excluded.position,
      sizes = excluded.sizes, gtin = excluded.gtin, mpn = excluded.mpn, selling = excluded.selling,
      available_from = excluded.available_from, amounts = excluded.amounts, active = true`.execute(trx);
  // In SKU order, like every statement that changes stock: see `stockCheck`.
  await sql`
    insert into stock (sku, on_hand, changed_at)
    select sku, "onHand", ${now} from jsonb_to_recordset(${json(rows)}) as r (sku text, "onHand" int) order by sku
    on conflict (sku) do update set on_hand = excluded.on_hand, changed_at = excluded.changed_at`.execute(
    trx,
  );
}

async function writePrices(trx: Trx, records: readonly ProductRecord[], now: Date): Promise<void> {
  const rows = records.flatMap((record) =>
    record.prices.map((price) => ({ ...price, product_id: record.id })),
  );
  await sql`
    insert into prices (product_id, market, standard, sale, sale_from, sale_until, member)
    select product_id, market, standard, sale, "saleFrom", "saleUntil", member
    from jsonb_to_recordset(${json(rows)}) as r (product_id text, market text, standard bigint, sale bigint,
      "saleFrom" timestamptz, "saleUntil" timestamptz, member bigint)
    on conflict (product_id, market) do update set standard = excluded.standard, sale = excluded.sale,
      sale_from = excluded.sale_from, sale_until = excluded.sale_until, member = excluded.member`.execute(
    trx,
  );
  const historyRows = records.flatMap((record) =>
    record.history.map((past) => ({ ...past, product_id: record.id })),
  );
  if (historyRows.length > 0) {
    await sql`
      insert into price_history (product_id, market, price, from_at, until_at)
      select product_id, market, price, "from", "until"
      from jsonb_to_recordset(${json(historyRows)}) as r (product_id text, market text, price bigint,
        "from" timestamptz, "until" timestamptz)
      on conflict (product_id, market, from_at) do update set price = excluded.price, until_at = excluded.until_at`.execute(
      trx,
    );
  }
  await continueHistory(
    trx,
    records.map((record) => record.id),
    now,
  );
}

/** If the current price differs from the last in the history, ends that period and starts a new one. */
async function continueHistory(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  const current = sql`
    select product_id, market, case when sale is not null and coalesce(sale_from, ${now}) <= ${now}
      and coalesce(sale_until, 'infinity') > ${now} then sale else standard end as price
    from prices where product_id = any(${[...ids]}::text[])`;
  await sql`
    with now_paid as (${current}), ended as (
      update price_history h set until_at = ${now} from now_paid n
      where h.product_id = n.product_id and h.market = n.market and h.until_at is null and h.price <> n.price
        and h.from_at < ${now}
    )
    insert into price_history (product_id, market, price, from_at, until_at)
    select n.product_id, n.market, n.price, ${now}, null from now_paid n
    where not exists (select 1 from price_history h where h.product_id = n.product_id and h.market = n.market
      and h.until_at is null and h.price = n.price)
    on conflict (product_id, market, from_at) do update set price = excluded.price`.execute(trx);
}
