import type { Migration } from '../database/Migration.ts';

export interface WishlistTables {
  /** Lists of an account; they go with it. */
  wishlists: {
    id: string;
    account_id: string;
    /** Empty for the unnamed list. */
    name: string;
    /** The secret of its link while the list is public. */
    share_token: string | null;
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
];
