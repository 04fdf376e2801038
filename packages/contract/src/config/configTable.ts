import type { ConfigDefinition } from './ConfigDefinition.ts';
import { contentTable } from './contentTable.ts';
import { headerLinkTable } from './headerLinks.ts';

const origin = { type: 'origin', default: '' } as const;
const remote = { type: 'remote', default: '', state: 'used' } as const;

/** Configuration values of a market, by the name the code uses. Markets set values, see `Market.config`. */
export const configTable = {
  checkoutOrigin: {
    ...origin,
    owner: 'checkout',
    description: 'Origin of the application that serves the checkout while `checkoutMicroapp` is on.',
    state: 'used',
  },
  tagManagerScript: {
    type: 'address',
    default: '',
    state: 'used',
    owner: 'analytics',
    description: 'Address of the tag manager’s script, which is loaded with the consent to analytics.',
    aliases: ['tealiumScriptUrl'],
  },
  tagManagerOrigins: {
    type: 'string',
    default: '',
    state: 'used',
    owner: 'analytics',
    description:
      'Further origins that the tag manager loads scripts and pictures from and sends to, divided by spaces.',
  },
  socialAppId: {
    type: 'string',
    default: '',
    state: 'used',
    owner: 'storefront',
    description: 'The shop’s app id at the social network that shows its links; pages name it.',
  },
  ...contentTable,
  remoteHeaderOrigin: {
    ...remote,
    owner: 'remoteHeader',
    description:
      'Origin of the remote header application and its style sheet, which then fills the band above the header; `self` is the example that comes with the shop.',
  },
  remoteHeaderName: {
    type: 'string',
    default: 'shop-header',
    state: 'used',
    owner: 'remoteHeader',
    description:
      'Name of the remote header application: of its script, its style sheet, and the element that it defines.',
  },
  remoteHeaderIntegrity: {
    type: 'string',
    default: '',
    state: 'used',
    owner: 'remoteHeader',
    description:
      'Hashes of its script and of its style sheet, `sha384-…`, divided by a space; files with others are not used. Empty: not checked.',
  },
  chatOrigin: {
    ...remote,
    owner: 'chat',
    description:
      'Origin of the remote chat, loaded with the consent to preferences; `self` is the example that comes with the shop.',
  },
  chatName: {
    type: 'string',
    default: 'shop-chat',
    state: 'used',
    owner: 'chat',
    description: 'Name of the remote chat: of its script and of the element that it defines.',
  },
  cookieConsentOrigin: {
    ...origin,
    state: 'used',
    owner: 'consent',
    description: 'Origin of the remote cookie consent, which then asks in place of the shop’s own.',
  },
  cookieConsentName: {
    type: 'string',
    default: 'cookie-consent',
    state: 'used',
    owner: 'consent',
    description: 'Name of the remote cookie consent: of its script and of the element that it defines.',
  },
  privacyRequestOrigin: {
    ...origin,
    state: 'used',
    owner: 'privacyRequest',
    description:
      'Origin of the remote privacy request form, which is then loaded in place of the shop’s own.',
  },
  privacyRequestName: {
    type: 'string',
    default: 'privacy-request-form',
    state: 'used',
    owner: 'privacyRequest',
    description: 'Name of the remote privacy request form: of its script and of the element that it defines.',
  },
  privacyRequestsTaken: {
    type: 'boolean',
    default: true,
    state: 'used',
    owner: 'privacyRequest',
    description: 'The back end takes privacy requests; otherwise it answers INVALID_CONFIG.',
  },
  advertisingCookies: {
    type: 'string',
    default: '_fbp _fbc _gcl_au _gcl_aw _ttp _scid _pin_unauth _uetsid _uetvid',
    state: 'used',
    owner: 'privacyRequest',
    description: 'Cookies that advertising sets, divided by spaces; an objection to sale removes them.',
  },
  singleSignOnOrigin: {
    ...origin,
    state: 'used',
    owner: 'session',
    description: 'Origin of the single sign-on script of the delivery page.',
  },
  botProtectionOrigin: {
    ...origin,
    state: 'used',
    owner: 'botCheck',
    description:
      'Origin of a provider of bot protection, whose script is loaded in place of the shop’s own check; it also needs a site key and `BOT_PROTECTION_SECRET`.',
  },
  botProtectionName: {
    type: 'string',
    default: 'bot-protection',
    state: 'used',
    owner: 'botCheck',
    description: 'Name of the provider’s script, and of the element that it defines.',
  },
  botProtectionSiteKey: {
    type: 'string',
    default: '',
    state: 'used',
    owner: 'botCheck',
    description: 'The key by which the provider of bot protection knows this market’s site.',
  },
  accountPortalOrigin: {
    ...origin,
    state: 'used',
    owner: 'checkout',
    description:
      'Origin of the account portal, whose checkout session component then takes the place of the link to sign in at the checkout.',
  },
  legacySignInCookie: {
    type: 'string',
    default: '',
    state: 'used',
    owner: 'session',
    description:
      'Name of the cookie by which the shop before this one knew who was signed in, with the email address or without; empty for none.',
  },
  downloadShopAppUrl: {
    type: 'link',
    default: '',
    state: 'used',
    owner: 'smartBanner',
    description:
      'Where the shop’s app is downloaded: on phones a banner leads there; without it there is none. On the page of a product the address carries it as `product`.',
  },
  displayTopUspBar: {
    type: 'boolean',
    default: false,
    state: 'used',
    owner: 'uspBar',
    description: 'The brand’s selling points take turns above the header, in place of its message.',
  },
  signUpDiscountPercentage: {
    type: 'number',
    default: 0,
    state: 'used',
    owner: 'registration',
    description: 'The discount that signing up promises, in percent.',
    aliases: ['account.signUpDiscountPercentage'],
  },
  registerSection: {
    type: 'string',
    default: '',
    state: 'used',
    owner: 'registration',
    description:
      'The section that the overlay opens for a new address: `emailAccount`, an account of the address alone; else the whole form.',
    aliases: ['account.modalAutoFlow.registerSection'],
  },
  invitationSourceId: {
    type: 'string',
    default: 'invitation',
    owner: 'registration',
    description: 'What a registration that follows an invitation is said to come from.',
    state: 'used',
  },
  registrationServiceId: {
    type: 'string',
    default: '',
    owner: 'registration',
    description: 'The service that a registration names; empty for none.',
    state: 'used',
  },
  registrationConsentVersion: {
    type: 'string',
    default: '1',
    owner: 'registration',
    description: 'The version of the consent of the registration, where its texts cannot be loaded.',
    state: 'used',
  },
  paidMediaConsentVersion: {
    type: 'string',
    default: '1',
    owner: 'registration',
    description: 'The version of the consent to paid media, where its texts cannot be loaded.',
    state: 'used',
  },
  newsletterConsentVersion: {
    type: 'string',
    default: '1',
    owner: 'newsletter',
    description: 'The version of the consent to the newsletter, where its texts cannot be loaded.',
    state: 'used',
  },
  paidMediaConsentRequired: {
    type: 'boolean',
    default: false,
    owner: 'consent',
    description: 'The consent page cannot be left without the consent to paid media.',
    state: 'used',
  },
  wishlistCookieName: {
    type: 'string',
    default: 'wishlist',
    owner: 'wishlist',
    description: 'The name of the cookie with the products that a guest has saved.',
    state: 'used',
  },
  newsletterSourceId: {
    type: 'string',
    default: 'footer',
    state: 'used',
    owner: 'newsletter',
    description: 'The source that a sign-up in header or footer names.',
    aliases: ['newsletterOverlaySourceID.headerAndFooter'],
  },
  showRegistrationModalAfterNumberOfVisits: {
    type: 'number',
    default: 0,
    state: 'used',
    owner: 'newsletter',
    description: 'The visit on which the newsletter opens by itself; 0: never.',
  },
  newsletterSimpleButton: {
    type: 'boolean',
    default: true,
    state: 'used',
    owner: 'newsletter',
    description: 'The newsletter is ordered with one button.',
    aliases: ['newsletterSignup.simpleSignupButton'],
  },
  newsletterGenderButtons: {
    type: 'boolean',
    default: false,
    state: 'used',
    owner: 'newsletter',
    description: 'The newsletter is ordered with one of two buttons, which also tell the gender.',
    aliases: ['newsletterSignup.genderSignupButtons'],
  },
  newsletterGenderRadios: {
    type: 'boolean',
    default: false,
    state: 'used',
    owner: 'newsletter',
    description: 'The sign-up to the newsletter asks for the gender.',
    aliases: ['newsletterSignup.genderRadioButtons'],
  },
  newsletterDateOfBirth: {
    type: 'boolean',
    default: false,
    state: 'used',
    owner: 'newsletter',
    description: 'The sign-up to the newsletter asks for the date of birth.',
    aliases: ['newsletterSignup.dobDropdowns'],
  },
  newsletterAgeBox: {
    type: 'boolean',
    default: false,
    state: 'used',
    owner: 'newsletter',
    description: 'The minimum age, of the accounts of the market, has to be confirmed.',
    aliases: ['newsletterSignup.ageCheckbox'],
  },
  newsletterAgeTicked: {
    type: 'boolean',
    default: false,
    state: 'used',
    owner: 'newsletter',
    description: 'The box of the minimum age is ticked at first.',
    aliases: ['newsletterSignup.ageChecked'],
  },
  newsletterConsentText: {
    type: 'string',
    default: '',
    state: 'used',
    owner: 'newsletter',
    description:
      'The key of another message than the usual one above the button: `newsletter.consent.personal`.',
    aliases: ['newsletterSignup.customHeaderConsentTextTranslationKey'],
  },
  newsletterMarketingConsent: {
    type: 'string',
    default: 'hidden',
    state: 'used',
    owner: 'newsletter',
    description: 'Whether a box asks for the consent to marketing: `hidden`, `optional` or `required`.',
  },
  newsletterTermsBox: {
    type: 'boolean',
    default: false,
    state: 'used',
    owner: 'newsletter',
    description: 'The terms have to be agreed to by a box of their own.',
  },
  newsletterPersonalDataBox: {
    type: 'boolean',
    default: false,
    state: 'used',
    owner: 'newsletter',
    description: 'The use of personal data has to be agreed to by a box of its own.',
  },
  mapTiles: {
    type: 'address',
    default: '',
    state: 'used',
    owner: 'pickup',
    description:
      'Address of the pictures that the map of pick-up points is made of, with `{z}`, `{x}` and `{y}`; without it the map shows the land only.',
  },
  mapCredit: {
    type: 'string',
    default: '',
    state: 'used',
    owner: 'pickup',
    description: 'Whose the pictures of `mapTiles` are, as their licence wants it; shown on the map.',
  },
  ...headerLinkTable,
} as const satisfies Record<string, ConfigDefinition>;

