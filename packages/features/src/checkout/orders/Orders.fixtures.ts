import type { HistoryRequest } from '@touchline/contract/client/order';
import * as calls from '@touchline/contract/order/endpoints';
import type { OrderHistory, OrderSummary } from '@touchline/contract/order/schema';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { strike, tee, tempo } from '../../cart/basket/Basket.fixtures.ts';
import { OrderHistoryStore } from './OrderHistoryStore.ts';

const pictures = [tempo, strike, tee].flatMap(({ picture }) => (picture ? [picture] : []));

export const summary = (changes: Partial<OrderSummary> = {}): OrderSummary => ({
  ...{ orderId: 'TL-2026-7K4F9Q', status: 'new', paymentStatus: 'paid', currency: 'GBP' },
  ...{ placedAt: '2026-11-21T10:00:00Z', total: 272, itemCount: 3, firstName: tempo.productName, pictures },
  ...changes,
});

/** An order in each state that a shopper sees. */
export const mayasOrders: readonly OrderSummary[] = [
  summary({ orderId: 'TL-2026-9Q2M4C', status: 'created', paymentStatus: 'not_paid' }),
  summary(),
  summary({
    orderId: 'TL-2026-3H8T2W',
    status: 'open',
    parcelStates: ['outForDelivery'],
    placedAt: '2026-11-12T17:30:00Z',
    total: 59.95,
    itemCount: 1,
    pictures: pictures.slice(0, 1),
  }),
  summary({
    orderId: 'TL-2026-1B6X8N',
    status: 'completed',
    parcelStates: ['delivered'],
    placedAt: '2026-10-02T08:12:00Z',
    total: 130,
  }),
  summary({ orderId: 'TL-2026-0V5R7J', status: 'cancelled', placedAt: '2026-08-19T12:45:00Z', total: 84 }),
  summary({
    orderId: 'TL-2026-0C1P3D',
    status: 'completed',
    parcelStates: ['delivered'],
    placedAt: '2026-07-01T09:00:00Z',
    refunded: 272,
  }),
];

/** Parcels in every state that the list tells of. */
export const ordersUnderWay: readonly OrderSummary[] = (
  [
    ['open', ['packed']],
    ['open', ['packed', 'sent']],
    ['open', ['sent']],
    ['open', ['outForDelivery']],
    ['open', ['delivered', 'sent']],
    ['open', ['ready']],
    ['open', ['ready', 'packed']],
    ['completed', ['delivered']],
    ['completed', ['collected']],
    ['completed', undefined],
    ['replaced', ['delivered']],
    ['completed', ['delivered']],
  ] as const
).map(([status, states], at) =>
  summary({
    ...{ orderId: `TL-2026-${1000 + at}`, status },
    ...(states ? { parcelStates: [...states] } : {}),
    ...(at === 7 ? { openReturns: 1 } : {}),
    ...(at === 11 ? { isReturned: true as const } : {}),
  }),
);

/** Names that have no space to break at, and sums as large as they get. */
export const longOrders: readonly OrderSummary[] = [
  summary({
    ...{ orderId: 'TOUCHLINE-2026-ABCDEFGHJKLMNPQRSTUVWXYZ', total: 1_234_567.5, itemCount: 1_200 },
    ...{
      firstName: 'Wasserabweisende Fußballtorwartpolsterhose',
      pictures: [...pictures, ...pictures].slice(0, 4),
    },
  }),
];

export const historyOf = (
  orders: readonly OrderSummary[],
  { total = orders.length, page = 1 }: { total?: number; page?: number } = {},
): OrderHistory => ({ orders: [...orders], total, page, pageSize: 20, years: [2026, 2025] });

/** A store that shows these. */
export function historyWith(
  history: OrderHistory,
  ports: TestPorts = testPorts(),
  asked: HistoryRequest = {},
): OrderHistoryStore {
  ports.server.on(calls.getOrders, { answer: history });
  return OrderHistoryStore.fromSnapshot(ports, {
    ...{ status: { kind: 'ready' }, history },
    asked: { ...asked, page: history.page },
  });
}

/** A store whose orders did not load. */
export function historyFailed(
  reason: 'offline' | 'unavailable',
  ports: TestPorts = testPorts(),
): OrderHistoryStore {
  ports.server.on(calls.getOrders, { answer: historyOf(mayasOrders) });
  return OrderHistoryStore.fromSnapshot(ports, { status: { kind: 'failed', reason }, asked: {} });
}

/** The history after the session has ended. */
export const historySignedOut = (): OrderHistoryStore =>
  OrderHistoryStore.fromSnapshot(testPorts(), { status: { kind: 'signedOut' }, asked: {} });
