import { basketStorage } from '@touchline/features/cart/basket';
import { checkoutStorage } from '@touchline/features/checkout/checkout';
import { deliveryPromiseStorage } from '@touchline/features/catalog/deliveryPromise';
import { consentStorage } from '@touchline/features/consent/consent';
import { forgotPasswordStorage } from '@touchline/features/account/forgotPassword';
import { keyManagementStorage } from '@touchline/features/platform/keyManagement';
import { launchesStorage } from '@touchline/features/launches';
import { membershipStorage } from '@touchline/features/loyalty/membership';
import { newsletterStorage } from '@touchline/features/newsletter';
import { regionStorage } from '@touchline/features/shell/region/choice';
import { personalisationStorage } from '@touchline/features/catalog/personalisation';
import { pickupStorage } from '@touchline/features/checkout/pickup';
import { recentlyViewedStorage } from '@touchline/features/catalog/recentlyViewed';
import { recommendationsStorage } from '@touchline/features/catalog/recommendations';
import { searchStorage } from '@touchline/features/catalog/search';
import { authenticationStorage } from '@touchline/features/platform/session';
import { smartBannerStorage } from '@touchline/features/shell/smartBanner/choice';
import { startCurtainStorage } from '@touchline/features/shell/startCurtain';
import { walletStorage } from '@touchline/features/checkout/wallet';
import { wishlistStorage } from '@touchline/features/wishlist';
import type { StoredValue } from '@touchline/features/platform/storage';
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
  ...deliveryPromiseStorage,
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
  ...pickupStorage,
  ...recentlyViewedStorage,
  ...recommendationsStorage,
  ...personalisationStorage,
  ...storefrontStorage,
];
