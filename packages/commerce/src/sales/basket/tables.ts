import type { ColumnType } from 'kysely';
import type { Migration } from '../../kernel/database/Migration.ts';
import { createHoldsUnderLock } from './holdLimits.ts';
import type { StoredDocument } from './basketDocument.ts';

/**
 * - `open`: can be changed.
 * - `placing`: has an order whose payment is not settled; read-only.
 * - `closed`: became an order, or part of another basket.
 */
export type BasketState = 'open' | 'placing' | 'closed';

export interface BasketTables {
  baskets: {
    id: string;
    /** Who made the basket: at least 128 random bits, contained in the token only. */
    shopper_id: string;
    /** Account it belongs to, if any: then only that account can open it. */
    owner_id: string | null;
    /** Account that left it to the visitor when it signed out; no other account takes it over. */
    kept_from: string | null;
    /** The account's basket that its lines went to. */
    merged_into: string | null;
    state: BasketState;
    /** Increases with every change; a change based on an older version is not written. */
    version: number;
    /** Of any version: read with `readDocument`, written with `writeDocument`. */
    data: ColumnType<StoredDocument, string, string>;
    /** The order made from it, placed or in progress. */
    order_id: string | null;
    /** When the stock hold expires. */
    reserved_until: Date | null;
    /** Since when stock has been held, with short breaks or none: see `holdBasket`. */
    held_since: Date | null;
    /** Digest of the network whose call holds the stock. */
    held_by: string | null;
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
  {
    name: 'basket-003',
    statements: [
      'alter table baskets add column owner_id text references accounts (id) on delete set null',
      'create index baskets_owner on baskets (owner_id) where owner_id is not null',
      // For handing the baskets of a visitor to an account.
      'create index baskets_shopper on baskets (shopper_id) where owner_id is null',
    ],
  },
  {
    name: 'basket-004',
    statements: ['alter table baskets add column kept_from text, add column merged_into text'],
  },
  {
    name: 'basket-005',
    statements: [
      'alter table baskets add column held_by text',
      `create index baskets_held_by on baskets (held_by) where state = 'open' and held_by is not null`,
      createHoldsUnderLock,
    ],
  },
];
