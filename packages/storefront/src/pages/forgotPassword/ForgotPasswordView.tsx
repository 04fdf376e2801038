import { ForgotPasswordPage, forgotPasswordStore } from '@touchline/features/account/forgotPassword';
import { useStore } from '../../app/StoresContext.ts';

export function ForgotPasswordView() {
  return <ForgotPasswordPage store={useStore(forgotPasswordStore)} />;
}
