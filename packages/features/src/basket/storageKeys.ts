/** Keys under which a session stores its basket (checkout document, section 9). */
export const storageKeys = {
  token: 'jwtToken',
  basketId: 'basketId',
  restoreUrl: 'restoreBasketUrl',
  restoreData: 'restoreBasketData',
  /** Not in the document: the last order of this browser, so that Back after paying leads to its confirmation. */
  lastOrder: 'lastOrder',
} as const;
