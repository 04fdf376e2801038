import type { Order } from '@touchline/contract/order/schema';
import type { EventFields } from '../../platform/analytics/index.ts';

/** Orders before this day are not measured (accounts document, section 9). */
export const analyticsSince = '2020-03-17';

/** The purchase of an order for analytics; none while its payment is open, and for one that failed or was cancelled. */
export function purchaseOf(order: Order): EventFields['purchase'] | undefined {
  const { status, placedAt, orderId, currency, pricing, payment, productLineItemList } = order;
  if (['created', 'failed', 'cancelled'].includes(status) || placedAt < analyticsSince) return undefined;
  return {
    ...{ orderId, currency },
    ...{ total: pricing.total, shipping: pricing.shipping, tax: pricing.tax },
    paymentMethodId: payment.paymentMethodId,
    items: productLineItemList.map((line) => ({
      ...{ productId: line.productId, name: line.productName },
      ...{ price: line.pricing.price, quantity: line.quantity },
    })),
  };
}
