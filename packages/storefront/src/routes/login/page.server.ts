import { loginStore, readLoginForm, submitLoginForm } from '@touchline/features/account/login';
import type { PageAction } from '../page.ts';
import { loginResult } from './loginResult.ts';

export const action: PageAction = async ({ stores, form, target }) => {
  const store = stores.of(loginStore);
  const isSignedIn = await submitLoginForm(store, readLoginForm(form));
  return isSignedIn ? { redirect: target } : loginResult(store);
};
