import * as baskets from '@touchline/contract/basket/endpoints';
import * as content from '@touchline/contract/content/endpoints';
import * as product from '@touchline/contract/product/endpoints';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

const away = { status: 503, error: { errorCode: 'Unavailable', message: '' } };
const withBag = { cookie: '__Host-jwtToken=t' };
const waitOf = (answer: Response) => Number(answer.headers.get('retry-after'));

afterEach(() => void vi.useRealTimers());

describe('a page while the back end is unavailable', { timeout: 20_000 }, () => {
  it('responds 503 with a time to wait, with header and links', async () => {
    const { get, server } = shopOf();
    server.on(product.listProducts, away);
    const answer = await get('/gb/search?q=boots');
    expect([answer.status, waitOf(answer)]).toEqual([503, 5]);
    expect(await answer.text()).toMatch(/<header[\s\S]*<main[\s\S]*<h1/);
  });

  it('whose site is not known yet is a plain 503 in the visitor’s language, with a link to retry', async () => {
    const { get } = shopOf({ answer: async () => Response.json(away.error, { status: 503 }) });
    const answer = await get('/gb/search?q=a%26b', { 'accept-language': 'de' });
    expect([answer.status, waitOf(answer)]).toEqual([503, 5]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toContain('href="/gb/search?q=a%26b"');
    expect(html).toContain('Noch einmal versuchen');
  });

  it('still has the content that all pages share, from the cache', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let isAway = false;
    const { get } = shopOf({
      answer: async () => (isAway ? Response.json(away.error, { status: 503 }) : undefined),
    });
    await get('/gb/search?q=boots');
    isAway = true;
    vi.advanceTimersByTime(60_000);
    const answer = await get('/gb/search?q=boots');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toMatch(/<header[\s\S]*<main[\s\S]*<h1/);
  });

  it('has one time limit for all its calls, the bag included', async () => {
    const { get, server, callCount } = hanging();
    server.on(content.getPage, away);
    // Loads the page's modules, which the time limit does not cover.
    await (await get('/gb/cart')).text();
    const began = performance.now();
    const answer = await get('/gb/cart', withBag);
    await answer.text();
    expect(performance.now() - began).toBeLessThan(5_000);
    expect([answer.status, waitOf(answer)]).toEqual([503, 5]);
    expect(callCount()).toBeGreaterThan(0);
  });
});

/** A back end that never responds to calls for the bag, behind a shop whose pages may take 300 ms. */
function hanging() {
  let calls = 0;
  const given = shopOf({
    pageDeadline: { read: 300, form: 300 },
    answer: async (request) => {
      if (!/basket/.test(request.url)) return undefined;
      calls += 1;
      return new Promise(() => undefined);
    },
  });
  return { ...given, callCount: () => calls };
}

describe('a page over a limit', () => {
  it('responds 429 with the waiting time from the back end', async () => {
    const { get } = shopOf({
      answer: async (request) =>
        request.url.includes('/catalogue/products')
          ? Response.json(
              { errorCode: 'RateLimited', message: '' },
              { status: 429, headers: { 'retry-after': '42' } },
            )
          : undefined,
    });
    const answer = await get('/gb/search?q=boots');
    expect([answer.status, waitOf(answer)]).toEqual([429, 42]);
    expect(await answer.text()).toContain('<h1');
  });
});

describe('a form that cannot be parsed', () => {
  const post = (body: string, type: string | undefined) => {
    const given = shopOf();
    given.server.on(baskets.getBaskets, away);
    return given.shop(
      new Request('https://shop.example/gb/cart', {
        method: 'POST',
        headers: {
          host: 'shop.example',
          origin: 'https://shop.example',
          'accept-language': 'fr',
          ...(type ? { 'content-type': type } : {}),
        },
        body: new TextEncoder().encode(body),
      }),
      '192.0.2.1',
    );
  };

  it.each([
    ['text', 'action=add', 'text/plain', 415],
    ['JSON', '{"action":"add"}', 'application/json', 415],
    ['nothing', '', undefined, 415],
    ['a broken multipart form', '--a\r\nnothing', 'multipart/form-data; boundary=a', 400],
    ['a multipart form without a boundary', 'x', 'multipart/form-data', 400],
  ])('as %s is refused with a readable page', async (_what, body, type, status) => {
    const answer = await post(body, type);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toContain('<html lang="fr" dir="ltr"');
    expect(html).toContain('<h1>');
  });

  it('is accepted when it is a valid form', async () => {
    expect((await post('action=nothing', 'application/x-www-form-urlencoded')).status).not.toBe(415);
    expect((await post('', 'application/x-www-form-urlencoded')).status).not.toBe(415);
  });
});
