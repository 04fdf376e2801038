/** Keys of what a visit keeps of its basket (checkout document, section 9). */
export const storageKeys = {
  token: 'jwtToken',
  basketId: 'basketId',
  restoreUrl: 'restoreBasketUrl',
  restoreData: 'restoreBasketData',
  /** Ours: the order this browser placed last, so that Back after paying leads to its confirmation. */
  lastOrder: 'lastOrder',
} as const;
