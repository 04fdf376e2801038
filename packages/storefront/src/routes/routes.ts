import type { StoreContext } from '@touchline/features/platform/module';
import type { Flags } from '@touchline/features/platform/ports';
import type { Site } from '@touchline/features/platform/site';
import { localPath, returnPath } from './urls.ts';
import { contentRoutes } from './contentRoutes.ts';
import { orderRoutes } from './orderRoutes.ts';
import { requiresBuyer, requiresSignIn, requiresSignOut, type Guard } from './guards.ts';
import { routeTarget } from './routeTarget.ts';
import { securityRoutes } from './securityRoutes.ts';
import { defineRedirect, type Page, type RedirectPage } from './page.ts';

/** What decides whether a market has a page. */
export interface Availability {
  market: Site['market'];
  flags: Flags;
}

export interface PageRoute {
  /** The documents' name for it, where they have one: `CartPage`. Sections of one page share its name. */
  name: string;
  /** The folder in `src/routes`, by which the server finds the page's chunks. */
  id: string;
  path: string;
  load: () => Promise<{ page: Page | RedirectPage }>;
  /** Sends away a visitor who may not see the page, before anything of it is loaded. */
  guard?: Guard;
  /** The browser loads it as a document of its own, also from a link of the shop. @default false */
  reloads?: boolean;
  /** Where this is false the address is not found. @default everywhere */
  isAvailable?: (facts: Availability) => boolean;
}

const redirectRoute = (name: string, path: string, to: string): PageRoute => ({
  ...{ name, id: 'redirect', path },
  load: () => Promise.resolve({ page: defineRedirect(() => ({ redirect: to })) }),
});

const canHaveAccount = ({ flags }: Availability): boolean => !flags.value('LOGIN_REGISTRATION_DISABLED');

const hasMembership = ({ flags }: Availability): boolean => flags.value('MEMBERSHIP_ENABLED');

const loadCartLink = () => import('./cartLink/page.ts');
const loadCallback = () => import('./paymentCallback/page.ts');

const forMembers = requiresSignIn(({ session }) => session.isSignedIn);
const checkout = {
  ...{ name: 'CheckoutPage', id: 'checkout' },
  load: () => import('./checkout/page.ts'),
  guard: requiresBuyer(({ session }) => session.isSignedIn),
};

/** Where the login page leads: to the route that it is given by name, else back to where the visitor was. */
export const loginTarget = (url: URL): string => localPath(routeTarget(fixedRoutes, url)) ?? returnPath(url);

const forSignedOut = requiresSignOut(({ session }) => session.isSignedIn, loginTarget);

