import type { Migration } from '../database/Migration.ts';

export interface RateLimitTables {
  rate_limits: { key: string; began_at: Date; hits: number };
}

export const rateLimitMigrations: readonly Migration[] = [
  {
    name: 'limits-001',
    statements: [
      // Unlogged: after a crash all limits start from zero, and no order waits for this table's log.
      'create unlogged table rate_limits (key text primary key, began_at timestamptz not null, hits int not null)',
      'create index rate_limits_began_at on rate_limits (began_at)',
    ],
  },
];
