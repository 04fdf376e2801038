import type {
  NewsletterFrequency,
  NewsletterIssue,
  NewsletterTopic,
} from '@touchline/contract/newsletter/schema';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Migration } from '../../kernel/database/Migration.ts';

/** `confirm` proves the address of a sign-up; `manage` opens the preferences and unsubscribes. */
export type NewsletterLinkPurpose = 'confirm' | 'manage';

/** What is kept as proof of a consent and of its end. */
export type NewsletterEvent = 'requested' | 'confirmed' | 'changed' | 'ended';

type Json<Value> = ColumnType<Value, string, string>;

export interface NewsletterTables {
  /** One row per address; nothing is sent to a row that is not `active`. */
  newsletter_subscriptions: {
    id: string;
    email: string;
    state: 'pending' | 'active' | 'ended';
    market: string;
    language: string;
    site_path: string;
    source: string;
    consent_version: string;
    gender: string | null;
    /** `YYYY-MM-DD`. */
    birth_date: string | null;
    confirmed_age: number | null;
    topics: Json<NewsletterTopic[]>;
    frequency: NewsletterFrequency;
    paused_until: Date | null;
    created_at: Date;
    /** When the last mail that asks for a confirmation was written. */
    asked_at: Date | null;
    confirmed_at: Date | null;
    ended_at: Date | null;
    last_issue_at: Date | null;
  };
  /** Secrets of the links in mails, as hashes. */
  newsletter_links: {
    subscription_id: string;
    purpose: NewsletterLinkPurpose;
    /** Random part; the secret itself also needs the shop's secret. */
    salt: string;
    key_hash: string;
    expires_at: Date;
  };
  /** Proof of consents: kept without the address after a subscription is gone. */
  newsletter_receipts: {
    id: GeneratedAlways<number>;
    /** Keyed digest of the address. */
    address: string;
    event: NewsletterEvent;
    /** The version of the texts that were agreed to. */
    consent_version: string | null;
    /** The boxes that were ticked, the campaign, the preferences. */
    details: Json<Readonly<Record<string, unknown>>>;
    market: string;
    language: string;
    source: string;
    /** Keyed digest of the network it came from. */
    network: string;
    happened_at: Date;
  };
  newsletter_issues: {
    id: string;
    topic: NewsletterTopic;
    market: string | null;
    texts: Json<NewsletterIssue['texts']>;
    created_at: Date;
  };
}

export const newsletterMigrations: readonly Migration[] = [
  {
    name: 'newsletter-001',
    statements: [
      `create table newsletter_subscriptions (
         id text primary key, email text not null unique,
         state text not null check (state in ('pending', 'active', 'ended')),
         market text not null, language text not null, site_path text not null,
         source text not null, consent_version text not null,
         gender text, birth_date text, confirmed_age int, topics jsonb not null, frequency text not null,
         paused_until timestamptz, created_at timestamptz not null, asked_at timestamptz,
         confirmed_at timestamptz, ended_at timestamptz, last_issue_at timestamptz
       )`,
      'create index newsletter_subscriptions_state on newsletter_subscriptions (state, created_at)',
      `create table newsletter_links (
         subscription_id text not null references newsletter_subscriptions (id) on delete cascade,
         purpose text not null check (purpose in ('confirm', 'manage')),
         salt text not null, key_hash text not null unique, expires_at timestamptz not null,
         primary key (subscription_id, purpose)
       )`,
      `create table newsletter_receipts (
         id bigint generated always as identity primary key, address text not null, event text not null,
         consent_version text, details jsonb not null, market text not null, language text not null,
         source text not null, network text not null, happened_at timestamptz not null
       )`,
      'create index newsletter_receipts_address on newsletter_receipts (address, happened_at)',
      'create index newsletter_receipts_happened on newsletter_receipts (happened_at)',
      `create table newsletter_issues (
         id text primary key, topic text not null, market text, texts jsonb not null, created_at timestamptz not null
       )`,
    ],
  },
];
