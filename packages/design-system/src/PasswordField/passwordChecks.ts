/** One requirement of a password. */
export interface PasswordRule {
  /** Text in the list: "At least 8 characters". */
  text: string;
  /** Whether the typed password meets it. */
  isMet: (password: string) => boolean;
}

/** For `isMet`: at least this many characters; a character that is seen as one counts as one. */
export const hasLength =
  (least: number) =>
  (password: string): boolean =>
    Array.from(password).length >= least;

/** For `isMet`: a digit of any script. */
export const hasNumber = (password: string): boolean => /\p{Nd}/u.test(password);

/** For `isMet`: an upper-case and a lower-case letter of any script. */
export const hasBothCases = (password: string): boolean =>
  /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password);

/** For `isMet`: a character that is not a letter, digit or space. */
export const hasSymbol = (password: string): boolean => /[^\p{L}\p{M}\p{N}\s]/u.test(password);
