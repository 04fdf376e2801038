import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '../../kernel/database/Migration.ts';
import { createTriesUnderLock } from '../../kernel/limits/cardTries.ts';
import type { ProviderInstructions } from './PaymentProvider.ts';
import type { PaymentState } from './paymentStates.ts';

export interface PaymentTables {
  payments: {
    /** Our payment id, also used by the provider; one payment is authorised once. */
    id: string;
    order_id: string;
    shopper_id: string;
    /** Digest of the caller's network, for the limit of declines. */
    source: string;
    method_id: string;
    processor: string;
    state: PaymentState;
    amount_minor: number;
    currency: string;
    captured_minor: Generated<number>;
    refunded_minor: Generated<number>;
    /** What gift cards paid besides, and what has come back to them of it. */
    gift_minor: Generated<number>;
    gift_returned_minor: Generated<number>;
    /** When money was last given back. */
    refunded_at: Date | null;
    /** When the provider voided the authorisation. */
    voided_at: Date | null;
    /** Since when the money of a cancelled order is owed to its shopper. */
    give_back_since: Date | null;
    /** Since when the provider refuses to give it back; null once it is back. */
    refund_refused_at: Date | null;
    capture_now: boolean;
    provider_payment_id: string | null;
    card_brand: string | null;
    last_digits: string | null;
    error_code: string | null;
    /** Until when a payment that is made later can be made. */
    due_at: Date | null;
    /** How it is made. */
    instructions: ColumnType<ProviderInstructions | null, string | null, string | null>;
    /** Address of the bank's step or the provider's page for the shopper. */
    step_url: string | null;
    step_origin: string | null;
    created_at: Date;
    changed_at: Date;
  };
  /** Events that took effect. */
  payment_events: { processor: string; id: string; received_at: Date };
  /** Requested captures and refunds. */
  payment_operations: {
    key: string;
    payment_id: string;
    kind: 'capture' | 'refund';
    minor: number;
    state: 'asked' | 'done' | 'refused';
    created_at: Date;
  };
}

export const paymentMigrations: readonly Migration[] = [
  {
    name: 'payment-001',
    statements: [
      `create table payments (
         id text primary key, order_id text not null unique references orders (id), shopper_id text not null,
         source text not null, method_id text not null, processor text not null, state text not null,
         amount_minor bigint not null, currency text not null,
         captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
         refunded_minor bigint not null default 0 check (refunded_minor between 0 and captured_minor),
         capture_now boolean not null, provider_payment_id text, card_brand text, last_digits text,
         error_code text, step_url text, step_origin text,
         created_at timestamptz not null, changed_at timestamptz not null
       )`,
      `create index payments_open on payments (changed_at)
         where state in ('asked', 'waiting', 'unknown', 'releasing')`,
      `create index payments_declined_shopper on payments (shopper_id, created_at) where state = 'declined'`,
      `create index payments_declined_source on payments (source, created_at) where state = 'declined'`,
      `create table payment_events (
         processor text not null, id text not null, received_at timestamptz not null, primary key (processor, id)
       )`,
      `create table payment_operations (
         key text primary key, payment_id text not null references payments (id), kind text not null,
         minor bigint not null check (minor > 0), state text not null, created_at timestamptz not null
       )`,
    ],
  },
  {
    name: 'payment-002',
    statements: [
      // Cards in progress at the provider count as attempts too.
      'drop index payments_declined_shopper',
      'drop index payments_declined_source',
      `create index payments_tried_shopper on payments (shopper_id, created_at)
         where state in ('asked', 'waiting', 'unknown', 'declined')`,
      `create index payments_tried_source on payments (source, created_at)
         where state in ('asked', 'waiting', 'unknown', 'declined')`,
      createTriesUnderLock,
      'alter table payments add column refunded_at timestamptz, add column voided_at timestamptz',
    ],
  },
  {
    name: 'payment-003',
    statements: [
      'alter table payments add column give_back_since timestamptz',
      'create index payments_owed on payments (changed_at) where give_back_since is not null',
    ],
  },
  {
    name: 'payment-later-001',
    statements: [
      'alter table payments add column due_at timestamptz, add column instructions jsonb',
      "create index payments_due on payments (changed_at) where state = 'waiting' and due_at is not null",
    ],
  },
  {
    name: 'payment-gift-cards-001',
    statements: [
      `alter table payments add column gift_minor bigint not null default 0 check (gift_minor >= 0),
         add column gift_returned_minor bigint not null default 0
           check (gift_returned_minor between 0 and gift_minor)`,
    ],
  },
  {
    name: 'payment-refund-refused-001',
    statements: ['alter table payments add column refund_refused_at timestamptz'],
  },
];
