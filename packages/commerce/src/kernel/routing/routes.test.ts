import { endpoints } from '@touchline/contract/endpoints';
import { pathOf, surfaces, type Surface } from '@touchline/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommerce, type Commerce } from '../../app/createCommerce.ts';
import { DatabaseUnavailable } from '../database/databaseUnavailable.ts';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { openPostgres } from '../../node/openPostgres.ts';
import { testMarket } from '../market/testing/testMarket.ts';

const origin = 'http://shop.test';
const optionsFor = (database: OpenDatabase) => ({
  ...{ database, markets: [testMarket()], origin, secret: 'x'.repeat(32), checkAnswers: true },
});
const make = (database: OpenDatabase) => createCommerce(optionsFor(database));

describeOnDatabases('The routes', (open) => {
  let opened: OpenDatabase;
  let commerce: Commerce;
  beforeAll(async () => {
    opened = await open();
    commerce = make(opened);
  });
  afterAll(() => opened.close());
  const ask = (path: string, init?: RequestInit) => commerce.fetch(new Request(origin + path, init));

  it('are those of the contract, on every surface, with who may call them', () => {
    const wanted = endpoints.flatMap((endpoint) => {
      const mine: readonly Surface[] = endpoint.base === 'checkout' ? surfaces : ['bridge'];
      return mine.map(
        (surface) => [`${endpoint.method} ${pathOf(endpoint, surface)}`, endpoint.access] as const,
      );
    });
    const documents = ['GET /api/openapi.json', 'GET /api/docs'].map(
      (route) => [route, { caller: 'anyone' }] as const,
    );
    const given = commerce.routes.map(({ method, path, access }) => [`${method} ${path}`, access] as const);
    expect(given).toHaveLength(wanted.length + documents.length);
    expect(new Map(given)).toEqual(new Map([...wanted, ...documents]));
  });

  it('use the request id as reference number when it is well-formed', async () => {
    const named = (id: string) => ask('/api/nothing', { headers: { 'x-request-id': id } });
    expect(await (await named('7d0c-4f11-request')).json()).toMatchObject({ reference: '7d0c-4f11-request' });
    const { reference } = (await (await named('"} forged')).json()) as { reference: string };
    expect(reference).toMatch(/^\w{12}$/);
  });

  it('show the operator’s counters only with the operator’s token', async () => {
    const token = 'token-of-the-operator';
    const shown = createCommerce({ ...optionsFor(opened), metricsToken: token });
    const status = async (of: Commerce, authorization: string) =>
      (await of.fetch(new Request(`${origin}/api/metrics`, { headers: { authorization } }))).status;
    expect(await status(shown, `Bearer ${token}`)).toBe(200);
    expect(await status(shown, 'Bearer wrong')).toBe(401);
    expect(await status(commerce, 'Bearer ')).toBe(404);
  });

  it('reject writes from pages of other sites', async () => {
    const answer = await ask('/api/chk/baskets/-/items?sitePath=gb', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify([{ productId: 'A', quantity: 1 }]),
    });
    expect(answer.status).toBe(403);
  });

  it.each([
    ['too large', 'x'.repeat(70_000), 413],
    ['too deep', '['.repeat(40) + ']'.repeat(40), 422],
    ['no JSON', '{"a":', 422],
    ['not what is asked for', '{"productId":1}', 422],
  ])('reject a body that is %s', async (_, body, status) => {
    const answer = await ask('/api/chk/baskets/-/items?sitePath=gb', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(status);
  });

  it.each([
    ['zero in a text', '[{"productId":"a\\u0000b","quantity":1}]'],
    ['half a character', '[{"productId":"a\\ud800b","quantity":1}]'],
    ['zero in a name', '[{"productId":"a","quantity":1,"selectedOptions":{"a\\u0000":"b"}}]'],
  ])('reject a body with %s, which the database can’t store', async (_, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask('/api/chk/baskets/-/items?sitePath=gb', { method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toMatchObject([422, { errorCode: 'InvalidParameters' }]);
  });

  it('return 404 for a path with a null character, and remove it from a search term', async () => {
    expect((await ask('/api/catalogue/products/a%00b?sitePath=gb')).status).toBe(404);
    expect((await ask('/api/catalogue/products?sitePath=gb&q=a%00b')).status).toBe(200);
    const cut = encodeURIComponent(`${'x'.repeat(499)}😀`);
    expect((await ask(`/api/catalogue/products?sitePath=gb&q=${cut}`)).status).toBe(200);
  });

  it('reject a body of another type than JSON', async () => {
    const answer = await ask('/api/chk/baskets/-/items?sitePath=gb', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '[]',
    });
    expect(answer.status).toBe(415);
  });

  it('serve the contract as data and as a page, without a script', async () => {
    const document = (await (await ask('/api/openapi.json')).json()) as { openapi: string };
    expect(document.openapi).toBe('3.1.0');
    const page = await ask('/api/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const html = await page.text();
    expect(html).toContain('/api/catalogue/products/{productId}');
    expect(html).not.toMatch(/<script| on\w+=/);
  });

  it('log a browser report and return an empty response', async () => {
    const report = {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', origin: 'null' },
      body: '{}',
    };
    expect((await ask('/api/policy-reports', report)).status).toBe(200);
  });
});

describe('An unavailable database', () => {
  it('is reported as 503 with a time to wait, and nothing hangs', async () => {
    const database = openPostgres('postgres://nobody@127.0.0.1:9/shop', { connectTimeout: 500 });
    const commerce = make(database);
    const answer = await commerce.fetch(new Request(`${origin}/api/catalogue/products?sitePath=gb`));
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ errorCode: 'Unavailable' });
    await database.close();
  });

  it('does not affect responses that are cached', async () => {
    const { PublicResponses } = await import('./PublicResponses.ts');
    let version = 1;
    const current = { current: () => Promise.resolve(version), known: 1 };
    const answers = new PublicResponses(current as never);
    const request = new Request(`${origin}/api/markets`);
    const times = { browserSeconds: 1, serverSeconds: 1 };
    await answers.respond(request, times, () => Promise.resolve('"read"'));
    await answers.respond(request, times, () => Promise.resolve('"read"'));
    version = 2;
    const away = () => Promise.reject(new DatabaseUnavailable('gone'));
    expect(await (await answers.respond(request, times, away)).text()).toBe('"read"');
  });
});
