import * as z from 'zod/mini';
import { MembershipAnswer } from '../loyalty/schema.ts';
import { carriers, genders, maxReturnLength, registrationBlocks } from './constants.ts';

/**
 * - `FULL`: has a password or another way to sign in of its own.
 * - `LIGHT`: only the email address is known.
 */
export const accountTypes = ['FULL', 'LIGHT'] as const;
export const AccountType = z.enum(accountTypes);
export type AccountType = z.infer<typeof AccountType>;

/** `PNS`: prefers not to say. */
export const Gender = z.enum(genders);
export type Gender = z.infer<typeof Gender>;

/** An email address as typed; the back end trims it and ignores upper and lower case. */
export const Email = z.string().check(z.minLength(1), z.maxLength(200));
/** A password as typed. Longer ones than the shop accepts are refused with a code, not cut. */
export const Password = z.string().check(z.minLength(1), z.maxLength(1_000));
/** The secret of a link in a mail. */
export const Key = z.string().check(z.minLength(1), z.maxLength(200));
/** The solution of a bot check, where the documents send it in the body; other calls send the header `x-bot-proof`. */
export const Recaptcha = z.optional(z.string().check(z.maxLength(4_000)));

/**
 * What may come after the email step, in the order to offer it.
 * - `password`: sign in with the password.
 * - `code`: sign in with a code sent by mail.
 * - `link`: ask for the link that sets the password of a light account.
 * - `register`: make an account.
 */
export const nextSteps = ['password', 'code', 'link', 'register'] as const;
export const NextStep = z.enum(nextSteps);
export type NextStep = z.infer<typeof NextStep>;

/**
 * What the look-up says about an email address.
 * - `full`, `light`: there is an account of this type.
 * - `new`: there is none.
 * - `unknown`: this shop does not say; `nextSteps` are the same for every address.
 */
export const Lookup = z.object({
  accountType: z.enum(['full', 'light', 'new', 'unknown']),
  nextSteps: z.array(NextStep),
});
export type Lookup = z.infer<typeof Lookup>;

/** Whoever has just signed in: the name to sign in with, and the public id of the account. */
export const SignedIn = z.object({ userName: z.string(), acid: z.string() });
export type SignedIn = z.infer<typeof SignedIn>;

/** Answer that is the same whether there is such an account or not. */
export const Accepted = z.object({ accepted: z.literal(true) });
export type Accepted = z.infer<typeof Accepted>;

/** A date as typed in three fields; the back end normalises it to `YYYY-MM-DD`. */
export const DateOfBirthFields = z.object({ day: z.int(), month: z.int(), year: z.int() });
export type DateOfBirthFields = z.infer<typeof DateOfBirthFields>;

/** An address below the site path; the page that leads there checks that it is one of the shop. */
export const ReturnTo = z.string().check(z.maxLength(maxReturnLength));

/** The registration payload (accounts document, section 3). */
export const Registration = z.object({
  firstName: z.string().check(z.maxLength(1_000)),
  lastName: z.string().check(z.maxLength(1_000)),
  dobFields: z.optional(DateOfBirthFields),
  gender: z.optional(Gender),
  email: Email,
  /** With the country's prefix. */
  mobileNumber: z.optional(z.string().check(z.maxLength(40))),
  password: Password,
  newsletter: z.boolean(),
  terms: z.boolean(),
  explicitConsent: z.boolean(),
  /** Confirms the minimum age where no date of birth is asked for. */
  ageConfirmation: z.boolean(),
  recaptcha: Recaptcha,
  invitationCode: z.optional(z.string().check(z.maxLength(100))),
  action: z.literal('registration'),
  consentVersion: z.optional(z.string().check(z.maxLength(100))),
  sourceId: z.optional(z.string().check(z.maxLength(100))),
  serviceId: z.optional(z.string().check(z.maxLength(100))),
  paidMediaConsentVersion: z.optional(z.string().check(z.maxLength(100))),
  paidMediaConsent: z.optional(z.boolean()),
  /** Whether the account joins the membership programme; absent where the form does not ask. */
  membership: z.optional(MembershipAnswer),
  /** Where the shopper came from, below the site path: the link that verifies the address leads back there. */
  returnTo: z.optional(ReturnTo),
  /** Of the key-management flow only: `userDataToken` is of `confirmCarrierAuthentication`. */
  kmc: z.optional(
    z.object({ userDataToken: z.string().check(z.maxLength(2_000)), dormantPeriod: z.literal('1y') }),
  ),
});
export type Registration = z.infer<typeof Registration>;

export const Carrier = z.enum(carriers);
export type Carrier = z.infer<typeof Carrier>;

