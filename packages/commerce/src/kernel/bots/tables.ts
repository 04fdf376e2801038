import type { Migration } from '../database/Migration.ts';

export interface BotTables {
  /** Proofs that were used: a challenge is good for one payment. */
  used_bot_proofs: { id: string; expires_at: Date };
}

export const botMigrations: readonly Migration[] = [
  {
    name: 'bots-001',
    statements: [
      'create table used_bot_proofs (id text primary key, expires_at timestamptz not null)',
      'create index used_bot_proofs_expires_at on used_bot_proofs (expires_at)',
    ],
  },
];
