/**
 * How the law of a market treats cookies, the strictest first.
 * - `gdpr`: a dialog asks before anything is stored that is not necessary.
 * - `bar`: a bar at the bottom asks for the same, and does not interrupt.
 * - `ccpa`: everything is allowed until the visitor objects.
 * - `none`: the same, and no law asks for a notice.
 */
export const consentRegimes = ['gdpr', 'bar', 'ccpa', 'none'] as const;

/**
 * What the visitor allows.
 * - `0`: what the shop needs to work, and what the visitor asked it to remember.
 * - `1`: measurement too.
 * - `2`: advertising too.
 */
export const consentLevels = [0, 1, 2] as const;

/**
 * How the levels depend on each other.
 * - `nested`: a level includes those below it.
 * - `independent`: each is a choice of its own.
 * - `twoCheckboxes`: there are only the levels 0 and 2.
 */
export const consentModes = ['nested', 'independent', 'twoCheckboxes'] as const;
