import type { ColumnType } from 'kysely';
import type { Gift } from '@touchline/contract/gift/schema';
import type { Migration } from '../../kernel/database/Migration.ts';

/**
 * - `waiting`: paid for, its day has not come; it has no code.
 * - `active`: sent; its code buys as much as its balance.
 * - `revoked`: its order was cancelled or refunded before it was sent.
 */
export const giftCardStates = ['waiting', 'active', 'revoked'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

export interface GiftCardTables {
  /** One card of an order. Amounts in whole minor units. It outlives its order. */
  gift_cards: {
    id: string;
    order_id: string;
    /** Line of the order, and which piece of it, from 1. */
    item_id: string;
    piece: number;
    market: string;
    currency: string;
    value_minor: number;
    /** What is left; always the sum of its entries. */
    balance_minor: number;
    state: GiftCardState;
    /** For whom it is; null once it is sent and that is no longer needed. */
    gift: ColumnType<Gift | null, string | null, string | null>;
    language: string;
    site_path: string;
    /** The code follows from this and the secret of the shop; null before it is sent. */
    salt: string | null;
    code_hash: string | null;
    send_at: Date;
    /** From when on it buys nothing any more; null where the law lets none expire. */
    expires_at: Date | null;
    /** When its mail was written into the outbox. */
    mailed_at: Date | null;
    created_at: Date;
    changed_at: Date;
  };
  /** What happened to the balance of a card; nothing is ever changed or deleted. */
  gift_card_entries: {
    /** What it is about: the same movement is booked once. */
    id: string;
    card_id: string;
    kind: 'issued' | 'revoked' | 'spent' | 'returned';
    /** Positive adds to the balance. */
    minor: number;
    /** The order that spends, or is returned. */
    order_id: string | null;
    created_at: Date;
  };
}

export const giftCardMigrations: readonly Migration[] = [
  {
    name: 'gift-cards-001',
    statements: [
      `create table gift_cards (
         id text primary key, order_id text not null, item_id text not null, piece int not null check (piece > 0),
         market text not null, currency text not null,
         value_minor bigint not null check (value_minor > 0),
         balance_minor bigint not null check (balance_minor between 0 and value_minor),
         state text not null check (state in ('waiting', 'active', 'revoked')),
         gift jsonb, language text not null, site_path text not null, salt text, code_hash text unique,
         send_at timestamptz not null, mailed_at timestamptz,
         created_at timestamptz not null, changed_at timestamptz not null,
         unique (order_id, item_id, piece)
       )`,
      `create index gift_cards_waiting on gift_cards (send_at) where state = 'waiting'`,
      `create table gift_card_entries (
         id text primary key, card_id text not null references gift_cards (id),
         kind text not null check (kind in ('issued', 'revoked', 'spent', 'returned')),
         minor bigint not null check (minor <> 0), order_id text, created_at timestamptz not null
       )`,
      'create index gift_card_entries_card on gift_card_entries (card_id, created_at)',
    ],
  },
  {
    name: 'gift-cards-payment-001',
    statements: [
      'alter table gift_cards add column expires_at timestamptz',
      'create index gift_card_entries_order on gift_card_entries (order_id) where order_id is not null',
    ],
  },
];
