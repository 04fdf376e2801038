export { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField.tsx';
export type { NewPasswordProblem } from './NewPasswordField.tsx';
export { newPasswordMessages } from './newPasswordMessages.ts';
export { userNameOfLink } from './userNameOfLink.ts';
export { useNewPasswordError } from './useNewPasswordError.ts';
export { UserNameInput } from './UserNameInput.tsx';
