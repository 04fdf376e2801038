import type {
  PrivacyCaseState,
  PrivacyCategory,
  PrivacyRefusal,
  PrivacyRequestType,
} from '@touchline/contract/privacyRequest/schema';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Migration } from '../../kernel/database/Migration.ts';

/** `confirm` proves the address of a case; `archive` hands the copy of the data out. */
export type PrivacyLinkPurpose = 'confirm' | 'archive';

/** What is recorded of a case. */
export type PrivacyEvent =
  | 'received'
  | 'asked-again'
  | 'confirmed'
  | 'review-needed'
  | 'approved'
  | 'working'
  | 'archive-ready'
  | 'archive-opened'
  | 'archive-downloaded'
  | 'sale-stopped'
  | 'erased'
  | 'done'
  | 'refused'
  | 'expired';

/** Who caused an event. */
export type PrivacyActor = 'person' | 'shop' | 'operator';

export interface PrivacyRequestTables {
  /** What its sender wrote is forgotten when a case is over; that it was answered in time is kept as proof. */
  privacy_cases: {
    id: string;
    category: PrivacyCategory;
    request_type: PrivacyRequestType;
    state: PrivacyCaseState;
    /** Keyed digest of the address. */
    address: string;
    email: string | null;
    first_name: string | null;
    last_name: string | null;
    membership_id: string | null;
    market: string;
    language: string;
    site_path: string;
    origin: string;
    sub_origin: string;
    /** Keyed digest of the network it came from. */
    network: string;
    created_at: Date;
    due_at: Date;
    /** When the last mail that asks for a confirmation was written. */
    asked_at: Date | null;
    confirmed_at: Date | null;
    needs_review: Generated<boolean>;
    refusal: PrivacyRefusal | null;
    ended_at: Date | null;
  };
  /** Secrets of the links in mails, as hashes. */
  privacy_links: {
    case_id: string;
    purpose: PrivacyLinkPurpose;
    /** Random part; the secret itself also needs the shop's secret. */
    salt: string;
    key_hash: string;
    expires_at: Date;
    used_at: Date | null;
    /** Hash of the ticket that downloads the archive after the link was used. */
    ticket_hash: string | null;
    ticket_until: Date | null;
  };
  /** What happened to each case, in order. */
  privacy_case_events: {
    id: GeneratedAlways<number>;
    case_id: string;
    event: PrivacyEvent;
    actor: PrivacyActor;
    happened_at: Date;
  };
}

export const privacyRequestMigrations: readonly Migration[] = [
  {
    name: 'privacy-request-001',
    statements: [
      `create table privacy_cases (
         id text primary key, category text not null, request_type text not null,
         state text not null check (state in ('received', 'confirmed', 'working', 'done', 'refused', 'expired')),
         address text not null, email text, first_name text, last_name text, membership_id text,
         market text not null, language text not null, site_path text not null,
         origin text not null, sub_origin text not null, network text not null,
         created_at timestamptz not null, due_at timestamptz not null, asked_at timestamptz, confirmed_at timestamptz,
         needs_review boolean not null default false, refusal text, ended_at timestamptz
       )`,
      // One open case of each kind per address, also with concurrent calls.
      `create unique index privacy_cases_open on privacy_cases (address, request_type)
         where state in ('received', 'confirmed', 'working')`,
      'create index privacy_cases_state on privacy_cases (state, due_at)',
      'create index privacy_cases_address on privacy_cases (address, created_at)',
      `create table privacy_links (
         case_id text not null references privacy_cases (id) on delete cascade,
         purpose text not null check (purpose in ('confirm', 'archive')),
         salt text not null, key_hash text not null unique, expires_at timestamptz not null, used_at timestamptz,
         ticket_hash text unique, ticket_until timestamptz, primary key (case_id, purpose)
       )`,
      `create table privacy_case_events (
         id bigint generated always as identity primary key,
         case_id text not null references privacy_cases (id) on delete cascade,
         event text not null, actor text not null, happened_at timestamptz not null
       )`,
      'create index privacy_case_events_case on privacy_case_events (case_id, id)',
    ],
  },
];
