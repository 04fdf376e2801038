import type { CatalogueTables } from '../catalogue/tables.ts';
import type { RateLimitTables } from '../limits/rateLimitTables.ts';
import type { StockTables } from '../stock/tables.ts';
import type { SettingsTables } from './settings.ts';

/** Every table of the back end. Each area owns its own and is joined here. */
export interface Database extends SettingsTables, RateLimitTables, CatalogueTables, StockTables {}
