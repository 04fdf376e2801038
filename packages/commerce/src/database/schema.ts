import type { BasketTables } from '../basket/tables.ts';
import type { BotTables } from '../bots/tables.ts';
import type { CatalogueTables } from '../catalogue/tables.ts';
import type { RateLimitTables } from '../limits/rateLimitTables.ts';
import type { OrderTables } from '../order/tables.ts';
import type { PaymentTables } from '../payment/tables.ts';
import type { SandboxTables } from '../sandbox/sandboxTables.ts';
import type { StockTables } from '../stock/tables.ts';
import type { MigrationTables } from './migrate.ts';
import type { SettingsTables } from './settings.ts';

/** Every table of the back end, as the drivers return its columns. Each area owns its own and is joined here. */
export interface Database
  extends
    MigrationTables,
    SettingsTables,
    RateLimitTables,
    CatalogueTables,
    StockTables,
    BasketTables,
    OrderTables,
    PaymentTables,
    SandboxTables,
    BotTables {}
