import * as calls from '@touchline/contract/order/returnEndpoints';
import type { ExchangeState } from '@touchline/contract/order/returnReasons';
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

/** Its first line can be exchanged: of one size little is left, of another nothing. */
export const exchangeableOrder: Order = {
  ...deliveredOrder,
  returnable: deliveredOrder.returnable?.map((line, at) =>
    at === 0
      ? {
          ...line,
          sizes: [
            { productId: 'TL4101_075', size: 'UK 7.5', left: 0 },
            { productId: 'TL4101_085', size: 'UK 8.5', left: 2 },
            { productId: 'TL4101_090', size: 'UK 9' },
          ],
        }
      : line,
  ),
};

/** Why its lines can not be exchanged: all sizes are sold out, or the price is another one now. */
export const notExchangeableOrder: Order = {
  ...deliveredOrder,
  returnable: deliveredOrder.returnable?.map((line, at) =>
    at === 0
      ? { ...line, sizes: [{ productId: 'TL4101_090', size: 'UK 9', left: 0 }] }
      : { ...line, priceNow: 149 },
  ),
};

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

/** Of two lines that have come back, one was not taken. */
export const partlyRefusedOrder: Order = {
  ...deliveredOrder,
  returnable: undefined,
  returns: [
    {
      ...{ returnId: 'R-7K4F9Q2M', state: 'refunded', method: 'dropOff', refund: 130 },
      ...{ announcedAt: '2026-11-21T09:30:00Z', receivedAt: '2026-11-24T08:00:00Z' },
      refundedAt: '2026-11-24T08:01:00Z',
      lines: mayasOrder.productLineItemList.slice(0, 2).map(({ itemId }, at) => ({
        ...{ itemId, quantity: 1, reason: 'tooSmall' as const },
        ...(at === 1 ? { isRefused: true as const } : {}),
      })),
    },
  ],
};

/** Its first line goes back, and another size comes for it, as far as that is. */
export const exchangedOrder = (exchange: ExchangeState): Order => ({
  ...returningOrder,
  ...(exchange === 'sent' ? { status: 'replaced' as const } : {}),
  returns: returningOrder.returns?.map((one) => ({
    ...one,
    ...(exchange === 'kept' || exchange === 'lapsed' ? {} : { receivedAt: '2026-11-24T08:00:00Z' }),
    ...(exchange === 'sent' ? { replacementId: 'TL-2026-9Q2M4C' } : {}),
    state: ({ kept: 'announced', sent: 'received', lapsed: 'announced', refused: 'refused' } as const)[
      exchange
    ],
    refund: exchange === 'lapsed' ? 130 : 0,
    lines: one.lines.map((line) => ({
      ...line,
      exchange: {
        ...{ productId: 'TL4101_090', size: 'UK 9', state: exchange, keptUntil: '2026-12-05T09:30:00Z' },
      },
    })),
  })),
});

/** The order in the other size. */
export const replacementOrder: Order = {
  ...mayasOrder,
  orderId: 'TL-2026-9Q2M4C',
  replaces: mayasOrder.orderId,
  payment: { paymentMethodId: 'EXCHANGE', name: 'Exchange' },
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
