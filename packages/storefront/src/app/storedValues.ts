import { basketStorage } from '@touchline/features/basket';
import { checkoutStorage } from '@touchline/features/checkout';
import { consentStorage } from '@touchline/features/consent';
import { forgotPasswordStorage } from '@touchline/features/forgotPassword';
import { keyManagementStorage } from '@touchline/features/keyManagement';
import { launchesStorage } from '@touchline/features/launches';
import { membershipStorage } from '@touchline/features/membership';
import { newsletterStorage } from '@touchline/features/newsletter';
import { regionStorage } from '@touchline/features/regionChoice';
import { personalisationStorage } from '@touchline/features/personalisation';
import { recentlyViewedStorage } from '@touchline/features/recentlyViewed';
import { recommendationsStorage } from '@touchline/features/recommendations';
import { searchStorage } from '@touchline/features/search';
import { authenticationStorage } from '@touchline/features/session';
import { smartBannerStorage } from '@touchline/features/smartBannerChoice';
import { startCurtainStorage } from '@touchline/features/startCurtain';
import { walletStorage } from '@touchline/features/wallet';
import { wishlistStorage } from '@touchline/features/wishlist';
import type { StoredValue } from '@touchline/features/storage';
import { historyStorage } from './historyStorage.ts';
import { pendingEvents } from './pendingEvents.ts';
import { sentEventKeys } from './sentEvents.ts';
import { uniqueUserId } from './uniqueUserId.ts';
import { visitorStorage } from './visitorStorage.ts';

/** What the storefront itself stores. */
export const storefrontStorage: readonly StoredValue<unknown>[] = [
  ...historyStorage,
  pendingEvents,
  sentEventKeys,
  uniqueUserId,
  ...visitorStorage,
];

/** Every cookie and every entry of the browser's storage that the shop writes. */
export const storedValues: readonly StoredValue<unknown>[] = [
  ...basketStorage,
  ...checkoutStorage,
  ...consentStorage,
  ...searchStorage,
  ...smartBannerStorage,
  ...regionStorage,
  ...keyManagementStorage,
  ...forgotPasswordStorage,
  ...launchesStorage,
  ...newsletterStorage,
  ...membershipStorage,
  ...startCurtainStorage,
  ...walletStorage,
  ...wishlistStorage,
  ...authenticationStorage,
  ...recentlyViewedStorage,
  ...recommendationsStorage,
  ...personalisationStorage,
  ...storefrontStorage,
];
