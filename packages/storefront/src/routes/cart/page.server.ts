import { readCartForm, cartStore } from '@touchline/features/cart/cart';
import type { PageAction } from '../page.ts';

export const action: PageAction = async ({ stores, form }) => {
  const change = readCartForm(form);
  if (!change) return { status: 422 };
  const cart = stores.of(cartStore);
  await cart.enter();
  if (!(await cart.applyForm(change))) return { status: 422 };
  // What is sold out is shown where it went.
  return { redirect: change.action === 'saveSoldOut' ? '/wishlist' : '/cart' };
};