/** A person as they give themselves to their phone company. */
export const CarrierCustomer = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  phoneNumber: z.string().check(z.minLength(1), z.maxLength(40)),
  /** `YYYY-MM-DD`. */
  dateOfBirth: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  gender: Gender,
});
export type CarrierCustomer = z.infer<typeof CarrierCustomer>;

/** A person whose phone company has confirmed who they are. */
export const CarrierIdentity = z.extend(CarrierCustomer, {
  /** Names the person in every shop that asks a phone company. */
  ciNumber: z.string(),
});
export type CarrierIdentity = z.infer<typeof CarrierIdentity>;

/** Codes of a refused registration (accounts document, section 8), followed by our own. */
export const validationCodes = [
  'EMAIL_ALREADY_EXISTS',
  'PHONENUMBER_ALREADY_EXISTS',
  'TELEPHONENUMBER_ALREADY_EXISTS',
  'EMAIL_NOT_VALID',
  'PASSWORD_NOT_VALID',
  'CONSUMER_UNDER_MINIMUM_AGE',
  'DOB_OR_MINAGECONFIRMATION_REQUIRED',
  'MINAGECONFIRMATION_NOT_ACCEPTED',
  // Not in the documents: rules that they state for the form only (section 5).
  'PASSWORD_TOO_COMMON',
  'FIRSTNAME_NOT_VALID',
  'LASTNAME_NOT_VALID',
  'PHONENUMBER_NOT_VALID',
  'DOB_NOT_VALID',
  'GENDER_REQUIRED',
  'TERMS_NOT_ACCEPTED',
  'EXPLICIT_CONSENT_NOT_ACCEPTED',
  'USER_DATA_TOKEN_NOT_VALID',
] as const;
export type ValidationCode = (typeof validationCodes)[number];

/** One field that was refused. A newer back end may say a code this page does not know. */
export const ValidationError = z.object({ field: z.string(), errorCode: z.string() });
export type ValidationError = z.infer<typeof ValidationError>;

/** `details` of a response with errors of fields. */
export const ValidationDetails = z.object({
  serverError: z.object({ validationErrors: z.array(ValidationError) }),
});

/**
 * - `signedIn`: the account exists, and its owner is signed in.
 * - `confirmationSent`: this shop never says whether an address is in use; the mail to it tells how to go on. Its code,
 *   sent to `loginByCode` together with `ticket`, completes the registration.
 */
export const Registered = z.union([
  z.object({ kind: z.literal('signedIn'), userName: z.string(), acid: z.string() }),
  z.object({ kind: z.literal('confirmationSent'), ticket: z.string() }),
]);
export type Registered = z.infer<typeof Registered>;

/** The person who is signed in, and the session (accounts document, section 3). */
export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** The name to sign in with: the email address. */
  userName: z.string(),
  emailAddress: z.string(),
  /** Keyed digest of the email address, for partners that must not know the address. */
  euci: z.string(),
  acid: z.string(),
  customerId: z.string(),
  accountType: AccountType,
  /** Whether the owner has proved to read this address. */
  isEmailVerified: z.boolean(),
  /** Whether a phone company has confirmed that the mobile number is the owner's. */
  isPhoneVerified: z.boolean(),
  /** Whether the shopper chose to stay signed in. */
  isPersistent: z.boolean(),
  /** Whether password or code were given a short time ago; if not, calls for `fresh` sessions are refused. */
  isFresh: z.boolean(),
  /** When the session ends if it is not used, milliseconds since 1970. */
  expirationTimestamp: z.number(),
});
export type Profile = z.infer<typeof Profile>;

const Moment = z.string();
const Stored = z.record(z.string(), z.unknown());

