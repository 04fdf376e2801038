export {
  emailProblem,
  internationalNumber,
  nationalDigits,
  phoneProblem,
  type EmailKey,
  type PhoneKey,
} from './contactRules.ts';
export type { FieldProblem } from './FieldProblem.ts';
export { FieldsStore, type FieldState, type FieldValues } from './FieldsStore.ts';
export { digitCount, pattern, required, rulesOf, type Rule } from './rules.ts';
export { hasDigit, hasLowerAndUpper, isDigits, isLong, strongPassword } from './patterns.ts';
