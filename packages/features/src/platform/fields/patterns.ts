/** Patterns that several forms check (accounts document, section 5). */

/** At least 8 characters. */
export const isLong = /^.{8,}$/su;
/** At least one digit. */
export const hasDigit = /\d/;
/** At least 2 characters, lower case and upper case among them. */
export const hasLowerAndUpper = /^(?=.*\p{Ll})(?=.*\p{Lu}).{2,}$/su;
/** At least 8 characters other than spaces, with lower case, upper case, a digit and a special character. */
export const strongPassword = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\p{N}\s])\S{8,}$/su;
