import { freshLoginStore, readLoginForm, submitLoginForm } from '@touchline/features/account/login';
import { authenticationStore } from '@touchline/features/platform/session';
import type { PageAction } from '../page.ts';
import { loginResult } from '../login/loginResult.ts';

export const action: PageAction = async ({ stores, form, target }) => {
  const { login } = stores.of(freshLoginStore);
  const authentication = stores.of(authenticationStore);
  await authentication.load();
  const email = authentication.profile?.emailAddress;
  if (!email) return { redirect: '/' };
  // Whatever the form says: nobody else signs in here.
  login.prefill(email, { fixed: true });
  const asked = readLoginForm(form);
  const isConfirmed = await submitLoginForm(login, { ...asked, values: { ...asked.values, user: email } });
  return isConfirmed ? { redirect: target } : loginResult(login);
};
