import type { Basket } from '@touchline/contract/basket/schema';
import { expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

const cookie = '__Host-session=old; __Host-jwtToken=basket';

/** A back end that records the session of each call and answers personal calls. */
function backEnd(answer: (session: string | null) => Response) {
  const sessions: (string | null)[] = [];
  const shop = shopOf({
    answer: async (request) => {
      const { pathname } = new URL(request.url);
      const session = request.headers.get('x-session-authorization');
      if (!/\/baskets?\b/.test(pathname)) return undefined;
      sessions.push(session);
      return answer(session);
    },
  });
  return { ...shop, sessions };
}
const emptyBag: Basket = {
  ...{ currency: 'EUR', paymentInstrumentList: [], couponList: [], messageList: [], shipmentList: [] },
  pricing: {
    ...{ price: 0, standardPrice: 0, saved: 0, tax: 0, total: 0, numberOfPayments: 1 },
    taxationPolicy: 'gross',
  },
  customer: { receiveSmsUpdates: false },
  ...{ taxCalculationMissing: false, properties: {} },
  ...{ modifiedDate: '2026-11-21T10:00:00Z', totalProductCount: 0 },
};
const notFound = (headers: Record<string, string>, status = 404) =>
  Response.json({ errorCode: 'NotFound', message: '' }, { status, headers });

it('takes the session from its cookie to the back end, and never from a header of the browser', async () => {
  const { get, sessions } = backEnd(() => notFound({}));
  await get('/api/chk/basket/bag?sitePath=gb', { cookie });
  await get('/api/chk/basket/bag?sitePath=gb', { 'x-session-authorization': 'Bearer stolen' });
  await get('/api/chk/basket/bag?sitePath=gb', { cookie: 'session=unprotected' });
  expect(sessions).toEqual(['Bearer old', null, null]);
});

it('stores a new token in a cookie that no script can read, and gives it to nobody else', async () => {
  const { get } = backEnd(() => notFound({ 'x-session-token': `${'f'.repeat(64)}; Max-Age=7200` }));
  for (const path of ['/api/chk/basket/bag?sitePath=gb', '/gb/cart']) {
    const answer = await get(path, { cookie });
    const set = answer.headers.getSetCookie().filter((line) => line.startsWith('__Host-session='));
    expect(set).toEqual([
      `__Host-session=${'f'.repeat(64)}; Path=/; Max-Age=7200; SameSite=Lax; Secure; HttpOnly`,
    ]);
    expect(answer.headers.get('x-session-token')).toBeNull();
    expect(await answer.text()).not.toContain('f'.repeat(64));
  }
});

it('forgets a session that has ended, but not the basket of the same shopper', async () => {
  const { get } = backEnd(() => notFound({ 'x-session-token': '; Max-Age=0' }, 401));
  const answer = await get('/api/chk/basket/bag?sitePath=gb', { cookie });
  expect(answer.status).toBe(401);
  const set = answer.headers.getSetCookie();
  expect(set).toEqual([
    '__Host-session=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
    // There still is a basket to count.
    'visitor=1; Path=/; Max-Age=7200; SameSite=Lax; Secure',
  ]);
});

it.each([
  ['POST', '/api/account/logout'],
  ['DELETE', '/api/associate/session'],
])('removes what the customer leaves behind: %s %s', async (method, path) => {
  const ended = { 'x-session-token': '; Max-Age=0' };
  const { shop } = shopOf({ answer: async () => Response.json({ success: true }, { headers: ended }) });
  const headers = {
    ...{ host: 'shop.example', origin: 'https://shop.example', 'content-type': 'application/json' },
    cookie: `${cookie}; lastOrder=%7B%22orderId%22%3A%22TL-1%22%7D; lastUsedPaymentMethodId=CREDIT_CARD`,
  };
  const init = method === 'POST' ? { method, headers, body: '{"keepBasket":true}' } : { method, headers };
  const answer = await shop(new Request(`https://shop.example${path}?sitePath=gb`, init), '192.0.2.1');
  const set = answer.headers.getSetCookie().join();
  for (const key of ['__Host-session', 'lastOrder', 'lastUsedPaymentMethodId'])
    expect(set).toContain(`${key}=; Path=/; Max-Age=0`);
});

it('keeps both cookies when only one late call was refused', async () => {
  const { get } = backEnd(() => notFound({ 'x-session-token': '; superseded' }, 401));
  const { headers } = await get('/api/chk/basket/bag?sitePath=gb', { cookie });
  expect(headers.getSetCookie()).toEqual([]);
});

it('shows a page although the session has ended: as the visitor that the shopper now is', async () => {
  const { get, sessions } = backEnd((session) =>
    session === null ? Response.json(emptyBag) : notFound({ 'x-session-token': '; Max-Age=0' }, 401),
  );
  const answer = await get('/gb/cart', { cookie });
  expect(answer.status).toBe(200);
  expect(sessions.slice(0, 2)).toEqual(['Bearer old', null]);
  expect(answer.headers.getSetCookie().join()).toContain('__Host-session=; Path=/; Max-Age=0');
});
