import { basketStorage } from '@touchline/features/basket';
import { checkoutStorage } from '@touchline/features/checkout';
import { consentStorage } from '@touchline/features/consent';
import { forgotPasswordStorage } from '@touchline/features/forgotPassword';
import { keyManagementStorage } from '@touchline/features/keyManagement';
import { loginStorage } from '@touchline/features/login';
import { membershipStorage } from '@touchline/features/membership';
import { newsletterStorage } from '@touchline/features/newsletter';
import { regionStorage } from '@touchline/features/regionChoice';
import { searchStorage } from '@touchline/features/search';
import { wishlistStorage } from '@touchline/features/wishlist';
import type { StoredValue } from '@touchline/features/storage';
import { passedOnEvents } from './passedOnEvents.ts';
import { scrollPositions } from './scrollPositions.ts';
import { sentEventKeys } from './sentEvents.ts';
import { uniqueUserId } from './uniqueUserId.ts';
import { visitorStorage } from './visitorStorage.ts';

/** What the storefront itself stores. */
export const storefrontStorage: readonly StoredValue<unknown>[] = [
  scrollPositions,
  passedOnEvents,
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
  ...regionStorage,
  ...keyManagementStorage,
  ...forgotPasswordStorage,
  ...loginStorage,
  ...newsletterStorage,
  ...membershipStorage,
  ...wishlistStorage,
  ...storefrontStorage,
];
