/**
 * Pages that every site has under the same path, by their first segment: their address needs no translation. Products,
 * lists and content pages are data, and may be missing in another market.
 */
export const sitePages: ReadonlySet<string> = new Set([
  ...['', 'search', 'cart', 'checkout', 'checkout-ext-id-ping', 'delivery', 'payment', 'review'],
  ...['session-expired', 'confirmation', 'order', 'track-order', 'account', 'privacy-settings'],
  ...['newsletter', 'wishlist', 'my-account', 'privacy-request', 'launches', 'write-review', 'compare'],
  'gift-card-balance',
  'associate',
  ...['country-selector.html', 'country-selector-mobile.html', 'location-selector.html'],
]);

/** First segments of the addresses of pages that a brand writes: whether a site has one is data. */
export const contentRoots: ReadonlySet<string> = new Set(['help', 'blog', 'landing', 'campaign', 'pages']);
