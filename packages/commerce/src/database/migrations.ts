import { catalogueMigrations } from '../catalogue/tables.ts';
import { rateLimitMigrations } from '../limits/rateLimitTables.ts';
import { checkoutMigrations } from '../order/checkoutMigrations.ts';
import { stockMigrations } from '../stock/tables.ts';
import type { Migration } from './Migration.ts';
import { settingsMigrations } from './settings.ts';

/** Every step of every area, in the order for an empty database. */
export const migrations: readonly Migration[] = [
  ...settingsMigrations,
  ...rateLimitMigrations,
  ...catalogueMigrations,
  ...stockMigrations,
  ...checkoutMigrations,
];
