export { PasswordField } from '../src/PasswordField/PasswordField.tsx';
export type { PasswordFieldProps } from '../src/PasswordField/PasswordField.tsx';
export { hasBothCases, hasLength, hasNumber, hasSymbol } from '../src/PasswordField/passwordChecks.ts';
export type { PasswordRule } from '../src/PasswordField/passwordChecks.ts';
export type { RuleStateLabels } from '../src/PasswordField/PasswordRules.tsx';
export { RuleList } from '../src/PasswordField/RuleList.tsx';
export type { Rule, RuleListProps } from '../src/PasswordField/RuleList.tsx';
