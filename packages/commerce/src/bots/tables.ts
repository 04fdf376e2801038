import type { Migration } from '../database/Migration.ts';

export const botMigrations: readonly Migration[] = [
  {
    name: 'bots-001',
    statements: [
      // Proofs that were used: a challenge is good for one payment.
      'create table used_bot_proofs (id text primary key, expires_at timestamptz not null)',
      'create index used_bot_proofs_expires_at on used_bot_proofs (expires_at)',
    ],
  },
];
