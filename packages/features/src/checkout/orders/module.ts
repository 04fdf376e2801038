import { defineModule } from '../../platform/module/index.ts';
import { ordersMessages } from './ordersMessages.ts';
import { cancelOrderStore, orderHistoryStore, orderStore } from './stores.ts';

/** The orders of an account. */
export const ordersModule = defineModule({
  key: 'orders',
  messages: [ordersMessages],
  stores: [orderHistoryStore, orderStore, cancelOrderStore],
});