/** Everything that is stored about an account, for its owner; never the password's hash, nor codes and keys. */
export const AccountData = z.object({
  exportedAt: Moment,
  account: z.object({
    acid: z.string(),
    accountType: AccountType,
    emailAddress: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** `YYYY-MM-DD`. */
    dateOfBirth: z.nullable(z.string()),
    /** Age in years that the owner confirmed. */
    confirmedAge: z.nullable(z.number()),
    gender: z.nullable(z.string()),
    mobileNumber: z.nullable(z.string()),
    newsletter: z.boolean(),
    /** Consents with the versions of their texts. */
    consents: Stored,
    market: z.nullable(z.string()),
    language: z.string(),
    createdAt: Moment,
    emailVerifiedAt: z.nullable(Moment),
    blockedAt: z.nullable(Moment),
  }),
  /** Devices that are or were signed in. */
  sessions: z.array(
    z.object({
      ...{ device: z.string(), country: z.nullable(z.string()) },
      ...{ createdAt: Moment, lastUsedAt: Moment, endsAt: Moment },
    }),
  ),
  /** Somebody else's accounts that sign in to it: the provider, and what it calls the person. */
  externalIdentities: z.array(z.object({ issuer: z.string(), subject: z.string(), linkedAt: Moment })),
  /** Its passkeys; what proves them is only on the devices of their owner. */
  passkeys: z.array(
    z.object({
      ...{ name: z.string(), credentialId: z.string(), createdAt: Moment },
      lastUsedAt: z.nullable(Moment),
    }),
  ),
  /** What happened to the account: sign-ins, changes. */
  events: z.array(z.object({ kind: z.string(), happenedAt: Moment })),
  /** The addresses it keeps. */
  addresses: z.array(z.object({ country: z.string(), isDefault: z.boolean(), content: Stored })),
  /** What it keeps to pay with; the number of a card is only with the payment provider. */
  paymentMethods: z.array(
    z.object({
      paymentMethodId: z.string(),
      cardBrand: z.nullable(z.string()),
      lastDigits: z.nullable(z.string()),
      expiry: z.nullable(z.string()),
      createdAt: Moment,
    }),
  ),
  /** Its lists of products. */
  wishlists: z.array(
    z.object({ name: z.string(), public: z.boolean(), createdAt: Moment, productIds: z.array(z.string()) }),
  ),
  /** Answers to consents of the account, each with the version of its text. */
  consentAnswers: z.array(
    z.object({
      ...{ consentType: z.string(), accepted: z.boolean(), version: z.string(), source: z.string() },
      decidedAt: Moment,
    }),
  ),
  /** Choices of cookies that were made while signed in. */
  cookieChoices: z.array(Stored),
  baskets: z.array(z.object({ basketId: z.string(), state: z.string(), changedAt: Moment, content: Stored })),
  orders: z.array(
    z.object({
      ...{ orderId: z.string(), status: z.string(), paymentStatus: z.string(), emailAddress: z.string() },
      ...{ currency: z.string(), createdAt: Moment, content: Stored },
    }),
  ),
  /** The subscription to the newsletter; `null` where there is none, or the address is not proved. */
  newsletter: z.nullable(
    z.object({
      ...{ state: z.string(), topics: z.array(z.string()), frequency: z.string(), source: z.string() },
      ...{ gender: z.nullable(z.string()), dateOfBirth: z.nullable(z.string()), consentVersion: z.string() },
      ...{ createdAt: Moment, confirmedAt: z.nullable(Moment), pausedUntil: z.nullable(Moment) },
    }),
  ),
  /** The membership; `null` where the account never joined. */
  membership: z.nullable(
    z.object({
      ...{ membershipId: z.string(), market: z.string(), termsVersion: z.string(), joinedAt: Moment },
      ...{ leftAt: z.nullable(Moment), tierId: z.int(), totalPoints: z.int(), pendingPoints: z.int() },
      entries: z.array(
        z.object({
          ...{ orderId: z.string(), ledger: z.string(), points: z.int(), kind: z.string(), at: Moment },
        }),
      ),
      vouchers: z.array(
        z.object({
          ...{ code: z.string(), market: z.string(), currency: z.string(), tierId: z.nullable(z.int()) },
          ...{ points: z.nullable(z.int()), value: z.number(), minimum: z.number(), issuedAt: Moment },
          ...{ expiresAt: Moment, endedAt: z.nullable(Moment), orderId: z.nullable(z.string()) },
        }),
      ),
      notifications: z.array(
        z.object({
          ...{ type: z.string(), points: z.nullable(z.int()), tierId: z.nullable(z.int()) },
          ...{ on: z.nullable(Moment), createdAt: Moment, seenAt: z.nullable(Moment) },
        }),
      ),
    }),
  ),
  /** Mails that were sent to the address of the account, without their text. */
  mails: z.array(z.object({ kind: z.string(), createdAt: Moment, sentAt: z.nullable(Moment) })),
});
export type AccountData = z.infer<typeof AccountData>;

/** A way to sign in by somebody else's account. `client_id` is added to `url` for a persistent login. */
export const AuthOption = z.object({ name: z.string(), url: z.string() });
export type AuthOption = z.infer<typeof AuthOption>;

/** Somebody else's account that signs in to an account of this shop. */
export const ExternalIdentity = z.object({
  /** Of `removeExternalIdentity`. */
  id: z.string(),
  /** Name of the provider, for shoppers. */
  name: z.string(),
});
export type ExternalIdentity = z.infer<typeof ExternalIdentity>;

export const ExternalIdentities = z.object({
  identities: z.array(ExternalIdentity),
  /** Without a password the last identity is the only way to sign in, and cannot be removed. */
  hasPassword: z.boolean(),
  /** Whether a passkey signs in as well. @default false */
  hasPasskey: z.optional(z.boolean()),
});
export type ExternalIdentities = z.infer<typeof ExternalIdentities>;

