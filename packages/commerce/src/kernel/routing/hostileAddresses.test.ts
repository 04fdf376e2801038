import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommerce, type Commerce } from '../../app/createCommerce.ts';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { openReusedPglite } from '../../node/testing/describeOnDatabases.ts';
import { silentLog } from '../ports/Log.ts';
import { testMarket } from '../market/testing/testMarket.ts';

const origin = 'http://localhost:3000';
const long = 'x'.repeat(5_000);
const segments = [
  ...['x%0ay', '%00', '%09', '%e0%a4%a', '%ed%a0%80', '%ff', '..%2f..%2f', '%2e%2e', '%25', '%F0%9F%98%80'],
  ...['__proto__', 'constructor', "'%20or%201=1--", '-1', '1e309', long],
];
const values = [
  ...['x'.repeat(300), long, '\u0000', 'a\nb', '\uD800', '😀'.repeat(200), '-1', '1e309', 'NaN', '', '[]'],
  ...['__proto__', '{"a":{}}', '../../..', "' or 1=1--", '9007199254740993', 'true', '2026-13-45'],
];
const names = [
  ...[
    'path',
    'q',
    'sort',
    'page',
    'limit',
    'key',
    'ids',
    'userId',
    'brand',
    'country',
    'region',
    'srcLocale',
  ],
  ...[
    'destLocale',
    'deviceType',
    'context',
    'paymentMethodId',
    'startPaymentSession',
    'show',
    'stars',
    'seeds',
  ],
  ...[
    'campaign',
    'trigger',
    'product',
    'without',
    'facets',
    'priceFrom',
    'priceTo',
    'email',
    'query',
    'container',
  ],
];

describe('A call that reads, with an address that nobody typed', () => {
  let database: OpenDatabase;
  let commerce: Commerce;
  const errors: string[] = [];
  beforeAll(async () => {
    database = await openReusedPglite();
    commerce = createCommerce({
      ...{ database, origin, markets: [testMarket()], secret: 'x'.repeat(32), checkAnswers: true },
      ...{
        sandboxIdentity: true,
        wallet: 'sandbox',
        carrier: 'sandbox',
        addressProvider: 'sandbox',
        mailbox: true,
      },
      log: { ...silentLog, error: (event, error) => void errors.push(`${event} ${String(error)}`) },
    });
  });
  afterAll(() => database.close());

  it('is refused, and no failure of the back end', async () => {
    const paths = [
      ...commerce.routes.filter(({ method }) => method === 'GET').map(({ path }) => path),
      ...[
        '/mailbox',
        '/mailbox/{id}',
        '/mailbox/{id}/html',
        '/sandbox/card',
        '/sandbox/step/{id}',
        '/sandbox/{id}',
      ],
      ...[
        '/sandbox/identity/authorize',
        '/sandbox/identity/{id}',
        '/sandbox/wallet/{id}',
        '/media/{id}',
        '/api/{id}',
      ],
    ];
    expect(paths.length).toBeGreaterThan(60);
    const queries = values.map((value) => new URLSearchParams(names.map((name) => [name, value])).toString());
    const found: string[] = [];
    let calls = 0;
    for (const path of new Set(paths)) {
      const filled = (segment: string) => path.replace(/\{\w+\}|:\w+/g, () => segment);
      const addresses = [
        ...(/[{:]/.test(path) ? segments.map((segment) => `${filled(segment)}?sitePath=gb`) : []),
        ...queries.map((query) => `${filled('x')}?${query}&sitePath=gb`),
        ...[long, '%00', '%ff', '..%2f', '__proto__'].map((site) => `${filled('x')}?sitePath=${site}`),
        `${filled('x')}?sitePath=gb&${names.map((name) => `${name}=a&${name}=b&${name}[]=c`).join('&')}`,
      ];
      for (const address of addresses) {
        calls += 1;
        const source = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
        const { status } = await commerce.fetch(new Request(origin + address), { source });
        if (status >= 500) found.push(`${status} ${address.slice(0, 160)}`);
      }
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  }, 120_000);
});
