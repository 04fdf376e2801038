export { PasswordField } from '../src/PasswordField/PasswordField.tsx';
export type { PasswordFieldProps } from '../src/PasswordField/PasswordField.tsx';
export { RuleList } from '../src/PasswordField/RuleList.tsx';
export type { Rule, RuleListProps } from '../src/PasswordField/RuleList.tsx';
