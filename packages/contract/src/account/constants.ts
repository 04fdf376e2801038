// Constants of accounts. Without schemas, so that a page that needs one of them does not load the schema library.

/** Maximum length of an email address in characters (accounts document, section 9). */
export const maxEmailLength = 50;

/** Maximum length of a first or last name in characters (accounts document, section 9). */
export const maxNameLength = 100;

/** Length of a password in characters. The maximum only keeps the hash from being fed with megabytes. */
export const passwordLength = { least: 8, most: 128 } as const;

/** Years a person must have where a market does not say it. */
export const defaultMinimumAge = 16;

/** Digits of a code sent by mail. */
export const codeDigits = 6;

/** Minutes that a code or link of a mail is valid. */
export const codeMinutes = 10;

/** Guesses of a code sent by mail, after which it is over and another one has to be asked for. */
export const codeGuesses = 10;

/** Seconds between two codes for signing in that are sent to one address. */
export const codePauseSeconds = 30;

/** Minutes after signing in during which a session is fresh where a market does not say it. */
export const defaultFreshMinutes = 15;

/** Days that the link of a mail that verifies an email address is valid: it signs nobody in. */
export const verificationDays = 3;

/** Maximum length of an address below the site path that a mail leads back to, in characters. */
export const maxReturnLength = 300;

/** Pages of the shop that mails lead to, below the site path; `key` is in the query. */
export const accountPages = {
  /** The account of whoever is signed in; others sign in first. */
  home: '/account',
  login: '/account/login',
  /** Passkeys and devices. */
  security: '/account/security',
  /** The form for a new password, of whoever is signed in. */
  changePassword: '/account#password',
  resetPassword: '/account/reset-password',
  /** Sets the first password of a light account. */
  setPassword: '/account/set-password',
  /** Verifies the email address of whoever is signed in; `returnTo` in the query is where they go afterwards. */
  verifyEmail: '/account/verify-email',
} as const;

export const genders = ['Male', 'Female', 'PNS'] as const;

/** Phone companies that confirm who a person is. */
export const carriers = ['SKT', 'KT', 'LGU'] as const;

/** Blocks of the registration form, in the order they have where a market does not order them. */
export const registrationBlocks = [
  'login',
  'name',
  'dateOfBirth',
  'gender',
  'mobile',
  'password',
  'consents',
  'captcha',
  'submit',
  'social',
  'privacy',
] as const;
