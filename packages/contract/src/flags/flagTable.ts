import type { FlagDefinition, FlagValueOf } from './FlagDefinition.ts';

/** A flag that is on or off, and off where a market does not set it. */
const onOff = { type: 'boolean', default: false } as const;

/** Every feature flag of the shop, by the name the code uses. Markets set values, see `Market.features`. */
export const flagTable = {
  bridgeEnabled: {
    ...onOff,
    owner: 'basket',
    description: 'Baskets, checkout and orders use the bridge back end instead of chk.',
    aliases: ['bridge enabled'],
    state: 'used',
    isVisitorDependent: true,
  },
  guestCheckout: {
    ...onOff,
    owner: 'checkout',
    description: 'A guest may buy without signing in.',
    aliases: ['guest checkout'],
    state: 'used',
  },
  guestAuthentication: {
    ...onOff,
    owner: 'checkout',
    description: 'A guest’s basket needs an encrypted customer id before it can be paid.',
    state: 'used',
  },
  restoreBasket: {
    ...onOff,
    owner: 'basket',
    description: 'A basket whose session has ended is filled again on the next visit.',
    aliases: ['restore basket'],
    state: 'used',
  },
  PRODUCT_LIST_PAGE_ENABLED: {
    ...onOff,
    owner: 'search',
    description: 'A search opens the list page; the characters % ? # & / are removed from the query.',
    aliases: ['productListPage', 'product list page'],
    state: 'used',
  },
  DPEV2: {
    ...onOff,
    owner: 'delivery',
    description:
      'The second version of the delivery promise: by carrier, instead of the usual delivery only.',
    aliases: ['dpeV2'],
    state: 'used',
  },
  prepaidIncentive: {
    ...onOff,
    owner: 'payment',
    description:
      'Paying before delivery takes off what `prepaidIncentive` of the market says, where cash on delivery is offered as well.',
    aliases: ['prepaid incentive'],
    state: 'used',
  },
  savedCard: {
    ...onOff,
    owner: 'payment',
    description: 'A member may pay with a stored card.',
    aliases: ['saved card'],
    state: 'used',
  },
  fulfilmentOptionsV2: {
    ...onOff,
    owner: 'delivery',
    description: 'One choice of delivery for all parcels together (`v2/shipment`), instead of one for each.',
    aliases: ['fulfilment options v2'],
    state: 'used',
  },
  multiShipping: {
    ...onOff,
    owner: 'cart',
    description: 'Shoppers may have a line of the bag sent apart from the rest, with a delivery of its own.',
    aliases: ['multi shipping'],
    state: 'used',
  },
  cncGeolocationPreselect: {
    ...onOff,
    owner: 'delivery',
    description:
      'Click and collect preselects the store that is nearest to the shopper, once the browser may tell where that is.',
    aliases: ['CNC geolocation preselect'],
    state: 'used',
  },
  walletSignIn: {
    ...onOff,
    owner: 'wallet',
    description: 'Signing in with the wallet is offered at the checkout.',
    state: 'used',
  },
  walletSignInTest: {
    type: ['control', 'wallet'],
    default: 'control',
    owner: 'wallet',
    description: 'Test of the wallet’s sign-in: `wallet` offers it, as the flag does.',
    state: 'used',
    isVisitorDependent: true,
  },
  checkoutMicroapp: {
    ...onOff,
    owner: 'checkout',
    description: 'The routes of the checkout are served by another application.',
    state: 'used',
  },
  mobileHeaderRefresh: {
    ...onOff,
    owner: 'header',
    description: 'The refreshed header of phones; the theme colour is white, and black where it is off.',
    state: 'used',
  },
  remoteHeader: {
    ...onOff,
    owner: 'remoteHeader',
    description: 'The band above the header comes from the remote header application.',
    state: 'used',
  },
  wishlistLoginOverlay: {
    ...onOff,
    owner: 'wishlist',
    description: 'The first product that a guest adds to the wishlist opens the sign-in overlay.',
    state: 'used',
  },
  PERSISTENT_LOGIN_PRESELECTED: {
    ...onOff,
    owner: 'login',
    description: '“Keep me logged in” is ticked from the start.',
    state: 'used',
  },
  AIC_PERSISTENT_LOGIN_ENABLED: {
    ...onOff,
    owner: 'login',
    description: 'Signing in offers “Keep me logged in”.',
    state: 'used',
  },
  SHOW_TERMS_BEFORE_LOGIN_BUTTON: {
    ...onOff,
    owner: 'login',
    description: 'The terms are above the sign-in button instead of below it.',
    state: 'used',
  },
  ACCOUNT_PAID_MEDIA_CONSENT: {
    ...onOff,
    owner: 'consent',
    description: 'Registration and account ask for the consent to paid media.',
    state: 'used',
  },
  ACCOUNT_EXT_AUTH_ENABLED: {
    ...onOff,
    owner: 'login',
    description: 'Accounts of external providers may sign in.',
    state: 'used',
  },
  ACCOUNT_KMC_FLOW_ENABLED: {
    ...onOff,
    owner: 'registration',
    description: 'Registration uses the key-management flow.',
    state: 'used',
  },
  MEMBERSHIP_ENABLED: {
    ...onOff,
    owner: 'membership',
    description: 'The membership programme exists.',
    state: 'used',
  },
  GDPR_CUSTOM_COOKIE_CONSENT_ENABLED: {
    ...onOff,
    owner: 'consent',
    description: 'Where the law asks first, the shop asks for consent by a dialog or a bar.',
    state: 'used',
  },
  GDPR_CUSTOM_COOKIE_CONSENT_MULTIPLE_VALUES: {
    ...onOff,
    owner: 'consent',
    description: 'The chosen levels are sent as a list instead of as the highest one.',
    state: 'used',
  },
  GDPR_CUSTOM_COOKIE_CONSENT_MODE: {
    type: ['nested', 'independent', 'twoCheckboxes'],
    default: 'nested',
    owner: 'consent',
    description: 'How the levels of the consent dialog depend on each other.',
    state: 'used',
  },
  GDPR_CUSTOM_COOKIE_CONSENT_REJECT: {
    type: 'boolean',
    default: true,
    owner: 'consent',
    description:
      'The first view of the consent dialog has a button that refuses; without it, it has the boxes.',
    state: 'used',
  },
  CCPA_COOKIE_CONSENT_ENABLED: {
    ...onOff,
    owner: 'consent',
    description:
      'Where the law of California holds, the privacy settings are the dialog that stops selling and sharing.',
    state: 'used',
  },
  CHAT_MF_ENABLED: { ...onOff, owner: 'chat', description: 'The remote chat is loaded.', state: 'used' },
  NEWSLETTER_POPUP_ENABLED: {
    ...onOff,
    owner: 'newsletter',
    description: 'The newsletter opens by itself after a number of visits.',
    state: 'used',
  },
  LOGIN_REGISTRATION_DISABLED: {
    ...onOff,
    owner: 'login',
    description: 'Nobody can sign in or register, and no overlay offers it.',
    state: 'used',
  },
  SISTER_APP_BLOCKED_USERS: {
    ...onOff,
    owner: 'forgotPassword',
    description: 'Users who were blocked and merged from a sister app get reset texts of their own.',
    state: 'used',
  },
} as const satisfies Record<string, FlagDefinition>;

/** The name of a flag in code. */
export type FlagName = keyof typeof flagTable;

/** The type of a flag's value. */
export type FlagValue<Name extends FlagName> = FlagValueOf<(typeof flagTable)[Name]>;

/** A value for every flag. */
export type FlagValues = { readonly [Name in FlagName]: FlagValue<Name> };

/** Names of all flags, in the order of the table. */
export const flagNames = Object.keys(flagTable) as FlagName[];

/** The definition of a flag. */
export const flagDefinition = (name: FlagName): FlagDefinition => flagTable[name];
