import type { ColumnType } from 'kysely';
import type { Migration } from '../database/Migration.ts';
import type { BasketData } from './BasketData.ts';

/**
 * - `open`: can be changed.
 * - `placing`: has an order whose payment is not settled; read-only.
 * - `closed`: became an order.
 */
export type BasketState = 'open' | 'placing' | 'closed';

export interface BasketTables {
  baskets: {
    id: string;
    /** Owner of the basket: at least 128 random bits, contained in the token only. */
    shopper_id: string;
    state: BasketState;
    /** Increases with every change; a change based on an older version is not written. */
    version: number;
    data: ColumnType<BasketData, string, string>;
    /** The order made from it, placed or in progress. */
    order_id: string | null;
    /** When the stock hold expires. */
    reserved_until: Date | null;
    /** Since when stock has been held without a break. */
    held_since: Date | null;
    created_at: Date;
    modified_at: Date;
  };
}

export const basketMigrations: readonly Migration[] = [
  {
    name: 'basket-001',
    statements: [
      `create table baskets (
         id text primary key, shopper_id text not null, state text not null, version int not null,
         data jsonb not null, order_id text, reserved_until timestamptz,
         created_at timestamptz not null, modified_at timestamptz not null
       )`,
      'create index baskets_modified on baskets (modified_at)',
    ],
  },
  { name: 'basket-002', statements: ['alter table baskets add column held_since timestamptz'] },
];
