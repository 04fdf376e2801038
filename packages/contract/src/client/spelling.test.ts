import { expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import * as baskets from '../basket/endpoints.ts';
import type { Surface } from '../endpoint.ts';
import * as payments from '../payment/endpoints.ts';
import type { Address } from '../shipping/schema.ts';
import * as basket from './basket.ts';
import * as order from './order.ts';
import { getShippingMethods, changeShipment, type ShipmentChange } from './shipping.ts';
import { createTransport, type Transport } from './transport.ts';

type Calling = (call: Transport) => Promise<unknown>;

/** The request as sent: method, path and query without the site, then the body. */
async function sent(make: Calling, surface: Surface): Promise<[string, unknown]> {
  let left: Request | undefined;
  const call = createTransport({
    fetch: async (request) => {
      left = request;
      return Response.json({ errorCode: 'NotFound', message: '' }, { status: 404 });
    },
    ...{ origin: 'https://shop.example', surface: () => surface, sitePath: 'gb' },
  });
  await make(call).catch(() => undefined);
  if (!left) throw new Error('Nothing was sent.');
  const url = new URL(left.url);
  url.searchParams.delete('sitePath');
  const text = await left.text();
  return [`${left.method} ${url.pathname}${url.search}`, text === '' ? undefined : JSON.parse(text)];
}

const item = { productId: 'TL4101_080', quantity: 1 };
const link = { pid: 'TL4101_0810', qty: '1', rid: '', prc: '', cry: 'GBP' };
const associate = { eaStoreID: 'S12', eaEmployeeID: 'E7' };
const items = [
  { ...item, recipeId: 'r-1' },
  { ...item, selectedOptions: { name: 'MAYA' } },
];
const change = { properties: { gift: 'yes' }, installments: 3, confirmedChangingBasket: true };
const ofItem = { basketId: 'b', itemId: 'i' };
const locker = { id: 'L-7', type: 'locker', consumerId: '123456' } as const;
const store = { id: 'camden', type: 'cnc' } as const;
const address: Address = {
  ...{ type: 'shipping', firstName: 'Maya', lastName: 'Okafor', emailAddress: 'maya@example.org' },
  ...{ phoneNumber: '07700 900123', country: 'GB', postalCode: 'M4 3AQ', line1: '12 Canal Street' },
  ...{ city: 'Manchester', region: '' },
};
const paid = { basketId: 'b', paymentMethodId: 'm', confirmedTotal: 130 };

it.each<[string, string, Calling, unknown?]>([
  ['GET /customer/baskets', 'C7.08', (call) => basket.getBasket(call)],
  [
    'GET /customer/baskets?context=checkout-continue',
    'C7.08',
    (call) => basket.getBasket(call, 'checkout-continue'),
  ],
  ['GET /basket/bag', 'C7.09', (call) => basket.getBag(call)],
  ['GET /basket/start-checkout', 'C7.10', (call) => basket.startCheckout(call)],
  [
    'PATCH /baskets/b',
    'C7.12',
    (call) => call(baskets.patchBasket, { params: { basketId: 'b' }, body: change }),
    change,
  ],
  [
    'PATCH /baskets/b/items/i',
    'C7.13',
    (call) => basket.changeItem(call, 'b', 'i', { quantity: 2 }),
    { quantity: 2 },
  ],
  ['POST /basket/restore', 'C7.18', (call) => basket.restoreBasket(call, link), link],
  ['DELETE /baskets/b/items/i', 'C7.14', (call) => call(baskets.deleteItem, { params: ofItem })],
  ['GET /baskets/b/shipping_methods', 'C7.22', (call) => getShippingMethods(call, 'b')],
  [
    'PATCH /baskets/b/shipment',
    'C7.25',
    (call) => changeShipment(call, 'b', { shippingOptionId: 'express' }),
    { shippingOptionId: 'express' },
  ],
  [
    'GET /baskets/b/payment_methods?startPaymentSession=true',
    'C7.39',
    (call) => order.getPaymentMethods(call, 'b', {}),
  ],
  [
    'PATCH /baskets/b/payments/m/apply-payment-method',
    'C7.43, C7.44',
    (call) => order.applyPaymentMethod(call, 'b', 'm'),
  ],
  ['POST /payment/hpp', 'C7.45', (call) => order.startHostedPayment(call, paid, 'key'), paid],
  [
    'POST /baskets/b/payments/m/finalize',
    'C7.46',
    (call) => order.finalizePayment(call, 'b', 'm', 'o'),
    { orderId: 'o' },
  ],
  ['POST /basket/b/payment_status', 'C7.53', (call) => order.getPaymentStatus(call, 'b')],
  ['GET /orders/o', 'C7.57', (call) => order.getOrder(call, 'o')],
  ['PATCH /orders/o', 'C7.58', (call) => order.failOrder(call, 'o'), { status: 'failed' }],
])('%s is requested below the base path of the active back end [%s]', async (spelled, _row, make, body) => {
  const [method, path] = spelled.split(' ');
  expect(await sent(make, 'chk')).toEqual([`${method} /api/chk${path}`, body]);
});

// No page of the shop makes these calls: they show no row.
it.each<[string, Calling, unknown?]>([
  [
    'POST /baskets/b/items?orderType=multiShipping&eaStoreID=S12&eaEmployeeID=E7',
    (call) =>
      call(baskets.addItems, {
        params: { basketId: 'b' },
        query: { orderType: 'multiShipping', ...associate },
        body: items,
      }),
    items,
  ],
  [
    'DELETE /baskets/b/shipping/s/address',
    (call) => call(baskets.deleteShipmentAddress, { params: { basketId: 'b', shipmentId: 's' } }),
  ],
  ['POST /baskets/b/anonymize', (call) => call(baskets.anonymizeBasket, { params: { basketId: 'b' } })],
])('%s is spelled as for others than the shop', async (spelled, make, body) => {
  const [method, path] = spelled.split(' ');
  expect(await sent(make, 'chk')).toEqual([`${method} /api/chk${path}`, body]);
});

it('the options of delivery are requested from the bridge where it is active [C7.24]', async () => {
  expect((await sent((call) => getShippingMethods(call, 'b'), 'bridge'))[0]).toBe(
    'GET /api/bridge/baskets/b/v2/shipment',
  );
});

it('the alternative address tells the options where the first one is not available [C7.23]', async () => {
  const asked: string[] = [];
  const call = createTransport({
    fetch: async ({ url }) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      return pathname.endsWith('/shipment')
        ? Response.json([])
        : Response.json({ errorCode: 'Unavailable', message: '' }, { status: 503 });
    },
    ...{ origin: 'https://shop.example', surface: () => 'chk', sitePath: 'gb' },
  });
  expect(await getShippingMethods(call, 'b')).toEqual([]);
  expect(new Set(asked)).toEqual(
    new Set(['/api/chk/baskets/b/shipping_methods', '/api/chk/baskets/b/shipment']),
  );
});

