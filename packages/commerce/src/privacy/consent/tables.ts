import type { ConsentType, CookieChoice } from '@touchline/contract/consent/schema';
import type { GeneratedAlways } from 'kysely';
import type { Migration } from '../../kernel/database/Migration.ts';

export interface ConsentTables {
  /** Choices of cookies, as proof; kept after the account is gone, without its name. */
  consent_receipts: {
    receipt_key: string;
    /** Hash of the key in the visitor's cookie. */
    visitor_hash: string;
    /** Who was signed in. */
    account_id: string | null;
    choice: CookieChoice;
    market: string;
    language: string;
    recorded_at: Date;
  };
  /** Every answer of an account to a consent; the last one of each type holds. They go with the account. */
  account_consents: {
    id: GeneratedAlways<number>;
    account_id: string;
    consent_type: ConsentType;
    accepted: boolean;
    /** Of the texts that were shown. */
    version: string;
    /** Where it was asked. */
    source: string;
    market: string;
    language: string;
    decided_at: Date;
  };
}

export const consentMigrations: readonly Migration[] = [
  {
    name: 'consent-001',
    statements: [
      `create table account_consents (
         id bigint generated always as identity primary key,
         account_id text not null references accounts (id) on delete cascade,
         consent_type text not null, accepted boolean not null, version text not null, source text not null,
         market text not null, language text not null, decided_at timestamptz not null
       )`,
      'create index account_consents_account on account_consents (account_id, consent_type, id)',
    ],
  },
  {
    name: 'consent-002',
    statements: [
      `create table consent_receipts (
         receipt_key text primary key, visitor_hash text not null,
         account_id text references accounts (id) on delete set null, choice jsonb not null,
         market text not null, language text not null, recorded_at timestamptz not null
       )`,
      'create index consent_receipts_visitor on consent_receipts (visitor_hash, recorded_at)',
      'create index consent_receipts_account on consent_receipts (account_id) where account_id is not null',
      'create index consent_receipts_recorded_at on consent_receipts (recorded_at)',
    ],
  },
  {
    name: 'consent-003',
    statements: [
      // The button that was pressed had another name before.
      `update consent_receipts set choice = (choice - 'act') || jsonb_build_object('action', choice -> 'act')
         where choice -> 'act' is not null`,
    ],
  },
];
