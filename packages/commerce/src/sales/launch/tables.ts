import type { ExclusivityGroup, LaunchEventType } from '@touchline/contract/launch/constants';
import type { ColumnType, Generated } from 'kysely';
import type { LanguageTexts } from '../../catalogue/products/tables.ts';
import type { Migration } from '../../kernel/database/Migration.ts';

type Json<Value> = ColumnType<Value, string, string>;

/**
 * - `waiting`: in the waiting room.
 * - `seated`: may buy until `pass_until`, which every sign of life puts off.
 * - `entered`: in a draw that is still to come.
 * - `won`: may buy until `pass_until`.
 * - `next`: moves up when a winner does not pay.
 * - `lapsed`: won and not paid in time, or given up.
 */
export type EntryState = 'waiting' | 'seated' | 'entered' | 'won' | 'next' | 'lapsed';

export interface LaunchTables {
  launches: {
    id: string;
    /** `demo`, or where it was imported from. */
    source: string;
    names: Json<LanguageTexts>;
    texts: Json<LanguageTexts>;
    /** Of `channelTypes`. */
    channel_types: string[];
    /** Market codes; all markets when empty. */
    markets: string[];
    event_type: LaunchEventType;
    starts_at: Date;
    ends_at: Date | null;
    exclusivity_group: ExclusivityGroup;
    /** From then on members of `early_tier` or above may buy. */
    early_from: Date | null;
    early_tier: number | null;
    /** How many may be in the shop at once: `Waitroom` only. */
    seats: number | null;
    /** How long a winner may take to pay: `Hype2.0` only. */
    pay_minutes: number | null;
    /** Digest of the closed list of entries. */
    root: Generated<string | null>;
    /** Pieces of each size when the list was closed. */
    pieces: ColumnType<Readonly<Record<string, number>> | null, string | null, string | null>;
    drawn_at: Generated<Date | null>;
    /** SHA-256 of the seed, as it was published first: the draw must be by this one. */
    seed_commitment: Generated<string | null>;
  };
  launch_products: { product_id: string; launch_id: string };
  /** A place in a waiting room, or an entry in a draw: one for each account and launch. */
  launch_entries: {
    id: string;
    launch_id: string;
    /** Null after an erasure: the published commitment stays. */
    account_id: string | null;
    /** Digest of the account's mailbox: one entry for each, however its address is spelled. */
    person: Generated<string | null>;
    state: EntryState;
    joined_at: Date;
    /** The last sign of life. */
    seen_at: Date;
    /** Who is smaller comes first: see `queueKey`. */
    queue_key: number;
    pass_until: Date | null;
    /** When the seat was given: for the estimate of the wait. */
    admitted_at: Date | null;
    /** The size that was entered for. */
    sku: string | null;
    receipt: string | null;
    commitment: string | null;
    /** Position in the order of the draw. */
    rank: number | null;
    /** The last order that uses the seat or the win; it is free again when that order failed or was cancelled. */
    order_id: string | null;
    /** How often an order has taken it: of two orders that saw the same number only one gets it. */
    uses: Generated<number>;
  };
}

export const launchMigrations: readonly Migration[] = [
  {
    name: 'launch-001',
    statements: [
      `create table launches (
         id text primary key, source text not null, names jsonb not null, texts jsonb not null,
         channel_types text[] not null, markets text[] not null, event_type text not null,
         starts_at timestamptz not null, ends_at timestamptz, exclusivity_group text not null,
         early_from timestamptz, early_tier int, seats int check (seats > 0), pay_minutes int check (pay_minutes > 0),
         root text, pieces jsonb, drawn_at timestamptz,
         check (ends_at > starts_at), check ((early_from is null) = (early_tier is null))
       )`,
      `create table launch_products (
         product_id text not null, launch_id text not null references launches (id) on delete cascade,
         primary key (product_id, launch_id)
       )`,
      'create index launch_products_launch on launch_products (launch_id)',
      `create table launch_entries (
         id text primary key, launch_id text not null references launches (id) on delete cascade,
         account_id text references accounts (id) on delete set null, state text not null,
         joined_at timestamptz not null, seen_at timestamptz not null, queue_key bigint not null,
         pass_until timestamptz, admitted_at timestamptz, sku text, receipt text, commitment text, rank int,
         order_id text, uses int not null default 0, unique (launch_id, account_id)
       )`,
      'create index launch_entries_queue on launch_entries (launch_id, state, queue_key)',
      'create index launch_entries_account on launch_entries (account_id) where account_id is not null',
    ],
  },
  {
    name: 'launch-002',
    statements: [
      'alter table launch_entries add column person text',
      'create unique index launch_entries_person on launch_entries (launch_id, person) where person is not null',
    ],
  },
  {
    name: 'launch-003',
    statements: ['alter table launches add column seed_commitment text'],
  },
];
