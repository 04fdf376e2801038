import { accountMigrations } from '../../customers/account/tables.ts';
import { addressBookMigrations } from '../../customers/addressBook/tables.ts';
import { consentMigrations } from '../../privacy/consent/tables.ts';
import { catalogueMigrations } from '../../catalogue/products/tables.ts';
import { fulfilmentMigrations } from '../../sales/fulfilment/tables.ts';
import { documentMigrations } from '../../sales/documents/tables.ts';
import { returnMigrations } from '../../sales/returns/tables.ts';
import { lifeMigrations } from '../../sales/life/tables.ts';
import { couponMigrations } from '../../sales/coupon/tables.ts';
import { deskMigrations } from '../../desk/tables.ts';
import { downloadMigrations } from '../../sales/download/tables.ts';
import { giftCardMigrations } from '../../sales/giftCard/tables.ts';
import { identityMigrations } from '../identity/tables.ts';
import { launchMigrations } from '../../sales/launch/tables.ts';
import { loyaltyMigrations } from '../../customers/loyalty/tables.ts';
import { mailMigrations } from '../../mail/tables.ts';
import { deviceMigrations } from '../../customers/account/devices/tables.ts';
import { passkeyMigrations } from '../../customers/account/passkey/tables.ts';
import { rateLimitMigrations } from '../limits/rateLimitTables.ts';
import { newsletterMigrations } from '../../customers/newsletter/tables.ts';
import { privacyRequestMigrations } from '../../privacy/privacyRequest/tables.ts';
import { pickupMigrations } from '../../sales/pickup/tables.ts';
import { checkoutMigrations } from './checkoutMigrations.ts';
import { recommendationMigrations } from '../../catalogue/recommendation/tables.ts';
import { reviewMigrations } from '../../customers/review/tables.ts';
import { savedMethodMigrations } from '../../sales/savedMethods/tables.ts';
import { schedulingMigrations } from '../../sales/scheduling/tables.ts';
import { associateMigrations } from '../../sales/associate/tables.ts';
import { stockMigrations } from '../../sales/stock/tables.ts';
import { wishlistMigrations } from '../../customers/wishlist/tables.ts';
import type { Migration } from './Migration.ts';
import { settingsMigrations } from './settings.ts';

/** Every step of every area, in the order for an empty database. */
export const migrations: readonly Migration[] = [
  ...settingsMigrations,
  ...rateLimitMigrations,
  ...catalogueMigrations,
  ...stockMigrations,
  ...identityMigrations,
  ...checkoutMigrations,
  ...accountMigrations,
  ...mailMigrations,
  ...addressBookMigrations,
  ...consentMigrations,
  ...wishlistMigrations,
  ...newsletterMigrations,
  ...savedMethodMigrations,
  ...loyaltyMigrations,
  ...privacyRequestMigrations,
  ...recommendationMigrations,
  ...launchMigrations,
  ...reviewMigrations,
  ...schedulingMigrations,
  ...giftCardMigrations,
  ...couponMigrations,
  ...downloadMigrations,
  ...pickupMigrations,
  ...associateMigrations,
  ...fulfilmentMigrations,
  ...lifeMigrations,
  ...returnMigrations,
  ...documentMigrations,
  ...deviceMigrations,
  ...passkeyMigrations,
  ...deskMigrations,
];
