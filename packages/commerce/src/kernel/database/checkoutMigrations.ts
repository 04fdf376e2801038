import { basketMigrations } from '../../sales/basket/tables.ts';
import { botMigrations } from '../bots/tables.ts';
import type { Migration } from './Migration.ts';
import { paymentMigrations } from '../../sales/payment/tables.ts';
import { providerLedgerMigrations } from '../../sales/payment/ledger/tables.ts';
import { sandboxMigrations } from '../../sandbox/payment/sandboxTables.ts';
import { orderMigrations } from '../../sales/order/tables.ts';

/** The tables of basket, order, payment, sandbox and bot check. */
export const checkoutMigrations: readonly Migration[] = [
  ...basketMigrations,
  ...orderMigrations,
  ...paymentMigrations,
  ...providerLedgerMigrations,
  ...sandboxMigrations,
  ...botMigrations,
];
