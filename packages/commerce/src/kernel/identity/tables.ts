import type { MembershipAnswer } from '@touchline/contract/loyalty/schema';
import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '../database/Migration.ts';

/**
 * - `light`: an account without a password; only the email address is known.
 * - `customer`: a full account.
 * - `associate`: a store employee; no account of a customer.
 */
export type SessionKind = 'light' | 'customer' | 'associate';

/** Consents a person gave, each with the version of its text. */
export interface StoredConsents {
  readonly terms?: boolean;
  readonly explicitConsent?: boolean;
  readonly consentVersion?: string;
  readonly paidMediaConsent?: boolean;
  readonly paidMediaConsentVersion?: string;
  readonly sourceId?: string;
  /** The basket that was there when the account was asked for. */
  readonly basketId?: string;
  readonly serviceId?: string;
  readonly invitationCode?: string;
  /** The answer to the question whether to join the membership programme, once it was given. */
  readonly membership?: MembershipAnswer;
  /** Confirmed by a phone company: keyed digest of the number that names the person. */
  readonly kmc?: { readonly identity: string; readonly dormantPeriod: '1y' };
}

/** What an account knows of its owner; see `account`. */
interface AccountColumns {
  first_name: Generated<string>;
  last_name: Generated<string>;
  /** PHC string; null without a password. */
  password_hash: string | null;
  /** Our name for it at payment providers, once there is something to keep. */
  payment_customer: Generated<string | null>;
  /** `YYYY-MM-DD`. */
  birth_date: string | null;
  /** Age in years that the owner confirmed. */
  confirmed_age: number | null;
  gender: string | null;
  phone: string | null;
  /** When the owner proved to read the address; null until then. */
  verified_at: Date | null;
  /** When the shop blocked the account until its owner sets a password by mail; null when it may be used. */
  blocked_at: Date | null;
  newsletter: Generated<boolean>;
  consents: ColumnType<StoredConsents, string | undefined, string>;
  market: string | null;
  /** Language of the mails. */
  language: Generated<string>;
  site_path: string | null;
}

export interface IdentityTables {
  accounts: {
    id: string;
    /** In lower case, so that one address has one account. */
    email: string | null;
    level: 'light' | 'full';
    created_at: Date;
  } & AccountColumns;
  /** Signed-in sessions, one per device; see `sessions.ts`. */
  sessions: {
    /** Not secret: names the session in a list of devices. */
    id: string;
    account_id: string | null;
    kind: SessionKind;
    /** Whether the shopper chose to stay signed in. */
    is_persistent: boolean;
    /** The store on whose device it is; null on anybody's own. */
    store_id: string | null;
    /** Random part of the current token; the token itself also needs the shop's secret. */
    salt: string;
    /** Hash of the current token. */
    token_hash: string;
    /** Hash of the token before it. */
    previous_hash: string | null;
    /** Until when the token before is valid; null until the current one is used. */
    previous_until: Date | null;
    device_label: string;
    /** Where it began, ISO 3166; null where it is not known. */
    country: string | null;
    created_at: Date;
    /** When a password or code was last given; null when never. */
    authenticated_at: Date | null;
    last_seen_at: Date;
    rotated_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  };
}

export const identityMigrations: readonly Migration[] = [
  {
    name: 'identity-001',
    statements: [
      `create table accounts (
         id text primary key, email text unique check (email = lower(trim(email))),
         level text not null check (level in ('light', 'full')), created_at timestamptz not null
       )`,
      `create table sessions (
         id text primary key, account_id text references accounts (id) on delete cascade,
         kind text not null check (kind in ('light', 'customer', 'associate')), is_persistent boolean not null,
         salt text not null, token_hash text not null unique, previous_hash text unique, previous_until timestamptz,
         device_label text not null, created_at timestamptz not null, authenticated_at timestamptz,
         last_seen_at timestamptz not null, rotated_at timestamptz not null, expires_at timestamptz not null,
         revoked_at timestamptz, check ((account_id is null) = (kind = 'associate'))
       )`,
      'create index sessions_account on sessions (account_id) where account_id is not null',
      'create index sessions_expires_at on sessions (expires_at)',
      'create index sessions_revoked on sessions (revoked_at) where revoked_at is not null',
    ],
  },
];
