import type { AccountTables } from '../account/tables.ts';
import type { AddressBookTables } from '../addressBook/tables.ts';
import type { BasketTables } from '../basket/tables.ts';
import type { BotTables } from '../bots/tables.ts';
import type { ConsentTables } from '../consent/tables.ts';
import type { CatalogueTables } from '../catalogue/tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { RateLimitTables } from '../limits/rateLimitTables.ts';
import type { LaunchTables } from '../launch/tables.ts';
import type { LoyaltyTables } from '../loyalty/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { NewsletterTables } from '../newsletter/tables.ts';
import type { OrderTables } from '../order/tables.ts';
import type { PaymentTables } from '../payment/tables.ts';
import type { PrivacyRequestTables } from '../privacyRequest/tables.ts';
import type { RecommendationTables } from '../recommendation/tables.ts';
import type { ReviewTables } from '../review/tables.ts';
import type { SandboxTables } from '../sandbox/sandboxTables.ts';
import type { SavedMethodTables } from '../savedMethods/tables.ts';
import type { StockTables } from '../stock/tables.ts';
import type { WishlistTables } from '../wishlist/tables.ts';
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
    IdentityTables,
    AccountTables,
    AddressBookTables,
    ConsentTables,
    BasketTables,
    OrderTables,
    MailTables,
    NewsletterTables,
    PrivacyRequestTables,
    PaymentTables,
    SandboxTables,
    BotTables,
    WishlistTables,
    SavedMethodTables,
    LoyaltyTables,
    RecommendationTables,
    LaunchTables,
    ReviewTables {}
