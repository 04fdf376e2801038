// Constants of privacy requests. Without schemas, so that a page that needs one of them does not load the schema library.

/** The laws that a request is made by (accounts document, section 3). */
export const privacyCategories = ['CCPA', 'GDPR', 'LGPD'] as const;

/** What can be asked for (accounts document, section 3). */
export const privacyRequestTypes = ['EXPORT', 'DO_NOT_SELL', 'DELETE', 'DATA_PORTABILITY'] as const;

/** What each law offers, in the order of the form (accounts document, section 5). */
export const typesOfCategory = {
  CCPA: ['EXPORT', 'DO_NOT_SELL', 'DELETE'],
  GDPR: ['EXPORT', 'DATA_PORTABILITY', 'DELETE'],
  LGPD: ['EXPORT', 'DATA_PORTABILITY', 'DELETE'],
} as const satisfies Record<
  (typeof privacyCategories)[number],
  readonly (typeof privacyRequestTypes)[number][]
>;

/** Where somebody lives, by the law of California (accounts document, section 9). */
export const locationStates = ['California', 'All other states'] as const;

/** Codes of a refused request, in `details.serverError.message` (accounts document, section 8). */
export const privacyCodes = [
  'INVALID_CONFIG',
  'INVALID_PAYLOAD',
  'INVALID_CASE_DETAILS',
  'INVALID_CUSTOMER_DETAILS',
  'INVALID_EMAIL',
  'INVALID_FIRST_NAME',
  'INVALID_LAST_NAME',
  'INVALID_MEMBERSHIP_ID',
  'INVALID_REQUEST_TYPES',
  'REQUEST_TYPES_NEED_TO_BE_ARRAY',
  'REQUEST_TYPES_SHOULD_NOT_BE_EMPTY',
  'UNKNOWN_REQUEST_TYPE',
  'DUPLICATE_REQUEST_TYPES',
  'INVALID_ORIGIN',
  'INVALID_SUB_ORIGIN',
  'INVALID_CATEGORY',
] as const;

/** Where requests come from: the shop's own form, or another application. */
export const privacyOrigins = ['SHOP', 'REMOTE'] as const;

/** The place of the form at its origin. */
export const privacySubOrigins = ['PAGE', 'DIALOG'] as const;

/**
 * The life of a case.
 * - `received`: a mail asks its address for a confirmation.
 * - `confirmed`: the address is proved; it is going to be worked on, by a person where the facts do not fit together.
 * - `working`: begun; an order whose payment is under way is waited for.
 * - `done`, `refused`, `expired`: over. `expired`: nobody confirmed it in time.
 */
export const privacyCaseStates = ['received', 'confirmed', 'working', 'done', 'refused', 'expired'] as const;

/** Why the operator refuses a case; its mail says so. */
export const privacyRefusals = ['identityNotProved', 'repeated', 'legalDuty'] as const;

/** Days that the links of a case's mails work. */
export const privacyLinkDays = 7;

/** Maximum length of a membership id in characters. */
export const maxMembershipIdLength = 64;
