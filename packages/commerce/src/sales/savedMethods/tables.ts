import type { Migration } from '../../kernel/database/Migration.ts';

export interface SavedMethodTables {
  /** Means of payment that a provider keeps for an account; of a card only what may be shown. */
  saved_payment_methods: {
    id: string;
    /** `null`: the account removed it, or is deleted. The provider is to be told, and then the row goes. */
    account_id: string | null;
    method_id: string;
    processor: string;
    /** The provider's name for it. */
    registration: string;
    card_brand: string | null;
    last_digits: string | null;
    /** Last month of the card: `2029-08`. */
    expiry: string | null;
    created_at: Date;
    used_at: Date;
  };
}

export const savedMethodMigrations: readonly Migration[] = [
  {
    name: 'saved-methods-001',
    statements: [
      `create table saved_payment_methods (
         id text primary key, account_id text references accounts (id) on delete set null,
         method_id text not null, processor text not null, registration text not null,
         card_brand text, last_digits text, expiry text,
         created_at timestamptz not null, used_at timestamptz not null
       )`,
      // The same card is kept once.
      'create unique index saved_payment_methods_kept on saved_payment_methods (account_id, processor, registration)',
      'create index saved_payment_methods_removed on saved_payment_methods (used_at) where account_id is null',
    ],
  },
  {
    name: 'saved-methods-002',
    statements: ['alter table accounts add column payment_customer text'],
  },
];
