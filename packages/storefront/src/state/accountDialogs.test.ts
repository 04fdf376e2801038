import { authFlowStore, openAuthFlow } from '@touchline/features/account/authFlow';
import { forgotPasswordStore } from '@touchline/features/account/forgotPassword';
import { dialogStore } from '@touchline/features/platform/dialogs';
import { freshLoginStore, loginStore, requestFreshLogin } from '@touchline/features/account/login';
import { registrationStore } from '@touchline/features/account/registration';
import { expect, it } from 'vitest';
import type { Stores } from './Stores.ts';
import { testStores } from './testing/testStores.ts';

const maya = 'maya.okafor@example.com';
const begin = (flags = {}) => testStores({ signInPath: '/account/login' }, flags);
const isOpen = (stores: Stores, key: string) => stores.of(dialogStore).isOpen(key);

it('opens the overlay with the email step, and with it again after it was closed [A2.80, A4.30]', async () => {
  const stores = await begin();
  await openAuthFlow(stores);
  expect([isOpen(stores, 'authFlow'), stores.of(authFlowStore).step]).toEqual([true, 'email']);
  stores.of(authFlowStore).show('register');
  stores.of(dialogStore).close('authFlow');
  expect([isOpen(stores, 'authFlow'), stores.of(authFlowStore).step]).toEqual([false, 'email']);
});

it.each([
  ['FAST_REGISTRATION_VIEW', 'authFlow', 'register', '[A2.71]'],
  ['LOGIN_VIEW', 'authFlow', 'login', '[A2.72]'],
  ['CHECKOUT_LOGIN_VIEW', 'checkoutLogin', 'login', '[A2.74]'],
] as const)(
  'opens %s in the dialog %s with the step %s, the known address filled in %s',
  async (view, key, step, _rows) => {
    const stores = await begin();
    await openAuthFlow(stores, { view, email: maya });
    expect([isOpen(stores, key), stores.of(authFlowStore).step]).toEqual([true, step]);
    const { fields } = step === 'login' ? stores.of(loginStore) : stores.of(registrationStore);
    expect(fields.value(step === 'login' ? 'user' : 'email')).toBe(maya);
  },
);

it('opens FORGOTTEN_PASSWORD_VIEW with the form for the link, the known address filled in [A2.73]', async () => {
  const stores = await begin();
  await openAuthFlow(stores, { view: 'FORGOTTEN_PASSWORD_VIEW', email: maya });
  expect([isOpen(stores, 'authFlow'), stores.of(authFlowStore).step]).toEqual([true, 'forgottenPassword']);
  expect(stores.of(forgotPasswordStore).fields.value('email')).toBe(maya);
});

it('begins with the registration in its first mode, before the dialogs of other ranks', async () => {
  const stores = await begin();
  await openAuthFlow(stores, { isRegistrationFirst: true });
  expect([isOpen(stores, 'registrationFirst'), stores.of(authFlowStore).step]).toEqual([true, 'register']);
});

it('does not open for somebody who is signed in [A4.74]', async () => {
  const stores = await begin();
  Object.assign(stores.session, { identity: { kind: 'customer', key: 'maya' } });
  await openAuthFlow(stores);
  expect(isOpen(stores, 'authFlow')).toBe(false);
});

it('does not open where signing in is turned off [A4.75]', async () => {
  const stores = await begin({ LOGIN_REGISTRATION_DISABLED: true });
  await openAuthFlow(stores);
  expect(isOpen(stores, 'authFlow')).toBe(false);
});

it('asks for the password again in a dialog of its own, with the address of whoever is signed in [A2.106]', async () => {
  const stores = await begin();
  let isOver = false;
  await requestFreshLogin(stores, { email: maya, onEnd: () => (isOver = true) });
  expect(isOpen(stores, 'freshLogin')).toBe(true);
  expect(stores.of(freshLoginStore).login.email).toBe(maya);
  stores.of(dialogStore).close('freshLogin');
  expect(isOver).toBe(true);
});

it('asks for the password again in the checkout too, where no other dialog opens by itself', async () => {
  const stores = await begin();
  stores.of(dialogStore).queue.hold();
  await requestFreshLogin(stores, { email: maya });
  await requestFreshLogin(stores, { email: maya, isInCheckout: true });
  expect([isOpen(stores, 'freshLogin'), isOpen(stores, 'checkoutFreshLogin')]).toEqual([false, true]);
});
