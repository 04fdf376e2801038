/** Places that always stand in the header. */
export type HeaderPlace =
  'home' | 'cart' | 'wishlist' | 'myAccount' | 'login' | 'accountLegacy' | 'loginLegacy';

/** Pages of the shop that places of the header lead to, below the site path. */
export const ownPlaces = { home: '/', cart: '/cart', wishlist: '/wishlist', myAccount: '/account' } as const;
