import { basketMigrations } from '../basket/tables.ts';
import { botMigrations } from '../bots/tables.ts';
import type { Migration } from '../database/Migration.ts';
import { paymentMigrations } from '../payment/tables.ts';
import { sandboxMigrations } from '../sandbox/sandboxTables.ts';
import { orderMigrations } from './tables.ts';

/** The tables of basket, order, payment, sandbox and bot check. */
export const checkoutMigrations: readonly Migration[] = [
  ...basketMigrations,
  ...orderMigrations,
  ...paymentMigrations,
  ...sandboxMigrations,
  ...botMigrations,
];
