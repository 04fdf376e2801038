import { expect, it } from 'vitest';
import { RequestLog, type RequestLine } from './RequestLog.ts';
import { routeName } from './routeName.ts';
import { shopOf } from '../testing/shopOf.ts';

it.each([
  ['/', '/'],
  ['/gb', '/:site'],
  ['/gb/search', '/:site/search'],
  ['/gb/checkout/payment', '/:site/checkout/payment'],
  ['/gb/payment/callback/CARD/b-1/bridge', '/:site/payment/callback/*'],
  ['/gb/men/shoes/running', '/:site/*'],
  ['/gb/ridge-jacket/A-1.html', '/:site/*/*.html'],
  ['/jane.doe@example.com/cart', '/*/cart'],
  ['/api/chk/baskets/7f3a/items/9c', '/api/chk/baskets/*/items/*'],
  ['/api/bridge/baskets/7f3a', '/api/bridge/baskets/*'],
  ['/media/feed/ab/abcdef-320.avif', '/media'],
  ['/assets/main-abc.js', '/assets'],
  ['/sandbox/pay/secret-token', '/sandbox/pay/*'],
  ['/readyz', '/readyz'],
  ['/wp-admin/../etc/passwd', '/*'],
])('an address like %s is logged as %s', (path, name) => expect(routeName(path)).toBe(name));

it('logs kind, outcome and time of every response, and nothing that a shopper typed', async () => {
  const { get, requests } = shopOf();
  await get('/gb/search?q=wedding+gift&email=jane@example.com', {
    cookie: 'a=secret',
    'user-agent': 'somebody',
  });
  await get('/xx/jane');
  expect(requests).toEqual(
    [
      ...[{ method: 'GET', route: '/:site/search', status: 404 }],
      ...[{ method: 'GET', route: '/:site/*', status: 404 }],
    ].map((line) => ({ ...line, id: expect.any(String) as string, ms: expect.any(Number) as number })),
  );
  expect(JSON.stringify(requests)).not.toMatch(/wedding|jane|secret|somebody|192\.0\.2/);
});

it('gives every request one id: in the response, at the back end, in the log and on the crash page', async () => {
  const { get, requests, requestIds, options } = shopOf();
  const answer = await get('/api/anything', { 'x-request-id': 'forged-by-the-browser' });
  const name = answer.headers.get('x-request-id');
  expect(name).toMatch(/^[\w-]{36}$/);
  expect([requestIds, requests.map(({ id }) => id)]).toEqual([[name], [name]]);
  options.isFailing = true;
  const crash = await get('/gb');
  const reference = /<code>([^<]+)<\/code>/.exec(await crash.text())?.[1];
  expect([crash.status, reference]).toEqual([500, crash.headers.get('x-request-id')]);
  expect(reference).not.toBe(name);
});

it('is one line of JSON per request, written in batches', () => {
  const written: string[] = [];
  const log = new RequestLog(
    (lines) => written.push(lines),
    () => new Date('2026-11-21T12:00:00Z'),
  );
  const line: RequestLine = { id: 'a', method: 'GET', route: '/:site', status: 200, ms: 1.2345 };
  for (let at = 0; at < 201; at += 1) log.add(line);
  expect(written).toHaveLength(1);
  log.flush();
  log.flush();
  expect(written).toHaveLength(2);
  const lines = written.join('').split('\n');
  expect(lines).toHaveLength(202);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    ...line,
    ms: 1.2,
    time: '2026-11-21T12:00:00.000Z',
    level: 'info',
    message: 'request',
  });
});
