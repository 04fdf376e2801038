import * as calls from '@touchline/contract/order/returnEndpoints';
import type { Order } from '@touchline/contract/order/schema';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { mayasOrder } from '../checkout/Checkout.fixtures.ts';
import { ReturnStore, type ReturnForm, type ReturnStatus } from './ReturnStore.ts';

const until = '2027-01-20T10:00:00Z';

/** It is there, and all of it may go back. */
export const deliveredOrder: Order = {
  ...mayasOrder,
  status: 'completed',
  returnable: mayasOrder.productLineItemList.map(({ itemId, quantity }) => ({ itemId, quantity, until })),
};

const [first] = mayasOrder.productLineItemList;
export const firstItem = first?.itemId ?? '';

/** Its first line goes back. */
export const returningOrder: Order = {
  ...deliveredOrder,
  returnable: deliveredOrder.returnable?.slice(1),
  returns: [
    {
      ...{ returnId: 'R-7K4F9Q2M', state: 'announced', method: 'dropOff', refund: 130 },
      announcedAt: '2026-11-21T09:30:00Z',
      lines: [{ itemId: firstItem, quantity: 1, reason: 'tooSmall' }],
    },
  ],
};

/** It has come back, and so has the money. */
export const refundedOrder: Order = {
  ...returningOrder,
  returns: returningOrder.returns?.map((one) => ({
    ...one,
    state: 'refunded' as const,
    ...{ receivedAt: '2026-11-24T08:00:00Z', refundedAt: '2026-11-24T08:01:00Z' },
  })),
};

export const typedForm: ReturnForm = {
  method: 'dropOff',
  lines: [{ itemId: firstItem, quantity: 1, reason: 'tooSmall' }],
};

/** A store as it is in a state. */
export function returnStoreIn(
  status: ReturnStatus,
  order: Order | undefined = deliveredOrder,
  form?: ReturnForm,
  ports: TestPorts = testPorts(),
): ReturnStore {
  ports.server.on(calls.announceReturn, { answer: returningOrder });
  return ReturnStore.fromSnapshot(ports, {
    ...{ orderId: mayasOrder.orderId, status, requestKey: 'a key of this page' },
    ...(order ? { order } : {}),
    ...(form ? { form } : {}),
  });
}
