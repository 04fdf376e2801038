import { readRemovalForm, savedMethodsStore } from '@touchline/features/checkout/savedMethods';
import { toConfirmation } from '../confirmSignIn/toConfirmation.ts';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, form }) => {
  const id = readRemovalForm(form);
  const store = stores.of(savedMethodsStore);
  await store.load();
  const registration = store.registrations.find((each) => each.id === id);
  // One that is gone already is what the shopper wanted.
  const isDone = registration === undefined ? store.failure === undefined : await store.remove(registration);
  if (store.wait.isOpen) return toConfirmation('/account/payment-methods');
  return isDone ? { redirect: '/account/payment-methods' } : { status: 503 };
};
