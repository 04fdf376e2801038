export { emailProblem, phoneProblem, type EmailKey, type PhoneKey } from './contactRules.ts';
export type { FieldProblem } from './FieldProblem.ts';
export { FieldsStore, type FieldState, type FieldValues } from './FieldsStore.ts';
export { required, rulesOf, type Rule } from './rules.ts';
export { hasDigit, hasLowerAndUpper, isLong, strongPassword } from './patterns.ts';
