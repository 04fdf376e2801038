import { Failure } from '../../../../kernel/failure/Failure.ts';
import { settlePlaced } from '../../settle.ts';
import type { PaymentFlowHandler } from '../PaymentFlowHandler.ts';
import { checkPhoneNumber } from './checkPhoneNumber.ts';

/** Orders that a guest may have on the way without having paid any: cash takes no card, so anybody could order for fun. */
const maxOpen = 3;

/** Cash at the door: the order is placed at once, and no provider takes part. */
export const onDelivery: PaymentFlowHandler = {
  flow: 'onDelivery',
  startedBy: 'createOrder',
  checkBasket: checkPhoneNumber,
  openLimit: ({ caller }) =>
    caller.accountId === undefined ? { waiting: 'onDelivery', max: maxOpen } : undefined,

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
