// Constants of the newsletter. Without schemas, so that a page that needs one of them does not load the schema library.

/** Pages of the newsletter, below the site path; links in mails have a `key` in the query. */
export const newsletterPages = {
  signUp: '/newsletter',
  confirm: '/newsletter/confirm',
  preferences: '/newsletter/preferences',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/** What the newsletter is about. */
export const newsletterTopics = ['launches', 'offers', 'training', 'stories'] as const;

/**
 * How often it comes.
 * - `all`: with every issue of the chosen topics.
 * - `weekly`, `monthly`: at most once a week or a month.
 */
export const newsletterFrequencies = ['all', 'weekly', 'monthly'] as const;

/** Days that the newsletter can be paused for. */
export const newsletterPauses = [30, 90] as const;

/** The genders that a sign-up may name (accounts document, section 3). */
export const newsletterGenders = ['Male', 'Female'] as const;

/** Days that the link that confirms a sign-up works. */
export const confirmationDays = 7;

/** Codes of a refused sign-up, in `details.serverError.message`. */
export const newsletterCodes = [
  'EMAIL_NOT_VALID',
  'CONSUMER_UNDER_MINIMUM_AGE',
  'DOB_NOT_VALID',
  'MINAGECONFIRMATION_NOT_ACCEPTED',
  'GENDER_REQUIRED',
  'TERMS_NOT_ACCEPTED',
  'PERSONAL_DATA_NOT_ACCEPTED',
  'MARKETING_NOT_ACCEPTED',
] as const;
