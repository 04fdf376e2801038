import { ForgotPasswordPage, forgotPasswordStore } from '@touchline/features/forgotPassword';
import { useStore } from '../../app/StoresContext.ts';

export function ForgotPasswordView() {
  return <ForgotPasswordPage store={useStore(forgotPasswordStore)} />;
}
