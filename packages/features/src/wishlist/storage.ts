import { maxWishlistItems } from '@touchline/contract/wishlist/constants';
import { defineStored, json, type StoredValue } from '../platform/storage/index.ts';

const year = 31_536_000;

/** The cookie with the product ids of a guest's list. Its name is a configuration value of the market (`wishlistCookieName`). */
export const guestWishlist = (name = 'wishlist'): StoredValue<readonly string[]> =>
  defineStored<readonly string[]>({
    key: name,
    where: 'cookie',
    maxAge: year,
    // A hundred ids are longer than one cookie may be.
    parts: 2,
    purpose: 'necessary',
    endsWithLogout: false,
    codec: json((found) =>
      Array.isArray(found)
        ? found.filter((id) => typeof id === 'string').slice(0, maxWishlistItems)
        : undefined,
    ),
  });

/** Everything that the wishlist stores, by its names where a market sets none. */
export const wishlistStorage = [guestWishlist()];
