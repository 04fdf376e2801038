import type { Generated } from 'kysely';
import type { Migration } from '../../kernel/database/Migration.ts';

export interface DownloadTables {
  /** The file of a digital product, as it is sent; text, such as HTML, a calendar or a PDF written as text. */
  digital_files: {
    product_id: string;
    language: string;
    file_name: string;
    media_type: string;
    content: string;
  };
  /** What a paid order line may load, how often and how long. */
  downloads: {
    order_id: string;
    item_id: string;
    product_id: string;
    language: string;
    left_count: Generated<number>;
    expires_at: Date;
  };
}

/** How often the file of an order line can be loaded. */
export const downloadCount = 5;
/** How many days after the order. */
export const downloadDays = 30;

export const downloadMigrations: readonly Migration[] = [
  {
    name: 'downloads-001',
    statements: [
      `create table digital_files (
         product_id text not null references products (id) on delete cascade, language text not null,
         file_name text not null, media_type text not null, content text not null, primary key (product_id, language)
       )`,
      `create table downloads (
         order_id text not null references orders (id) on delete cascade, item_id text not null, product_id text not null,
         language text not null, left_count int not null default ${downloadCount} check (left_count >= 0),
         expires_at timestamptz not null, primary key (order_id, item_id)
       )`,
    ],
  },
];
