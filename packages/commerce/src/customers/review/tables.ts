import type { ReviewFit, ReviewRefusal, ReviewState } from '@touchline/contract/review/constants';
import type { Generated, Selectable } from 'kysely';
import type { Migration } from '../../kernel/database/Migration.ts';

export interface ReviewTables {
  /** One of a person and a model; `account_id` or `email` says whose. Those of the demo have neither. */
  reviews: {
    id: string;
    /** Model of the product: its colours share their reviews. */
    model: string;
    /** The colour that it was written about. */
    product_id: string;
    account_id: string | null;
    /** Address of a guest, from the order. */
    email: string | null;
    state: ReviewState;
    refusal: ReviewRefusal | null;
    rating: number;
    title: string;
    text: string;
    nickname: string;
    fit: ReviewFit | null;
    language: string;
    site_path: string;
    is_verified: boolean;
    helpful: Generated<number>;
    reports: Generated<number>;
    reply: string | null;
    replied_at: Date | null;
    written_at: Date;
  };
  /** A photo of a review, re-encoded. */
  review_photos: { id: string; review_id: string; position: number; width: number; height: number };
  /** Its files. */
  review_photo_files: { photo_id: string; width: number; format: 'avif' | 'webp'; bytes: Uint8Array };
  /** What the published reviews of a model add up to; written together with them. */
  review_summaries: {
    model: string;
    stars_1: Generated<number>;
    stars_2: Generated<number>;
    stars_3: Generated<number>;
    stars_4: Generated<number>;
    stars_5: Generated<number>;
  };
}

/** A review, and a summary, as they are read. */
export type ReviewRow = Selectable<ReviewTables['reviews']>;
export type SummaryRow = Selectable<ReviewTables['review_summaries']>;

export const reviewMigrations: readonly Migration[] = [
  {
    name: 'review-001',
    statements: [
      `create table reviews (
         id text primary key, model text not null, product_id text not null,
         account_id text references accounts (id), email text,
         state text not null check (state in ('pending', 'published', 'refused')), refusal text,
         rating int not null check (rating between 1 and 5),
         title text not null, text text not null, nickname text not null, fit text,
         language text not null, site_path text not null, is_verified boolean not null,
         helpful int not null default 0, reports int not null default 0,
         reply text, replied_at timestamptz, written_at timestamptz not null,
         check ((state = 'refused') = (refusal is not null))
       )`,
      'create unique index reviews_account on reviews (account_id, model) where account_id is not null',
      'create unique index reviews_email on reviews (email, model) where email is not null',
      `create index reviews_published on reviews (model, written_at desc) where state = 'published'`,
      `create index reviews_waiting on reviews (written_at) where state = 'pending' or reports > 0`,
      `create table review_photos (
         id text primary key, review_id text not null references reviews (id) on delete cascade,
         position int not null, width int not null, height int not null
       )`,
      'create index review_photos_review on review_photos (review_id, position)',
      `create table review_photo_files (
         photo_id text not null references review_photos (id) on delete cascade,
         width int not null, format text not null, bytes bytea not null,
         primary key (photo_id, width, format)
       )`,
      `create table review_summaries (
         model text primary key,
         stars_1 int not null default 0 check (stars_1 >= 0), stars_2 int not null default 0 check (stars_2 >= 0),
         stars_3 int not null default 0 check (stars_3 >= 0), stars_4 int not null default 0 check (stars_4 >= 0),
         stars_5 int not null default 0 check (stars_5 >= 0)
       )`,
    ],
  },
];