/** The name of a configuration value in code. */
export type ConfigName = keyof typeof configTable;

type TypeOf<Name extends ConfigName> = (typeof configTable)[Name]['type'];

/** The type of a configuration value. */
export type ConfigValue<Name extends ConfigName> =
  TypeOf<Name> extends 'boolean' ? boolean : TypeOf<Name> extends 'number' ? number : string;

/** Names of all configuration values, in the order of the table. */
export const configNames = Object.keys(configTable) as ConfigName[];

/** The definition of a configuration value. */
export const configDefinition = (name: ConfigName): ConfigDefinition => configTable[name];

/** All spellings of a configuration value, its name first. */
const spellingsOf = (name: ConfigName): readonly string[] => [
  name,
  ...(configDefinition(name).aliases ?? []),
];

function isConfigValue({ type }: ConfigDefinition, value: unknown): boolean {
  if (type === 'boolean' || type === 'number' || type === 'string') return typeof value === type;
  if (value === '' || (type === 'remote' && value === 'self')) return true;
  if (type === 'link' && typeof value === 'string' && /^\/(?![/\\])/.test(value)) return true;
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { origin: own, protocol, username } = new URL(value);
  return type === 'origin' || type === 'remote'
    ? own === value
    : /^https?:$/.test(protocol) && username === '';
}

/** A configuration value of a market, in any of its spellings; the table's default where it sets none. */
export function configValue<Name extends ConfigName>(
  settings: Readonly<Record<string, unknown>> | undefined,
  name: Name,
): ConfigValue<Name> {
  const definition = configDefinition(name);
  const spelling = spellingsOf(name).find((known) => settings?.[known] !== undefined);
  const value = spelling === undefined ? undefined : settings?.[spelling];
  return (isConfigValue(definition, value) ? value : definition.default) as ConfigValue<Name>;
}

/** What is wrong with the configuration of a market, one sentence each. */
export function configProblems(settings: Readonly<Record<string, unknown>>): string[] {
  const nameOf = new Map(configNames.flatMap((name) => spellingsOf(name).map((known) => [known, name])));
  return Object.entries(settings).flatMap(([spelling, value]) => {
    const name = nameOf.get(spelling);
    if (name === undefined) return [`There is no configuration value ${spelling}.`];
    return isConfigValue(configDefinition(name), value)
      ? []
      : [`${name} cannot be ${JSON.stringify(value)}.`];
  });
}