const fixedRoutes: readonly PageRoute[] = [
  { name: 'GlassHomePage', id: 'home', path: '', load: () => import('./home/page.ts') },
  { name: 'GlassProductSearchPage', id: 'search', path: 'search', load: () => import('./search/page.ts') },
  { name: 'CartPage', id: 'cart', path: 'cart', load: () => import('./cart/page.ts') },
  { name: 'CartRestore', id: 'cartLink', path: 'cart/restore', load: loadCartLink },
  { name: 'CartAddCustomizedItem', id: 'cartLink', path: 'cart/customized', load: loadCartLink },
  redirectRoute('DeliveryPage', 'delivery', '/checkout'),
  {
    name: 'PaymentPage',
    id: 'paymentEntry',
    path: 'payment',
    load: () => import('./paymentEntry/page.ts'),
  },
  {
    name: 'PaymentCallback',
    id: 'paymentCallback',
    path: 'payment/callback/:methodId/:basketId/:processor',
    load: loadCallback,
  },
  {
    name: 'PaymentCallbackAsync',
    id: 'paymentCallback',
    path: 'payment/callback/async/:methodId/:basketId/:processor',
    load: loadCallback,
  },
  { ...checkout, path: 'checkout' },
  { ...checkout, path: 'checkout/payment' },
  { ...checkout, path: 'checkout/review' },
  {
    name: 'WalletPage',
    id: 'wallet',
    path: 'checkout/wallet',
    load: () => import('./wallet/page.ts'),
  },
  {
    name: 'AmazonCallbackPage',
    id: 'walletCallback',
    path: 'checkout/amazon-callback',
    load: () => import('./walletCallback/page.ts'),
  },
  {
    ...checkout,
    name: 'PaymentReviewPage',
    id: 'review',
    path: 'review',
    load: () => import('./review/page.ts'),
  },
  {
    name: 'CheckoutExternalIdPage',
    id: 'externalId',
    path: 'checkout-ext-id-ping',
    load: () => import('./externalId/page.ts'),
  },
  {
    name: 'CheckoutSessionTimeoutPage',
    id: 'sessionExpired',
    path: 'session-expired',
    load: () => import('./sessionExpired/page.ts'),
  },
  {
    name: 'ConfirmationPage',
    id: 'confirmation',
    path: 'confirmation',
    load: () => import('./confirmation/page.ts'),
  },
  {
    name: 'OrderReturnPage',
    id: 'orderReturn',
    path: 'order/return',
    reloads: true,
    load: () => import('./orderReturn/page.ts'),
  },
  ...orderRoutes(forMembers),
  {
    name: 'StoreAssociatePage',
    id: 'associate',
    path: 'associate',
    load: () => import('./associate/page.ts'),
  },
  {
    name: 'TrackOrderPage',
    id: 'trackOrder',
    path: 'track-order',
    load: () => import('./trackOrder/page.ts'),
  },
  {
    name: 'GiftCardBalancePage',
    id: 'giftCardBalance',
    path: 'gift-card-balance',
    load: () => import('./giftCardBalance/page.ts'),
  },
  {
    name: 'MyAccountPersonalInformationPage',
    id: 'account',
    path: 'account',
    load: () => import('./account/page.ts'),
    guard: forMembers,
  },
  ...securityRoutes(forMembers),
  redirectRoute('MyAccountLandingPage', 'my-account', '/account'),
  redirectRoute('MyAccountPreferencesPage', 'account/preferences', '/account/newsletter'),
  {
    name: 'ForgotPasswordPage',
    id: 'forgotPassword',
    path: 'account/forgot-password',
    load: () => import('./forgotPassword/page.ts'),
    isAvailable: canHaveAccount,
  },
  {
    name: 'ResetPasswordPage',
    id: 'resetPassword',
    path: 'account/reset-password',
    load: () => import('./resetPassword/page.ts'),
  },
  {
    name: 'AccountRegistrationPage',
    id: 'registration',
    path: 'account/register',
    load: () => import('./registration/page.ts'),
    guard: requiresSignOut(({ session }) => session.isSignedIn),
    isAvailable: canHaveAccount,
  },
  {
    name: 'AccountLoginPage',
    id: 'login',
    path: 'account/login',
    load: () => import('./login/page.ts'),
    guard: forSignedOut,
    isAvailable: canHaveAccount,
  },
  {
    name: 'SetPasswordPage',
    id: 'setPassword',
    path: 'account/set-password',
    load: () => import('./setPassword/page.ts'),
    isAvailable: canHaveAccount,
  },
  {
    name: 'CookiesPage',
    id: 'cookies',
    path: 'help/cookies',
    load: () => import('./cookies/page.ts'),
  },
  {
    name: 'AccountConsentPage',
    id: 'accountConsent',
    path: 'account/consent',
    guard: forMembers,
    load: () => import('./accountConsent/page.ts'),
  },
  {
    name: 'MembershipPage',
    id: 'membership',
    path: 'account/membership',
    guard: forMembers,
    isAvailable: hasMembership,
    load: () => import('./membership/page.ts'),
  },
  {
    name: 'MembershipConsentPage',
    id: 'membershipConsent',
    path: 'account/membership/consent',
    guard: forMembers,
    isAvailable: hasMembership,
    load: () => import('./membershipConsent/page.ts'),
  },
  {
    name: 'PrivacySettingsPage',
    id: 'privacySettings',
    path: 'privacy-settings',
    load: () => import('./privacySettings/page.ts'),
  },
  {
    name: 'PrivacyRequestPage',
    id: 'privacyRequest',
    path: 'privacy-request',
    load: () => import('./privacyRequest/page.ts'),
  },
  {
    name: 'PrivacyRequestConfirmPage',
    id: 'privacyRequestConfirm',
    path: 'privacy-request/confirm',
    load: () => import('./privacyRequestConfirm/page.ts'),
  },
  {
    name: 'PrivacyRequestArchivePage',
    id: 'privacyRequestArchive',
    path: 'privacy-request/archive',
    load: () => import('./privacyRequestArchive/page.ts'),
  },
  {
    name: 'AccountOrdersPage',
    id: 'orders',
    path: 'account/orders',
    guard: forMembers,
    load: () => import('./orders/page.ts'),
  },
  {
    name: 'AccountOrderPage',
    id: 'accountOrder',
    path: 'account/orders/:orderId',
    guard: forMembers,
    load: () => import('./accountOrder/page.ts'),
  },
  {
    name: 'AccountReturnPage',
    id: 'accountReturn',
    path: 'account/orders/:orderId/return',
    guard: forMembers,
    load: () => import('./accountReturn/page.ts'),
  },
  {
    name: 'AccountAddressesPage',
    id: 'addressBook',
    path: 'account/addresses',
    guard: forMembers,
    load: () => import('./addressBook/page.ts'),
  },
  {
    name: 'AccountPaymentMethodsPage',
    id: 'savedMethods',
    path: 'account/payment-methods',
    guard: forMembers,
    load: () => import('./savedMethods/page.ts'),
  },
  {
    name: 'AccountNewsletterPage',
    id: 'accountNewsletter',
    path: 'account/newsletter',
    guard: forMembers,
    load: () => import('./accountNewsletter/page.ts'),
  },
  {
    name: 'NewsletterPage',
    id: 'newsletter',
    path: 'newsletter',
    load: () => import('./newsletter/page.ts'),
  },
  {
    name: 'NewsletterConfirmPage',
    id: 'newsletterConfirm',
    path: 'newsletter/confirm',
    load: () => import('./newsletterConfirm/page.ts'),
  },
  {
    name: 'NewsletterPreferencesPage',
    id: 'newsletterPreferences',
    path: 'newsletter/preferences',
    load: () => import('./newsletterPreferences/page.ts'),
  },
  {
    name: 'NewsletterUnsubscribePage',
    id: 'newsletterUnsubscribe',
    path: 'newsletter/unsubscribe',
    load: () => import('./newsletterUnsubscribe/page.ts'),
  },
  { name: 'WishlistPage', id: 'wishlist', path: 'wishlist', load: () => import('./wishlist/page.ts') },
  {
    name: 'WishlistNoticesPage',
    id: 'wishlistNotices',
    path: 'wishlist/notices',
    load: () => import('./wishlistNotices/page.ts'),
  },
  {
    name: 'SharedWishlistPage',
    id: 'sharedWishlist',
    path: 'wishlist/shared/:token',
    load: () => import('./sharedWishlist/page.ts'),
  },
  { name: 'ComparePage', id: 'compare', path: 'compare', load: () => import('./compare/page.ts') },
  ...contentRoutes,
  {
    name: 'RegionPage',
    id: 'region',
    path: 'country-selector.html',
    load: () => import('./region/page.ts'),
  },
  {
    name: 'RegionOnPhonePage',
    id: 'regionOnPhone',
    path: 'country-selector-mobile.html',
    load: () => import('./regionOnPhone/page.ts'),
  },
  {
    name: 'LocationPage',
    id: 'locations',
    path: 'location-selector.html',
    load: () => import('./locations/page.ts'),
  },
  { name: 'LaunchesPage', id: 'launches', path: 'launches', load: () => import('./launches/page.ts') },
  {
    name: 'LaunchPage',
    id: 'launch',
    path: 'launches/:launchId',
    load: () => import('./launch/page.ts'),
  },
  {
    name: 'LaunchDrawPage',
    id: 'launchDraw',
    path: 'launches/:launchId/draw',
    load: () => import('./launchDraw/page.ts'),
  },
  {
    name: 'WriteReviewPage',
    id: 'writeReview',
    path: 'write-review',
    // As with the page of an order.
    reloads: true,
    load: () => import('./writeReview/page.ts'),
    // A guest comes by the link of an order.
    guard: ({ stores, url }) => (url.searchParams.has('key') ? undefined : forMembers({ stores, url })),
  },
];

