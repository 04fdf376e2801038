import { markupStatements } from './markupStatements.ts';
import { foldStatements } from './search/foldStatements.ts';
import { searchConfigs } from './search/searchConfigs.ts';
import type { Condition, SizeKind } from '@touchline/contract/product/schema';
import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '../../kernel/database/Migration.ts';

/** Written as JSON text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;
/** A text by language code, in every language of the catalogue. */
export type LanguageTexts = Readonly<Record<string, string>>;

/** A stored picture; its alternative text is generated when it is shown. */
export interface StoredPicture {
  path: string;
  widths: number[];
  webp: number[];
  ratio: number;
  view?: string;
  cutout?: boolean;
}

/** A product that is the same in another size or for another age, or that this one is compared with. */
export interface StoredLink {
  type: 'age' | 'size' | 'compare';
  productId: string;
}

/** How a product is sold when there is stock of it. */
export type SaleMode = 'normal' | 'preview' | 'preorder' | 'backorder';

export interface CatalogueTables {
  /** One row; `version` increases with every change of the catalogue. */
  catalogue_state: { id: number; version: number };
  /** A node of the category tree; `path` is the keys from the root: `apparel/tops/tees`. */
  categories: {
    path: string;
    key: string;
    parent: string | null;
    position: number;
    names: Json<LanguageTexts>;
  };
  /** One colour of a model. */
  products: {
    id: string;
    /** Small number for use in sets of products. */
    ordinal: Generated<number>;
    /** `demo`, or `feed:` and the market. */
    source: string;
    /** Model number, or item group: products of one model are colours of each other. */
    model: string;
    slug: string;
    brand: string;
    /** Brands of the shop that show it; all when empty. */
    shops: string[];
    category: string | null;
    gender: string;
    age_group: string | null;
    sports: string[];
    colour_families: string[];
    swatch: string[];
    pattern: string | null;
    badge: string | null;
    /** What state the goods are in. */
    condition: Generated<Condition>;
    /** What its sizes are the sizes of, and their cut, where a feed says it. */
    size_kind: SizeKind | null;
    size_type: string | null;
    launched_at: Date;
    /** Whether size labels differ by country. */
    national_sizes: boolean;
    pictures: Json<StoredPicture[]>;
    related: string[];
    links: ColumnType<StoredLink[], string | undefined, string>;
    certificates: Generated<string[]>;
    /** What can be put on it: the name of a template of `catalogue/personalisation.ts`; null where nothing can. */
    personalisation: string | null;
    /** How many one person may buy, of all sizes and in all orders together; null where anybody may buy any number. */
    max_per_person: number | null;
    active: boolean;
    /** Position in "our pick" order. */
    position: number;
    modified_at: Date;
  };
  /** Products whose items have gone to another one, which their addresses lead to. */
  former_products: { id: string; product_id: string; moved_at: Date };
  product_texts: {
    product_id: string;
    language: string;
    name: string;
    /** Kind of product, shown below the name. */
    kind: string;
    colour: string;
    lead: string;
    body: string;
    fit: string;
    facts: Json<{ key: string; label: string; value: string }[]>;
    materials: string[];
    care: string[];
    highlights: string[];
    /** All searchable text, folded (see `foldWords`): highest weight first, weights separated by `\n`. */
    words: string;
    search: ColumnType<string | null, never, never>;
  };
  variants: {
    sku: string;
    product_id: string;
    position: number;
    /** Labels by size system: `EU`, `UK`, `US`, `KR`; or `INT` alone. */
    sizes: Json<LanguageTexts>;
    gtin: string | null;
    mpn: string | null;
    selling: SaleMode;
    /** When a preview, pre-order or back-order ends; `null` when unknown. */
    available_from: Date | null;
    active: boolean;
  };
  /** A product is sold in a market exactly when it has a price there. Whole minor units. */
  prices: {
    product_id: string;
    market: string;
    standard: number;
    sale: number | null;
    sale_from: Date | null;
    sale_until: Date | null;
    member: number | null;
  };
  price_history: {
    product_id: string;
    market: string;
    price: number;
    from_at: Date;
    until_at: Date | null;
  };
  /** Words of the catalogue by language, used to correct search terms. */
  search_words: { language: string; word: string; uses: number };
  /** Digest of a feed's item group, so that importing it again changes nothing. */
  feed_groups: { market: string; group_id: string; digest: string; products: string[] };
  /** Stock of a store as its last inventory feed told it; what is there now is in `stock`: see `storeStock.ts`. */
  store_stock: {
    store_code: string;
    sku: string;
    quantity: number;
    availability: string;
    price: number | null;
    pickup_method: string | null;
    pickup_sla: string | null;
  };
}

