import type { DeskPage, DeskTexts } from '@touchline/contract/desk/page';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { StoredPicture } from '../catalogue/products/tables.ts';
import type { Migration } from '../kernel/database/Migration.ts';

/** A page as JSON; written as text. */
type Body = ColumnType<DeskPage, string, string>;
type Draft = ColumnType<DeskPage | null, string | null, string | null>;

export interface DeskTables {
  /** Who may change the shop at its desk. */
  desk_owners: { id: string; name: string; created_at: Date };
  /** One-time links for signing in; the link itself is known to its reader alone. */
  desk_links: {
    link_hash: string;
    owner_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  desk_sessions: {
    token_hash: string;
    owner_id: string;
    created_at: Date;
    seen_at: Date;
    ended_at: Date | null;
  };
  /** Who has done what at the desk, and when. */
  desk_log: {
    id: GeneratedAlways<number>;
    owner_id: string;
    act: string;
    subject: string;
    happened_at: Date;
  };
  /** What is edited at the desk, with its draft. */
  content_documents: {
    id: string;
    brand: string;
    kind: 'page' | 'frame';
    key: string;
    draft: Draft;
    /** Counts the changes of the draft. */
    revision: Generated<number>;
    draft_at: Date | null;
    draft_by: string | null;
  };
  /** What was published at some time. Never changed. */
  content_versions: {
    document_id: string;
    number: number;
    body: Body;
    author: string;
    created_at: Date;
    note: string;
  };
  /** When versions are shown; number 0 is what the brand's folder has. */
  content_publications: {
    id: string;
    document_id: string;
    number: number;
    starts_at: Date;
    ends_at: Date | null;
    owner_id: string;
    created_at: Date;
  };
  /** Pictures that were uploaded at the desk; their files are the picture store's. */
  content_pictures: {
    id: string;
    brand: string;
    name: string;
    alt: ColumnType<DeskTexts, string, never>;
    picture: ColumnType<StoredPicture, string, never>;
    owner_id: string;
    created_at: Date;
  };
}

export const deskMigrations: readonly Migration[] = [
  {
    name: 'desk-001',
    statements: [
      'create table desk_owners (id text primary key, name text not null, created_at timestamptz not null)',
      `create table desk_links (
         link_hash text primary key, owner_id text not null references desk_owners (id) on delete cascade,
         created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz
       )`,
      `create table desk_sessions (
         token_hash text primary key, owner_id text not null references desk_owners (id) on delete cascade,
         created_at timestamptz not null, seen_at timestamptz not null, ended_at timestamptz
       )`,
      `create table desk_log (
         id bigint generated always as identity primary key, owner_id text not null, act text not null,
         subject text not null, happened_at timestamptz not null
       )`,
      `create table content_documents (
         id text primary key, brand text not null, kind text not null check (kind in ('page', 'frame')),
         key text not null, draft jsonb, revision integer not null default 0, draft_at timestamptz, draft_by text,
         unique (brand, kind, key)
       )`,
      `create table content_versions (
         document_id text not null references content_documents (id) on delete cascade,
         number integer not null check (number > 0), body jsonb not null, author text not null,
         created_at timestamptz not null, note text not null, primary key (document_id, number)
       )`,
      `create table content_publications (
         id text primary key, document_id text not null references content_documents (id) on delete cascade,
         number integer not null, starts_at timestamptz not null,
         ends_at timestamptz check (ends_at > starts_at), owner_id text not null, created_at timestamptz not null
       )`,
      'create index content_publications_of on content_publications (document_id, starts_at)',
    ],
  },
  {
    name: 'desk-002-pictures',
    statements: [
      `create table content_pictures (
         id text primary key, brand text not null, name text not null, alt jsonb not null, picture jsonb not null,
         owner_id text not null, created_at timestamptz not null, unique (brand, name)
       )`,
    ],
  },
];
