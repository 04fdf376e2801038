import * as z from 'zod/mini';
import { consentModes, consentRegimes } from './constants.ts';

/** A consent in three depths: what is agreed to, what that means, and the details behind it. */
export const ConsentTexts = z.object({
  firstLevel: z.string(),
  secondLevel: z.string(),
  thirdLevel: z.string(),
});
export type ConsentTexts = z.infer<typeof ConsentTexts>;

/** The texts of one consent, with the version that is recorded when it is given. */
export const VersionedTexts = z.object({ version: z.string(), texts: ConsentTexts });
export type VersionedTexts = z.infer<typeof VersionedTexts>;

/** What the shop asks people to agree to, besides cookies (accounts document, section 3). */
export const consentParts = ['newsletter', 'registration', 'paidMedia'] as const;
export type ConsentPart = (typeof consentParts)[number];

/** How the law of a market treats cookies. */
export const ConsentRegime = z.enum(consentRegimes);
export type ConsentRegime = z.infer<typeof ConsentRegime>;

/** What the visitor allows: one of `consentLevels`. */
export const ConsentLevel = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type ConsentLevel = z.infer<typeof ConsentLevel>;

/** How the levels depend on each other. */
export const ConsentMode = z.enum(consentModes);
export type ConsentMode = z.infer<typeof ConsentMode>;

const Key = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A choice of cookies as it was made: the proof that it was asked for, and how. */
export const CookieChoice = z.object({
  regime: ConsentRegime,
  mode: ConsentMode,
  /** What was allowed: one level, or several where the market sends multiple values. */
  levels: z.array(ConsentLevel).check(z.minLength(1), z.maxLength(3)),
  /** Version of the texts that were shown. */
  revision: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Which button was pressed. */
  action: z.enum(['accept', 'reject', 'save', 'doNotSell']),
  /** Where it was asked: a page and a plain form work without script. */
  place: z.enum(['dialog', 'bar', 'page', 'noScript', 'privacyRequest']),
  /** Whether the browser sent the Global Privacy Control. */
  signal: z.boolean(),
  /** When the visitor chose, by the clock of the browser: ISO 8601. Recorded as now where that clock cannot be right. */
  decidedAt: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)),
});
export type CookieChoice = z.infer<typeof CookieChoice>;

/** A choice with the keys that name its visitor and itself. */
export const NewCookieChoice = z.extend(CookieChoice, {
  /** Random; in a cookie of the visitor. Whoever has it can read the visitor's choices. */
  visitorKey: Key,
  /** Random; the same choice sent twice is recorded once. */
  receiptKey: Key,
});
export type NewCookieChoice = z.infer<typeof NewCookieChoice>;

/** A recorded choice. */
export const CookieReceipt = z.extend(CookieChoice, {
  receiptKey: z.string(),
  market: z.string(),
  language: z.string(),
  /** When it was recorded, by the clock of the back end. */
  recordedAt: z.string(),
});
export type CookieReceipt = z.infer<typeof CookieReceipt>;

/** Every choice of a visitor, the oldest first. */
export const CookieReceipts = z.object({ receipts: z.array(CookieReceipt) });
export type CookieReceipts = z.infer<typeof CookieReceipts>;

/** The consents of a site, in its language. */
export const ConsentsData = z.object({
  newsletter: VersionedTexts,
  registration: VersionedTexts,
  paidMedia: VersionedTexts,
});
export type ConsentsData = z.infer<typeof ConsentsData>;

/** A consent in the data of a market: its texts by language, in which `{{shop}}` stands for the name of the shop. */
export const MarketConsent = z.object({
  version: z.string().check(z.minLength(1), z.maxLength(100)),
  texts: z.record(z.string(), ConsentTexts),
});

/** The consents in the data of a market. */
export const MarketConsents = z.object({
  newsletter: MarketConsent,
  registration: MarketConsent,
  paidMedia: MarketConsent,
});
export type MarketConsents = z.infer<typeof MarketConsents>;

/**
 * Consents that an account gives.
 * - `AMF`: to the use of its data for the account; the texts are `registration`.
 * - `PMF`: to advertising on other sites by its address; the texts are `paidMedia`.
 */
export const consentTypes = ['AMF', 'PMF'] as const;
export const ConsentType = z.enum(consentTypes);
export type ConsentType = z.infer<typeof ConsentType>;

/** One consent as an account gives or refuses it. */
export const AccountConsent = z.object({
  consentType: ConsentType,
  accepted: z.boolean(),
  /** Of the texts that were shown. */
  version: z.string().check(z.minLength(1), z.maxLength(100)),
});
export type AccountConsent = z.infer<typeof AccountConsent>;

/** The consent accept payload (accounts document, section 3). */
export const AcceptConsents = z.object({
  /** Whether the shopper confirms the market's minimum age. */
  minAgeConfirmation: z.boolean(),
  /** Where it was asked: `consent-page`. */
  source: z.string().check(z.minLength(1), z.maxLength(100)),
  consents: z.array(AccountConsent).check(z.minLength(1), z.maxLength(consentTypes.length)),
});
export type AcceptConsents = z.infer<typeof AcceptConsents>;

/** What an account has agreed to so far. */
export const AccountConsents = z.object({
  /** Whether the owner has confirmed the minimum age that the market has now. */
  minAgeConfirmed: z.boolean(),
  /** The last answer to each consent; one that was never asked for is absent. */
  consents: z.array(AccountConsent),
});
export type AccountConsents = z.infer<typeof AccountConsents>;

/** Codes of refused consents. */
export const consentErrorCodes = [
  'MINAGECONFIRMATION_NOT_ACCEPTED',
  // Not in the documents: rules that they state for the page only (section 5).
  'PAIDMEDIA_CONSENT_REQUIRED',
  'CONSENT_VERSION_OUTDATED',
] as const;
export type ConsentErrorCode = (typeof consentErrorCodes)[number];
