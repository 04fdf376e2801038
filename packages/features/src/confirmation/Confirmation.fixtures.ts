import type { Order } from '@touchline/contract/order/schema';
import { mayasOrder } from '../checkout/Checkout.fixtures.ts';

export const paidOrder: Order = { ...mayasOrder, status: 'new', paymentStatus: 'paid' };
export const pendingOrder: Order = { ...mayasOrder, status: 'created', paymentStatus: 'not_paid' };
export const failedOrder: Order = { ...mayasOrder, status: 'failed', paymentStatus: 'not_paid' };
