import type { ColumnType } from 'kysely';
import type { Migration } from '../database/Migration.ts';
import type { BasketData } from './BasketData.ts';

/**
 * - `open`: may be changed.
 * - `placing`: an order was made of it whose payment is not settled; it may only be read.
 * - `closed`: it became an order.
 */
export type BasketState = 'open' | 'placing' | 'closed';

export interface BasketTables {
  baskets: {
    id: string;
    /** Whose it is: at least 128 random bits, in the token only. */
    shopper_id: string;
    state: BasketState;
    /** Grows with every change; a change that saw an older one is not written. */
    version: number;
    data: ColumnType<BasketData, string, string>;
    /** The order that is being made of it, or was. */
    order_id: string | null;
    /** Until when its stock is held. */
    reserved_until: Date | null;
    /** Since when, without a break. */
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
