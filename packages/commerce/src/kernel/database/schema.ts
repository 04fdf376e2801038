import type { AccountTables } from '../../customers/account/tables.ts';
import type { AddressBookTables } from '../../customers/addressBook/tables.ts';
import type { AssociateTables } from '../../sales/associate/tables.ts';
import type { BasketTables } from '../../sales/basket/tables.ts';
import type { BotTables } from '../bots/tables.ts';
import type { ConsentTables } from '../../privacy/consent/tables.ts';
import type { CatalogueTables } from '../../catalogue/products/tables.ts';
import type { CouponTables } from '../../sales/coupon/tables.ts';
import type { DeviceTables } from '../../customers/account/devices/tables.ts';
import type { DeskTables } from '../../desk/tables.ts';
import type { DownloadTables } from '../../sales/download/tables.ts';
import type { FulfilmentTables } from '../../sales/fulfilment/tables.ts';
import type { GiftCardTables } from '../../sales/giftCard/tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { RateLimitTables } from '../limits/rateLimitTables.ts';
import type { LaunchTables } from '../../sales/launch/tables.ts';
import type { LoyaltyTables } from '../../customers/loyalty/tables.ts';
import type { MailTables } from '../../mail/tables.ts';
import type { NewsletterTables } from '../../customers/newsletter/tables.ts';
import type { OrderTables } from '../../sales/order/tables.ts';
import type { PasskeyTables } from '../../customers/account/passkey/tables.ts';
import type { PaymentTables } from '../../sales/payment/tables.ts';
import type { ProviderLedgerTables } from '../../sales/payment/ledger/tables.ts';
import type { PickupTables } from '../../sales/pickup/tables.ts';
import type { PrivacyRequestTables } from '../../privacy/privacyRequest/tables.ts';
import type { RecommendationTables } from '../../catalogue/recommendation/tables.ts';
import type { DocumentTables } from '../../sales/documents/tables.ts';
import type { ReturnTables } from '../../sales/returns/tables.ts';
import type { ReviewTables } from '../../customers/review/tables.ts';
import type { SandboxTables } from '../../sandbox/payment/sandboxTables.ts';
import type { SavedMethodTables } from '../../sales/savedMethods/tables.ts';
import type { SchedulingTables } from '../../sales/scheduling/tables.ts';
import type { StockTables } from '../../sales/stock/tables.ts';
import type { WishlistTables } from '../../customers/wishlist/tables.ts';
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
    SchedulingTables,
    PickupTables,
    IdentityTables,
    AssociateTables,
    AccountTables,
    DeviceTables,
    PasskeyTables,
    AddressBookTables,
    ConsentTables,
    BasketTables,
    OrderTables,
    GiftCardTables,
    FulfilmentTables,
    DocumentTables,
    ReturnTables,
    CouponTables,
    DownloadTables,
    DeskTables,
    MailTables,
    NewsletterTables,
    PrivacyRequestTables,
    PaymentTables,
    ProviderLedgerTables,
    SandboxTables,
    BotTables,
    WishlistTables,
    SavedMethodTables,
    LoyaltyTables,
    RecommendationTables,
    LaunchTables,
    ReviewTables {}
