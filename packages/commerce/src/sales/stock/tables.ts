import type { Generated } from 'kysely';
import type { Migration } from '../../kernel/database/Migration.ts';

export interface StockTables {
  /** What there is, of the shop by size and of each store: see `storeStockKey`. `held` is the sum of the holds, kept with them in one statement. */
  stock: { sku: string; on_hand: number; held: Generated<number>; changed_at: Generated<Date> };
  /** What is kept for a basket until `expires_at`; counted in `stock.held` until it is released or swept. */
  stock_holds: { sku: string; basket_id: string; quantity: number; expires_at: Date };
}

export const stockMigrations: readonly Migration[] = [
  {
    name: 'stock-001',
    statements: [
      `create table stock (
         sku text primary key,
         on_hand int not null check (on_hand >= 0),
         held int not null default 0 check (held >= 0),
         changed_at timestamptz not null default now()
       )`,
      `create table stock_holds (
         basket_id text not null,
         sku text not null references stock (sku) on delete cascade,
         quantity int not null check (quantity > 0),
         expires_at timestamptz not null,
         primary key (basket_id, sku)
       )`,
      'create index stock_holds_sku on stock_holds (sku, expires_at)',
      'create index stock_holds_expires_at on stock_holds (expires_at)',
    ],
  },
];
