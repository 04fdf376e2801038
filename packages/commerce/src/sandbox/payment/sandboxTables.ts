import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Migration } from '../../kernel/database/Migration.ts';
import type { ProviderPayment, ProviderRegistration } from '../../sales/payment/PaymentProvider.ts';

export interface SandboxTables {
  /** A payment in the provider's books. Amounts are whole minor units. */
  sandbox_payment: {
    id: string;
    /** The name the shop gave it. */
    payment_id: string;
    order_id: string;
    /** The card token it was paid with; a token pays once. */
    token_id: string | null;
    state: ProviderPayment['state'];
    amount_minor: number;
    currency: string;
    captured_minor: number;
    refunded_minor: Generated<number>;
    /** Whether money is taken at once, not when the parcel leaves. */
    capture_now: boolean;
    decline_code: string | null;
    card_brand: string | null;
    last_digits: string | null;
    return_url: string | null;
    language: string;
    brand: string;
    processor: string;
    /** The customer that what pays is kept for. */
    keeps_for: string | null;
    method_id: string | null;
    /** What was kept, as the shop is told of it. */
    registration: ColumnType<ProviderRegistration | null, string | null, string | null>;
    /** When a bank that takes its time decides, and what it decides. */
    processing_until: Date | null;
    processing_end: ProviderPayment['state'] | null;
    /** Of a payment that is made later: until when, and by what. */
    pay_by: Date | null;
    pay_kind: 'voucher' | 'qr' | null;
    created_at: Generated<Date>;
  };
  /** Means of payment that are kept for customers of the shop: never a number, only how the card behaves. */
  sandbox_registration: {
    id: string;
    customer: string;
    scenario: string;
    brand: string;
    last_digits: string | null;
    expiry: string | null;
  };
  /** Money taken or given back; the same key takes effect once. */
  sandbox_operation: {
    key: string;
    sandbox_payment_id: string;
    kind: 'capture' | 'refund';
    minor: number;
  };
  /** Events to be delivered to the shop, in the order of `position`. */
  sandbox_event: {
    position: GeneratedAlways<number>;
    id: string;
    body: string;
    due_at: Date;
    attempts: Generated<number>;
    delivered_at: Date | null;
  };
}

/** Tables of the sandbox provider's ledger; separate from the shop's tables, without references between them. */
export const sandboxMigrations: readonly Migration[] = [
  {
    name: 'sandbox-001',
    statements: [
      `create table sandbox_payment (
         id text primary key, payment_id text not null unique, order_id text not null, token_id text unique,
         state text not null, amount_minor bigint not null, currency text not null,
         captured_minor bigint not null check (captured_minor <= amount_minor),
         refunded_minor bigint not null default 0 check (refunded_minor <= captured_minor),
         capture_now boolean not null, decline_code text, card_brand text, last_digits text, return_url text,
         language text not null, brand text not null, processor text not null,
         created_at timestamptz not null default now()
       )`,
      `create table sandbox_operation (
         key text primary key, sandbox_payment_id text not null references sandbox_payment (id),
         kind text not null, minor bigint not null
       )`,
      `create table sandbox_event (
         position bigint generated always as identity primary key, id text not null unique, body text not null,
         due_at timestamptz not null, attempts int not null default 0, delivered_at timestamptz
       )`,
      'create index sandbox_event_due on sandbox_event (due_at) where delivered_at is null',
    ],
  },
  {
    name: 'sandbox-002',
    statements: [
      `create table sandbox_registration (
         id text primary key, customer text not null, scenario text not null, brand text not null,
         last_digits text, expiry text
       )`,
      `alter table sandbox_payment add column keeps_for text, add column method_id text,
         add column registration jsonb`,
    ],
  },
  {
    name: 'sandbox-003-processing',
    statements: [
      `alter table sandbox_payment add column processing_until timestamptz, add column processing_end text`,
    ],
  },
  {
    name: 'sandbox-later-001',
    statements: [
      'alter table sandbox_payment add column pay_by timestamptz, add column pay_kind text',
      // A voucher can be paid twice.
      'alter table sandbox_payment drop constraint sandbox_payment_check',
    ],
  },
];
