import { Failure } from '../../../../kernel/failure/Failure.ts';
import { settlePlaced } from '../../settle.ts';
import type { PaymentFlowHandler } from '../PaymentFlowHandler.ts';
import { checkOnDelivery } from './checkOnDelivery.ts';

/** Cash at the door: the order is placed at once, and no provider takes part. */
export const onDelivery: PaymentFlowHandler = {
  flow: 'onDelivery',
  startedBy: 'createOrder',
  checkBasket: checkOnDelivery,

  async begin({ shop, crash }, { intent }) {
    const { paymentId, dueMinor: amountMinor, currency } = intent;
    const order = await settlePlaced(shop.db, { paymentId, amountMinor, currency }, shop.clock.now());
    if (!order) throw new Failure(503, 'Unavailable', 'The order could not be placed.', { retryAfter: 15 });
    shop.counters.add('orders_placed');
    shop.log.info('order placed', { orderId: intent.orderId, paid: 'on delivery' });
    await crash.reach('settled', intent.orderId);
    return order;
  },
};
