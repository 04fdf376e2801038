import type { Migration } from '../../kernel/database/Migration.ts';

export interface WishlistTables {
  /** Lists of an account; they go with it. */
  wishlists: {
    id: string;
    account_id: string;
    /** Empty for the unnamed list. */
    name: string;
    /** Random part of the key in its link while the list is public; the key also needs the shop's secret. */
    share_salt: string | null;
    share_hash: string | null;
    share_ends_at: Date | null;
    created_at: Date;
  };
  /** Products of a list. */
  wishlist_items: {
    id: string;
    wishlist_id: string;
    product_id: string;
    added_at: Date;
  };
  /** Accounts that get a mail when something in their lists is back or costs less. */
  wishlist_notices: {
    account_id: string;
    /** The site whose prices and language the mail has. */
    site_path: string;
    market: string;
    language: string;
    /** Random part of the key in its mails; the key itself also needs the shop's secret. */
    salt: string;
    key_hash: string;
    started_at: Date;
    checked_at: Date | null;
    last_mail_at: Date | null;
  };
  /** What such an account last knew of a product: a mail is written when it has become better. */
  wishlist_watches: {
    account_id: string;
    product_id: string;
    /** Whole minor units. */
    price: number;
    /** Since when it is sold out. */
    out_since: Date | null;
  };
}

export const wishlistMigrations: readonly Migration[] = [
  {
    name: 'wishlist-001',
    statements: [
      `create table wishlists (
         id text primary key, account_id text not null references accounts (id) on delete cascade,
         name text not null, share_token text unique, share_ends_at timestamptz, created_at timestamptz not null,
         check ((share_token is null) = (share_ends_at is null))
       )`,
      'create index wishlists_account on wishlists (account_id)',
      // The unnamed list is created once, also when two tabs save their first product at once.
      `create unique index wishlists_unnamed on wishlists (account_id) where name = ''`,
      `create table wishlist_items (
         id text primary key, wishlist_id text not null references wishlists (id) on delete cascade,
         product_id text not null, added_at timestamptz not null,
         unique (wishlist_id, product_id)
       )`,
    ],
  },
  {
    name: 'wishlist-002',
    statements: [
      `create table wishlist_notices (
         account_id text primary key references accounts (id) on delete cascade,
         site_path text not null, market text not null, language text not null,
         salt text not null, key_hash text not null unique,
         started_at timestamptz not null, checked_at timestamptz, last_mail_at timestamptz
       )`,
      'create index wishlist_notices_checked on wishlist_notices (checked_at nulls first)',
      `create table wishlist_watches (
         account_id text not null references wishlist_notices (account_id) on delete cascade,
         product_id text not null, price bigint not null, out_since timestamptz,
         primary key (account_id, product_id)
       )`,
    ],
  },
  {
    // The keys of links were stored as they are. Links that were shared before end.
    name: 'wishlist-003',
    statements: [
      'alter table wishlists add column share_salt text, add column share_hash text unique',
      'alter table wishlists drop column share_token',
      'update wishlists set share_ends_at = null',
      `alter table wishlists add check
         ((share_hash is null) = (share_ends_at is null) and (share_salt is null) = (share_hash is null))`,
    ],
  },
];
