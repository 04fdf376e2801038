import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '../../../kernel/database/Migration.ts';
import type { ProviderPayment, ProviderRegistration } from '../PaymentProvider.ts';

export interface ProviderLedgerTables {
  /** Our payments at companies that take money, by the names that those gave them. Amounts are whole minor units. */
  provider_payments: {
    payment_id: string;
    provider: string;
    processor: string;
    /** The provider's name of the payment, once it has one. */
    provider_payment_id: string | null;
    /** The provider's name of its own page for the payment. */
    page_id: string | null;
    /** What the provider has told last; providers that can be asked are asked. */
    state: ProviderPayment['state'];
    amount_minor: number;
    currency: string;
    capture_now: boolean;
    /** Given up: nothing may be authorised any more. */
    is_closed: Generated<boolean>;
    decline_code: string | null;
    card_brand: string | null;
    last_digits: string | null;
    registration: ColumnType<ProviderRegistration | null, string | null, string | null>;
    created_at: Date;
  };
  /** Captures and refunds that a provider confirms later, by its names of them. */
  provider_operations: {
    id: string;
    payment_id: string;
    kind: 'capture' | 'refund';
    minor: number;
    state: 'asked' | 'done' | 'failed';
  };
}

export const providerLedgerMigrations: readonly Migration[] = [
  {
    name: 'provider-ledger-001',
    statements: [
      `create table provider_payments (
         payment_id text primary key, provider text not null, processor text not null,
         provider_payment_id text, page_id text, state text not null, amount_minor bigint not null,
         currency text not null, capture_now boolean not null, is_closed boolean not null default false,
         decline_code text, card_brand text, last_digits text, registration jsonb, created_at timestamptz not null
       )`,
      'create unique index provider_payments_theirs on provider_payments (provider, provider_payment_id)',
      'create unique index provider_payments_page on provider_payments (provider, page_id)',
      'create index provider_payments_created on provider_payments (created_at)',
      `create table provider_operations (
         id text primary key, payment_id text not null references provider_payments (payment_id), kind text not null,
         minor bigint not null, state text not null
       )`,
      'create index provider_operations_payment on provider_operations (payment_id)',
    ],
  },
];
