import type { ForgotPasswordStore } from '../forgotPassword/index.ts';
import type { EmailAccountStore, LightAccountStore } from '../lightAccount/index.ts';
import type { LoginStore } from '../login/index.ts';
import type { RegistrationStore } from '../registration/index.ts';
import type { AuthFlowStore } from './AuthFlowStore.ts';

/** The forms that follow the email step. */
export interface AuthFlowForms {
  login: LoginStore;
  light: LightAccountStore;
  emailAccount: EmailAccountStore;
  registration: RegistrationStore;
  recovery: ForgotPasswordStore;
}

/** Fills the address that was typed once into the form of a step. */
export function carryEmail(
  { login, light, emailAccount, registration, recovery }: AuthFlowForms,
  { step, email, isLight }: Pick<AuthFlowStore, 'step' | 'email' | 'isLight'>,
): void {
  if (email === '') return;
  if (step === 'login') login.prefill(email, { fixed: true, isLight });
  if (step === 'liteAccount') light.begin(email);
  if (step === 'emailAccount') emailAccount.begin(email);
  if (step === 'register') registration.prefill(email);
  if (step === 'forgottenPassword') recovery.begin({ email, account: isLight ? 'light' : 'full' });
}
