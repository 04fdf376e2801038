import { ForgotPasswordPage, forgotPasswordStore } from '@touchline/features/account/forgotPassword';
import { useStore } from '../../state/StoresContext.ts';

export function ForgotPasswordView() {
  return <ForgotPasswordPage store={useStore(forgotPasswordStore)} />;
}
