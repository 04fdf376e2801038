import { accountMigrations } from '../account/tables.ts';
import { addressBookMigrations } from '../addressBook/tables.ts';
import { consentMigrations } from '../consent/tables.ts';
import { catalogueMigrations } from '../catalogue/tables.ts';
import { identityMigrations } from '../identity/tables.ts';
import { launchMigrations } from '../launch/tables.ts';
import { loyaltyMigrations } from '../loyalty/tables.ts';
import { mailMigrations } from '../mail/tables.ts';
import { rateLimitMigrations } from '../limits/rateLimitTables.ts';
import { newsletterMigrations } from '../newsletter/tables.ts';
import { privacyRequestMigrations } from '../privacyRequest/tables.ts';
import { checkoutMigrations } from '../order/checkoutMigrations.ts';
import { recommendationMigrations } from '../recommendation/tables.ts';
import { reviewMigrations } from '../review/tables.ts';
import { savedMethodMigrations } from '../savedMethods/tables.ts';
import { stockMigrations } from '../stock/tables.ts';
import { wishlistMigrations } from '../wishlist/tables.ts';
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
];
