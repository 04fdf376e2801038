/** One thing a password must have. */
export interface PasswordRule {
  /** In words, as the list shows it: "At least 8 characters". */
  text: string;
  /** Whether what was typed has it. */
  isKept: (password: string) => boolean;
}

/** For `isKept`: as many characters as this, at least; what the eye sees as one counts as one. */
export const hasLength =
  (least: number) =>
  (password: string): boolean =>
    Array.from(password).length >= least;

/** For `isKept`: a digit of any script. */
export const hasNumber = (password: string): boolean => /\p{Nd}/u.test(password);

/** For `isKept`: a capital and a small letter of any script. */
export const hasBothCases = (password: string): boolean =>
  /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password);

/** For `isKept`: something that is no letter, no digit and no blank. */
export const hasSymbol = (password: string): boolean => /[^\p{L}\p{M}\p{N}\s]/u.test(password);
