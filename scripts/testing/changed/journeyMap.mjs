/**
 * What each journey visits: beginnings of paths whose changes it is there for. What a component of the design system
 * does, its stories and tests show; all journeys run before a merge.
 * @type {Record<string, string[]>}
 */
export const journeyMap = {
  botCheck: ['packages/commerce/src/payment', 'packages/features/src/checkout/payment'],
  browse: ['packages/features/src/productList', 'packages/storefront/src/pages/list'],
  buy: [
    'packages/features/src/checkout',
    'packages/features/src/confirmation',
    'packages/commerce/src/order',
    'packages/commerce/src/payment',
    'packages/commerce/src/sandbox',
    'packages/storefront/src/pages/confirmation',
    'packages/storefront/src/pages/payment',
  ],
  checkoutErrors: ['packages/features/src/checkout', 'packages/commerce/src/shipping'],
  checkoutRoutes: [
    'packages/storefront/src/pages/checkout',
    'packages/storefront/src/pages/review',
    'packages/storefront/src/pages/externalId',
  ],
  early: ['packages/storefront/src/client', 'packages/storefront/src/pages/cart'],
  earlyCheckout: ['packages/storefront/src/client', 'packages/storefront/src/pages/checkout'],
  errorReports: ['packages/commerce/src/operation', 'packages/features/src/ports'],
  head: ['packages/storefront/src/pages/content', 'packages/features/src/site'],
  home: ['packages/features/src/content', 'packages/features/src/header', 'packages/features/src/footer'],
  integrity: ['packages/storefront/src/client'],
  keyboard: ['packages/features/src/checkout', 'packages/features/src/header'],
  lost: ['packages/storefront/src/pages/notFound'],
  network: ['packages/contract/src/client', 'packages/features/src/cart', 'packages/features/src/bag'],
  noScript: ['packages/features/src/cart', 'packages/storefront/src/pages/cart'],
  noScriptPages: ['packages/storefront/src/pages/home', 'packages/storefront/src/pages/product'],
  onlyOnce: ['packages/commerce/src/order', 'packages/features/src/basket'],
  orderFoundAgain: ['packages/features/src/trackOrder', 'packages/commerce/src/order'],
  paymentSettings: ['packages/commerce/src/payment', 'packages/commerce/src/sandbox'],
  product: ['packages/storefront/src/pages/product', 'packages/commerce/src/catalogue'],
  promises: ['packages/commerce/src/routing'],
  region: ['packages/features/src/region', 'packages/commerce/src/market', 'packages/commerce/markets'],
  search: ['packages/features/src/header', 'packages/storefront/src/pages/search'],
  speech: ['packages/features/src/productList', 'packages/features/src/product/'],
  start: ['packages/commerce/src/node/open', 'packages/commerce/src/node/startCommerce'],
  stop: ['packages/commerce/src/node/startCommerce'],
  twoTabs: ['packages/features/src/bag', 'packages/features/src/cart'],
};

/** What stands under every page: all journeys. */
export const underAllJourneys = [
  'packages/storefront/src/server/',
  'packages/storefront/src/app/',
  'packages/storefront/build.mjs',
  'packages/storefront/vite.config.ts',
  'tests/journeys/support/',
  'tests/playwright.config.ts',
];