it.each<[string, ShipmentChange, unknown]>([
  [
    'HomeDelivery',
    { shipmentId: 's', shippingOptionId: 'express', shippingType: 'express' },
    { shipmentId: 's', shippingOptionId: 'express' },
  ],
  ['HomeDelivery', { shippingAddress: address }, { address }],
  [
    'ClickAndCollect',
    { shippingOptionId: 'collect', pickupPoint: store },
    { shippingOptionId: 'collect', pickupPoint: store },
  ],
  ['ClickAndCollect', { shippingOptionId: 'collect', shippingType: 'cnc' }, { shippingOptionId: 'collect' }],
  [
    'PUDO',
    { shippingOptionId: 'pudo', pickupPoint: locker },
    { shippingOptionId: 'pudo', pickupPoint: locker },
  ],
])('the bridge is told of a change in the form %s, as %j [C3.12, C7.26]', async (type, change, body) => {
  expect(await sent((call) => changeShipment(call, 'b', change), 'bridge')).toEqual([
    'PATCH /api/bridge/baskets/b/v2/shipment',
    { ...(body as object), type },
  ]);
});

it.each<[string, string, Calling]>([
  [
    'POST /api/bridge/baskets/applicable-payment-methods',
    'C7.40',
    (call) => order.getPaymentMethods(call, 'b'),
  ],
  ['POST /api/bridge/baskets/b/payments/m', 'C7.41', (call) => order.startHostedPayment(call, paid, 'key')],
  [
    'POST /api/bridge/baskets/b/payments/m/create-order',
    'C7.42',
    (call) => order.placeOrder(call, paid, 'key'),
  ],
])('%s is requested from the bridge [%s]', async (spelled, _row, make) => {
  expect((await sent(make, 'bridge'))[0]).toBe(spelled);
});

it('an item call may include the order type, the store and the employee who helped there', () => {
  const query = { sitePath: 'gb', orderType: 'multiShipping', ...associate };
  const { query: said } = baskets.addItems;
  if (!said) throw new Error('The call takes no query.');
  expect(safeParse(said, query)).toEqual({ success: true, data: query });
  expect(safeParse(said, { sitePath: 'gb' }).success).toBe(true);
  expect(safeParse(said, { ...query, orderType: 'pigeon' }).success).toBe(false);
});

it('calls that both back ends support exist under both base paths [C7.07, C7.67]', async () => {
  expect((await sent(basket.getBag, 'chk'))[0]).toBe('GET /api/chk/basket/bag');
  expect((await sent(basket.getBag, 'bridge'))[0]).toBe('GET /api/bridge/basket/bag');
  expect(
    (await sent((call) => call(payments.getPaymentStatus, { params: { basketId: 'b' } }), 'bridge'))[0],
  ).toBe('POST /api/bridge/basket/b/payment_status');
});