const configOf = `case language ${searchConfigs
  .map(([language, config]) => `when '${language}' then '${config}'::regconfig`)
  .join(' ')} else 'simple'::regconfig end`;
const weighted = ['A', 'B', 'C', 'D']
  .map(
    (weight, at) => `setweight(to_tsvector(${configOf}, split_part(words, E'\\n', ${at + 1})), '${weight}')`,
  )
  .join(' || ');

export const catalogueMigrations: readonly Migration[] = [
  {
    name: 'catalogue-001',
    statements: [
      'create extension if not exists pg_trgm',
      'create table catalogue_state (id int primary key check (id = 1), version bigint not null)',
      'insert into catalogue_state values (1, 1)',
      `create table categories (
         path text primary key, key text not null, parent text references categories (path) on delete cascade,
         position int not null, names jsonb not null
       )`,
      `create table products (
         id text primary key,
         ordinal int generated by default as identity unique,
         source text not null, model text not null, slug text not null, brand text not null, shops text[] not null,
         category text references categories (path), gender text not null, age_group text, sports text[] not null,
         colour_families text[] not null, swatch text[] not null, pattern text, badge text,
         launched_at timestamptz not null, national_sizes boolean not null, pictures jsonb not null, related text[] not null,
         active boolean not null, position int not null, modified_at timestamptz not null
       )`,
      'create index products_model on products (model)',
      'create index products_source on products (source)',
      `create table product_texts (
         product_id text not null references products (id) on delete cascade, language text not null,
         name text not null, kind text not null, colour text not null, lead text not null, body text not null,
         fit text not null, facts jsonb not null, materials text[] not null, care text[] not null,
         highlights text[] not null, words text not null,
         search tsvector generated always as (${weighted}) stored,
         primary key (product_id, language)
       )`,
      'create index product_texts_search on product_texts using gin (search)',
      `create table variants (
         sku text primary key, product_id text not null references products (id) on delete cascade,
         position int not null, sizes jsonb not null, gtin text, mpn text,
         selling text not null, available_from timestamptz, active boolean not null
       )`,
      'create index variants_product on variants (product_id, position)',
      `create table prices (
         product_id text not null references products (id) on delete cascade, market text not null,
         standard bigint not null check (standard >= 0), sale bigint check (sale < standard),
         sale_from timestamptz, sale_until timestamptz, member bigint,
         primary key (product_id, market)
       )`,
      `create table price_history (
         product_id text not null references products (id) on delete cascade, market text not null,
         price bigint not null, from_at timestamptz not null, until_at timestamptz,
         primary key (product_id, market, from_at)
       )`,
      'create table search_words (language text not null, word text not null, uses int not null, primary key (language, word))',
      'create index search_words_trigrams on search_words using gist (word gist_trgm_ops)',
      `create table feed_groups (
         market text not null, group_id text not null, digest text not null, products text[] not null,
         primary key (market, group_id)
       )`,
      `create table store_stock (
         store_code text not null, sku text not null, quantity int not null, availability text not null,
         price bigint, pickup_method text, pickup_sla text, primary key (store_code, sku)
       )`,
      'create index store_stock_sku on store_stock (sku)',
    ],
  },
  { name: 'catalogue-002', statements: ['alter table products add column personalisation text'] },
  {
    name: 'catalogue-003',
    statements: [
      `alter table products add column links jsonb not null default '[]',
         add column certificates text[] not null default '{}'`,
    ],
  },
  {
    name: 'catalogue-004',
    statements: ['alter table products add column max_per_person int check (max_per_person > 0)'],
  },
  {
    name: 'catalogue-005',
    statements: [
      `alter table products add column condition text not null default 'new', add column size_kind text,
         add column size_type text`,
      `create table former_products (
         id text primary key, product_id text not null references products (id) on delete cascade,
         moved_at timestamptz not null
       )`,
      'create index former_products_product on former_products (product_id)',
      // Addresses that were lost when products were named after their siblings.
      `insert into former_products (id, product_id, moved_at)
       select gone.id, (select p.id from products p where p.active and p.model = gone.model and p.source = gone.source
         order by p.position, p.id limit 1), now()
       from products gone where not gone.active and gone.source like 'feed:%'
         and exists (select 1 from products p where p.active and p.model = gone.model and p.source = gone.source)`,
      ...markupStatements,
    ],
  },
  { name: 'catalogue-006', statements: foldStatements },
];
