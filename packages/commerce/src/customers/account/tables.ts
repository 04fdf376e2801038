import type { Generated, GeneratedAlways } from 'kysely';
import type { Migration } from '../../kernel/database/Migration.ts';

/**
 * - `login-code`: the code of a mail that signs in.
 * - `email-code`: the code of a mail that proves a new address.
 * - `password-reset`, `light-link`: the key of a link that sets a password.
 * - `email-link`: the key of a link that verifies the account's email address, and signs nobody in.
 */
export type KeyKind = 'login-code' | 'email-code' | 'password-reset' | 'light-link' | 'email-link';

/** What is recorded of an account, for its owner and for whoever looks into an attack. */
export type AccountEvent =
  | 'registration-requested'
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'locked'
  | 'looked-up'
  | 'mail-requested'
  | 'password-changed'
  | 'email-changed'
  | 'address-proved'
  | 'provider-linked'
  | 'provider-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'session-ended'
  | 'signed-out-everywhere'
  | 'deleted';

export interface AccountTables {
  /** One code or link of each kind per account: a later one replaces the one before. */
  account_keys: {
    account_id: string;
    kind: KeyKind;
    /** Random part; the secret itself also needs the shop's secret. */
    salt: string;
    /** Hash of the secret. */
    key_hash: string;
    /** Hash of the ticket of whoever asked, where it matters. */
    ticket_hash: string | null;
    /** The new address of an `email-code`. */
    email: string | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    tries: Generated<number>;
  };
  /** Somebody else's accounts that sign in to an account. */
  external_identities: {
    issuer: string;
    subject: string;
    account_id: string;
    created_at: Date;
  };
  /** Attempts to sign in by somebody else's account that are finished: each ticket is good once. */
  used_external_tickets: { id: string; expires_at: Date };
  /** How many passwords were wrong and right, by the beginning of ten minutes: see `SignInWatch`. */
  sign_in_windows: { began_at: Date; failed: Generated<number>; succeeded: Generated<number> };
  account_events: {
    id: GeneratedAlways<number>;
    /** Kept after the account is deleted. */
    account_id: string | null;
    kind: AccountEvent;
    /** Keyed digest of the network it came from. */
    source: string;
    happened_at: Date;
  };
}

export const accountMigrations: readonly Migration[] = [
  {
    name: 'account-001',
    statements: [
      `alter table accounts add column first_name text not null default '', add column last_name text not null default '',
         add column password_hash text, add column birth_date text, add column confirmed_age int,
         add column gender text, add column phone text, add column verified_at timestamptz,
         add column blocked_at timestamptz, add column newsletter boolean not null default false,
         add column consents jsonb not null default '{}', add column market text,
         add column language text not null default 'en', add column site_path text`,
      `create table account_keys (
         account_id text not null references accounts (id) on delete cascade,
         kind text not null check (kind in ('login-code', 'email-code', 'password-reset', 'light-link')),
         salt text not null, key_hash text not null unique, ticket_hash text, email text,
         created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz,
         tries int not null default 0, primary key (account_id, kind)
       )`,
      'create index account_keys_expires_at on account_keys (expires_at)',
      `create table account_events (
         id bigint generated always as identity primary key, account_id text, kind text not null,
         source text not null, happened_at timestamptz not null
       )`,
      'create index account_events_account on account_events (account_id, happened_at) where account_id is not null',
      'create index account_events_happened on account_events (happened_at)',
    ],
  },
  {
    name: 'account-002',
    statements: [
      `create table external_identities (
         issuer text not null, subject text not null,
         account_id text not null references accounts (id) on delete cascade,
         created_at timestamptz not null, primary key (issuer, subject)
       )`,
      'create index external_identities_account on external_identities (account_id)',
      'create table used_external_tickets (id text primary key, expires_at timestamptz not null)',
      'create index used_external_tickets_expires_at on used_external_tickets (expires_at)',
    ],
  },
  {
    name: 'account-003',
    statements: [
      `create table sign_in_windows (
         began_at timestamptz primary key, failed int not null default 0, succeeded int not null default 0
       )`,
    ],
  },
  {
    name: 'account-004',
    statements: [
      'alter table account_keys drop constraint account_keys_kind_check',
      `alter table account_keys add constraint account_keys_kind_check
         check (kind in ('login-code', 'email-code', 'password-reset', 'light-link', 'email-link'))`,
    ],
  },
];
