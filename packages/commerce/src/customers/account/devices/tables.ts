import type { Migration } from '../../../kernel/database/Migration.ts';

export interface DeviceTables {
  /** Devices on which an account was signed in, as far as they can be told apart: see `noticeDevice`. */
  account_devices: {
    account_id: string;
    /** Keyed digest of browser, system and country. */
    digest: string;
    first_seen_at: Date;
    last_seen_at: Date;
  };
}

export const deviceMigrations: readonly Migration[] = [
  {
    name: 'account-devices-001',
    statements: [
      'alter table sessions add column country text',
      `create table account_devices (
         account_id text not null references accounts (id) on delete cascade, digest text not null,
         first_seen_at timestamptz not null, last_seen_at timestamptz not null, primary key (account_id, digest)
       )`,
    ],
  },
];
