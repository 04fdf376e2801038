import { sql, type Kysely } from 'kysely';
import type { Market } from '@touchline/contract/market/schema';
import type { Database } from '../../kernel/database/schema.ts';
import type { SizeKind } from '@touchline/contract/product/schema';
import { CatalogueIndex } from './CatalogueIndex.ts';
import { CategoryTree } from './CategoryTree.ts';
import { marketSizes } from './marketSizes.ts';
import { categoryKind, sizeKindOf } from './sizeKind.ts';
import { sizeLabel } from './sizeLabel.ts';
import type { LanguageTexts } from './tables.ts';

/** Number of days that products count as new. */
export const newForDays = 60;
const day = 86_400_000;

export interface LoadedIndex {
  index: CatalogueIndex;
  /** When a date changes what is new or on sale; the index has to be loaded again then. */
  validUntil: number;
}

interface Row {
  id: string;
  model: string;
  category: string | null;
  size_kind: SizeKind | null;
  gender: string;
  sports: string[];
  colours: string[];
  launched_at: Date;
  standard: number;
  sale: number | null;
  sale_from: Date | null;
  sale_until: Date | null;
  sizes: string[] | null;
  is_there: boolean | null;
  has_picture: boolean;
}

interface SizeRow {
  sizes: LanguageTexts;
  category: string | null;
  size_kind: SizeKind | null;
  gender: string;
}

/** Every size that a market sells, with what it is called in other countries and what has it. */
async function loadSizes(db: Kysely<Database>, market: string): Promise<SizeRow[]> {
  const { rows } = await sql<SizeRow>`
    select distinct v.sizes, p.category, p.size_kind, p.gender
    from variants v join products p on p.id = v.product_id
    join prices pr on pr.product_id = p.id and pr.market = ${market}
    where v.active and p.active and v.amounts is null`.execute(db);
  return rows;
}

/** What the categories of an address path have sizes of: `shoes/running-shoes`. */
function kindsByCategory(): (path: string | null) => SizeKind | null {
  const known = new Map<string, SizeKind | null>();
  return (path) => {
    if (path === null) return null;
    const kind = known.get(path) ?? categoryKind(path.split('/').map((key) => key.replaceAll('-', ' ')));
    known.set(path, kind);
    return kind;
  };
}

/** Loads the product index of a market, in three statements. */
export async function loadIndex(
  db: Kysely<Database>,
  market: Pick<Market, 'code' | 'sizeSystem'>,
  range: string,
  now: Date,
): Promise<LoadedIndex> {
  const categories = await db.selectFrom('categories').selectAll().execute();
  const { rows } = await sql<Row>`
    select p.id, p.source || ' ' || p.model as model, p.category, p.size_kind, p.gender, p.sports, p.colour_families as colours, p.launched_at,
      pr.standard, pr.sale, pr.sale_from, pr.sale_until, s.sizes, s.is_there,
      p.pictures <> '[]'::jsonb as has_picture
    from products p
    join prices pr on pr.product_id = p.id and pr.market = ${market.code}
    left join (
      select v.product_id,
        array_agg(coalesce(v.sizes ->> ${market.sizeSystem}, v.sizes ->> 'INT',
          (select value from jsonb_each_text(v.sizes) limit 1)) order by v.position)
          filter (where v.amounts is null and (st.on_hand > 0 or v.selling = 'preview')) as sizes,
        bool_or(st.on_hand > 0 or v.selling = 'preview') as is_there
      from variants v left join stock st on st.sku = v.sku where v.active group by v.product_id
    ) s on s.product_id = p.id
    where p.active and (p.shops = '{}' or ${range} = any(p.shops))
    order by p.position, p.id`.execute(db);
  const kindOfCategory = kindsByCategory();
  const kindOf = (label: string, { size_kind, category }: Pick<Row, 'size_kind' | 'category'>) =>
    sizeKindOf(label, size_kind ?? kindOfCategory(category), market.sizeSystem);
  const time = now.getTime();
  let validUntil = time + day;
  const atMost = (date: number) => {
    if (date > time && date < validUntil) validUntil = date;
  };
  const products = rows.map((row) => {
    const from = row.sale_from?.getTime() ?? -Infinity;
    const until = row.sale_until?.getTime() ?? Infinity;
    const isOnSale = row.sale !== null && from <= time && until > time;
    if (row.sale !== null) [from, until].forEach(atMost);
    const newUntil = row.launched_at.getTime() + newForDays * day;
    atMost(newUntil);
    return {
      id: row.id,
      model: row.model,
      category: row.category,
      gender: row.gender,
      sports: row.sports,
      colours: row.colours,
      sizes: (row.sizes ?? []).map((label) => ({ label, kind: kindOf(label, row) })),
      price: isOnSale && row.sale !== null ? row.sale : row.standard,
      standard: row.standard,
      launchedAt: row.launched_at,
      isNew: newUntil > time,
      hasPicture: row.has_picture,
      isGone: row.is_there !== true,
    };
  });
  const tree = new CategoryTree(categories);
  const sizes = marketSizes(
    (await loadSizes(db, market.code)).map((row) => {
      const label = sizeLabel(row.sizes, market.sizeSystem);
      return { label, kind: kindOf(label, row), gender: row.gender, labels: row.sizes };
    }),
  );
  return { index: new CatalogueIndex(products, tree, sizes), validUntil };
}
