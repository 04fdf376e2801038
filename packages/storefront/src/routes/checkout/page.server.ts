import { readCodesForm } from '@touchline/features/cart/codes';
import {
  applyCodes,
  detailsOf,
  submitCheckoutForm,
  readCheckoutForm,
} from '@touchline/features/checkout/checkout';
import { checkoutStore } from '../../state/checkoutStore.ts';
import type { PageAction } from '../page.ts';

/** The section that follows each step without JavaScript. */
const nextStep = {
  address: '/checkout#delivery',
  place: '/checkout',
  point: '/checkout#delivery',
  delivery: '/checkout#payment',
  'pay-hosted': '/confirmation',
} as const;

export const action: PageAction = async ({ stores, form }) => {
  const code = readCodesForm(form);
  const change = code ? undefined : readCheckoutForm(form);
  if (!change && !code) return { status: 422 };
  const store = stores.of(checkoutStore);
  await store.load();
  if (store.status.kind !== 'ready') return { redirect: '/cart' };
  if (code) {
    // The page comes back with everything that was typed.
    store.details.applyTyped(detailsOf(form));
    await applyCodes(store, code);
    store.refuseForm();
    return { status: 200 };
  }
  if (!change) return { status: 422 };
  const outcome = await submitCheckoutForm(store, change);
  if (outcome === 'slotNeeded') return { redirect: nextStep.address };
  if (outcome === 'found') return { status: 200 };
  return outcome === 'refused' ? { status: 422 } : { redirect: nextStep[change.action] };
};
