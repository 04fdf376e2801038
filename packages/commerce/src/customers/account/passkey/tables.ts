import type { Migration } from '../../../kernel/database/Migration.ts';

export interface PasskeyTables {
  /** The public part of what the devices of an account's owner sign in by. */
  passkeys: {
    id: string;
    account_id: string;
    /** The credential's own id, in base 64 for addresses. */
    credential_id: string;
    /** COSE key, in base 64 for addresses. */
    public_key: string;
    /** How often it has signed, as the device says; always 0 where it does not count. */
    counter: number;
    /** How browsers reach the device, separated by spaces. */
    transports: string;
    name: string;
    /** Host that it was made at: it signs in there only. */
    rp_id: string;
    is_synced: boolean;
    created_at: Date;
    last_used_at: Date | null;
  };
  /** Challenges that were answered: each is good once. */
  used_passkey_challenges: { id: string; expires_at: Date };
}

export const passkeyMigrations: readonly Migration[] = [
  {
    name: 'passkey-001',
    statements: [
      `create table passkeys (
         id text primary key, account_id text not null references accounts (id) on delete cascade,
         credential_id text not null unique, public_key text not null, counter bigint not null,
         transports text not null, name text not null, rp_id text not null, is_synced boolean not null,
         created_at timestamptz not null, last_used_at timestamptz
       )`,
      'create index passkeys_account on passkeys (account_id)',
      'create table used_passkey_challenges (id text primary key, expires_at timestamptz not null)',
      'create index used_passkey_challenges_expires_at on used_passkey_challenges (expires_at)',
    ],
  },
];