/** The path of one of the shop's fixed pages below the site path, by its name; `undefined` when the shop has none (yet). */
export function pathOfPage(name: string): string | undefined {
  const route = fixedRoutes.find((one) => one.name === name);
  return route && `/${route.path}`;
}

const listRoute: Omit<PageRoute, 'path'> = {
  name: 'GlassProductListPage',
  id: 'list',
  load: () => import('./list/page.ts'),
};
const productRoute: Omit<PageRoute, 'path'> = {
  name: 'GlassNuPDPPage',
  id: 'product',
  load: () => import('./product/page.ts'),
};

/** The page for what is not found: in a site that does not exist, or turned off by the market or a flag. */
export const lastRoute: PageRoute = {
  name: 'GlassNotFoundPage',
  id: 'notFound',
  path: '*',
  // The server knows more: the address may be of another part of the shop.
  reloads: true,
  load: () => import('./notFound/page.ts'),
};

/** Folders with pages of the shop: what is not there is no list of products. */
const ownFolders = [
  ...new Set(fixedRoutes.flatMap(({ path }) => /^([\w-]+)\/(?!\*)/.exec(path)?.[1] ?? [])),
].filter((folder) => !fixedRoutes.some(({ path }) => path === `${folder}/*`));

const below = (sitePath: string, routes: readonly PageRoute[]): PageRoute[] =>
  routes.map((route) => ({ ...route, path: `/${sitePath}${route.path === '' ? '' : `/${route.path}`}` }));

/**
 * The routes of one site, for React Router on the server, in the browser and in Storybook (`routeObjects`). Each
 * catalogue has its own categories, and groups of them that are not in the navigation: an address that is neither a fixed
 * page, nor in a folder of such pages, nor a product is a list, whose response says when there is none.
 */
export function pageRoutes(sitePath: string): PageRoute[] {
  return [
    ...below(sitePath, [
      ...fixedRoutes,
      { ...productRoute, path: ':slug/:file.html' },
      { ...listRoute, path: ':category/*' },
      ...ownFolders.map((folder) => ({ ...lastRoute, path: `${folder}/*` })),
    ]),
    lastRoute,
  ];
}

/** The route of a name; the page for everything else where no route has it. */
export const routeNamed = (routes: readonly PageRoute[], name: string): PageRoute =>
  routes.find((route) => route.name === name) ?? lastRoute;

/** The route itself, or where the market or a flag turns it off, the page for everything else at its address. */
export function availableRoute(route: PageRoute, { site, ports }: StoreContext): PageRoute {
  const isAvailable = route.isAvailable?.({ market: site.market, flags: ports.flags }) ?? true;
  return isAvailable ? route : { ...lastRoute, path: route.path };
}
