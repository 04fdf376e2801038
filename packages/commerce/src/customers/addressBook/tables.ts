import type { BookAddress } from '@touchline/contract/addressBook/schema';
import type { Migration } from '../../kernel/database/Migration.ts';

export interface AddressBookTables {
  /** Addresses that an account keeps; they go with it. */
  account_addresses: {
    id: string;
    account_id: string;
    country: string;
    data: BookAddress;
    is_default: boolean;
    used_at: Date;
  };
}

export const addressBookMigrations: readonly Migration[] = [
  {
    name: 'address-book-001',
    statements: [
      `create table account_addresses (
         id text primary key, account_id text not null references accounts (id) on delete cascade,
         country text not null, data jsonb not null, is_default boolean not null, used_at timestamptz not null
       )`,
      // The same address is kept once.
      'create unique index account_addresses_content on account_addresses (account_id, md5(data::text))',
      'create unique index account_addresses_default on account_addresses (account_id, country) where is_default',
    ],
  },
];
