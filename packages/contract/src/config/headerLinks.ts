import type { ConfigDefinition } from './ConfigDefinition.ts';

const link = { type: 'link', default: '', owner: 'header', state: 'used' } as const;

/**
 * Where the links of the header lead: a path below the site path, or an address of another application. The first ones
 * always stand in the header, and lead to the shop's own page where a market sets none; the others stand in the band above
 * it only where a market sets them.
 */
export const headerLinkTable = {
  headerLinkHome: { ...link, description: 'The logo.' },
  headerLinkCart: { ...link, aliases: ['cartUrl'], description: 'The bag.' },
  headerLinkWishlist: { ...link, description: 'The wishlist.' },
  headerLinkMyAccount: { ...link, description: 'The account of whoever is signed in.' },
  headerLinkLogin: { ...link, description: 'Signing in; the overlay does not open in its place then.' },
  headerLinkLoginLegacy: {
    ...link,
    description: 'Signing in at the shop before this one, while `LOGIN_REGISTRATION_DISABLED` is on.',
  },
  headerLinkAccountLegacy: {
    ...link,
    description: 'The account at the shop before this one, while `LOGIN_REGISTRATION_DISABLED` is on.',
  },
  headerLinkMenLandingPage: { ...link, description: 'The entry for men in the menu.' },
  headerLinkWomenLandingPage: { ...link, description: 'The entry for women in the menu.' },
  headerLinkKidsLandingPage: { ...link, description: 'The entry for children in the menu.' },
  headerLinkOrderHistory: {
    ...link,
    description: 'The orders of whoever is signed in; the page of the shop where it is empty.',
  },
  headerLinkOrderTracker: { ...link, description: 'Finding an order again.' },
  headerLinkHelp: { ...link, aliases: ['helpPath'], description: 'Help.' },
  headerLinkGiftCards: { ...link, description: 'Gift cards.' },
  headerLinkSustainability: { ...link, description: 'What the brand does for the environment.' },
  headerLinkStoreFinder: { ...link, description: 'The shops of the brand in towns.' },
  headerLinkBlog: { ...link, description: 'The blog.' },
  headerLinkReturns: { ...link, description: 'Returns.' },
  headerLinkBot: { ...link, description: 'The assistant that answers questions.' },
  headerLinkMoscowPage: { ...link, description: 'The page of the shop in Moscow.' },
  headerLinkLoyaltyLandingPage: { ...link, description: 'The page of the membership programme.' },
} as const satisfies Record<string, ConfigDefinition>;
