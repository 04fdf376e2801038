import { defineModule } from '../../platform/module/index.ts';
import { cartMessages } from './cartMessages.ts';
import { cartStore } from './stores.ts';

/** The bag page. */
export const cartModule = defineModule({
  key: 'cart',
  messages: [cartMessages],
  stores: [cartStore],
  flags: ['guestCheckout', 'multiShipping'],
});