/**
 * Why signing in by somebody else's account failed.
 * - `denied`: the shopper did not agree, or gave up.
 * - `expired`: it took longer than ten minutes, or this attempt was finished before.
 * - `mismatch`: it was begun by another browser, or the provider answered for somebody else.
 * - `unverifiedAddress`: the provider has not checked that the address is the shopper's.
 * - `blocked`: the account is blocked until its owner sets a new password.
 * - `unavailable`: the provider is away.
 */
export const ExternalSignInFailure = z.enum([
  'denied',
  'expired',
  'mismatch',
  'unverifiedAddress',
  'blocked',
  'unavailable',
]);
export type ExternalSignInFailure = z.infer<typeof ExternalSignInFailure>;

export const ExternalSignInStarted = z.object({
  /** The provider's page. */
  url: z.string(),
  /** Belongs to this browser alone: a cookie that no script can read, for ten minutes. */
  ticket: z.string(),
});
export type ExternalSignInStarted = z.infer<typeof ExternalSignInStarted>;

export const ExternalSignInFinished = z.discriminatedUnion('kind', [
  z.extend(SignedIn, { kind: z.literal('signedIn'), returnTo: z.optional(z.string()) }),
  z.object({
    kind: z.literal('refused'),
    reason: ExternalSignInFailure,
    returnTo: z.optional(z.string()),
  }),
]);
export type ExternalSignInFinished = z.infer<typeof ExternalSignInFinished>;

export const AuthOptions = z.object({ options: z.array(AuthOption) });
export type AuthOptions = z.infer<typeof AuthOptions>;

export const RegistrationBlock = z.enum(registrationBlocks);
export type RegistrationBlock = z.infer<typeof RegistrationBlock>;

/** Mobile numbers of a country. */
export const MobileCountry = z.object({
  /** ISO 3166: `AT`. */
  country: z.string(),
  prefix: z.string(),
  minDigits: z.int(),
  maxDigits: z.int(),
  example: z.string(),
});
export type MobileCountry = z.infer<typeof MobileCountry>;

/** What a market asks of its accounts; what is left out has the default. */
export const AccountRules = z.object({
  /** Years a person must have; 0 for no limit. @default 16 */
  requiredAge: z.optional(z.int()),
  /** Asks for lower case, upper case, a digit and a special character. @default false */
  strongPassword: z.optional(z.boolean()),
  /** Whether the rules of a new password are listed below its field. @default true */
  passwordRules: z.optional(z.boolean()),
  /** `alwaysAsk`: look-up and registration do not say whether an address has an account. @default 'answer' */
  emailLookup: z.optional(z.enum(['answer', 'alwaysAsk'])),
  /** Order of the blocks of the registration form; blocks left out follow in the default order. */
  registrationOrder: z.optional(z.array(RegistrationBlock)),
  /** @default 'optional' */
  dateOfBirth: z.optional(z.enum(['required', 'optional', 'hidden'])),
  /** How a date of birth is entered. @default 'inputs' */
  dateOfBirthControl: z.optional(z.enum(['inputs', 'selects'])),
  /** @default 'optional' */
  gender: z.optional(z.enum(['required', 'optional', 'hidden'])),
  /** @default 'radios' */
  genderControl: z.optional(z.enum(['radios', 'buttons'])),
  /** @default 'optional' */
  mobileNumber: z.optional(z.enum(['required', 'optional', 'hidden'])),
  /** Further countries whose mobile numbers are accepted; without them the country code cannot be changed. */
  mobileCountries: z.optional(z.array(MobileCountry)),
  /** Whether agreeing to the terms needs a box of its own. @default 'required' */
  terms: z.optional(z.enum(['required', 'hidden'])),
  /** @default 'hidden' */
  explicitConsent: z.optional(z.enum(['required', 'hidden'])),
  /** Whether the newsletter is offered; where it is not, registering orders it. @default 'optional' */
  newsletter: z.optional(z.enum(['optional', 'hidden'])),
  /** Whether the login is kept unless the shopper unticks the box. @default false */
  persistentLogin: z.optional(z.boolean()),
  /** Whether a code by mail signs in. Where it is off, whoever has no password gets a link that sets one. @default 'on' */
  signInCode: z.optional(z.enum(['on', 'off'])),
  /** Minutes after signing in during which an account of this market does what needs a fresh session. @default 15 */
  freshMinutes: z.optional(z.number().check(z.minimum(0.1), z.maximum(1_440))),
});
export type AccountRules = z.infer<typeof AccountRules>;
