export { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx';
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export {
  ForgotPasswordStore,
  type ForgotPasswordSnapshot,
  type ForgotPasswordStart,
} from './ForgotPasswordStore.ts';
export { forgotPasswordMessages } from './forgotPasswordMessages.ts';
export { forgotPasswordPath } from './forgotPasswordPath.ts';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
export { ResetPasswordStore, type ResetPasswordStatus } from './ResetPasswordStore.ts';
export { forgotPasswordStorage } from './storage.ts';
export { forgotPasswordStore, resetPasswordStore } from './stores.ts';
