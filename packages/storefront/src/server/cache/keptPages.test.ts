import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as content from '@touchline/contract/content/endpoints';
import * as catalogue from '@touchline/contract/product/endpoints';
import { Site } from '@touchline/features/platform/site';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { homePage } from '../../../../features/src/shell/content/Content.fixtures.ts';
import { product } from '../../../../features/src/catalog/product/Product.fixtures.ts';
import { listOf } from '../../../../features/src/catalog/productList/ProductList.fixtures.ts';
import * as review from '@touchline/contract/review/endpoints';
import { noReviews } from '../../../../features/src/catalog/reviews/Reviews.fixtures.ts';
import { listen } from '../http/listen.ts';
import { shopOf } from '../testing/shopOf.ts';

// The time that pages are kept by, and the time that they say.
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-21T10:00:00Z') }),
);
afterEach(() => void vi.useRealTimers());

/** A shop whose back end gives versions to the responses that are the same for everybody, as the real one does. */
function openShop(options: Pick<Parameters<typeof shopOf>[0] & object, 'env' | 'provider'> = {}) {
  const calls: string[] = [];
  const answers = new Map<string, unknown>([
    [catalogue.listProducts.id, listOf()],
    [catalogue.getProduct.id, product()],
    [review.getReviews.id, noReviews],
    [content.getPage.id, homePage],
  ]);
  const failing = new Set<string>();
  const idOf = (pathname: string) => {
    if (/\/content\/pages\//.test(pathname)) return content.getPage.id;
    if (pathname.endsWith('/reviews')) return review.getReviews.id;
    if (/\/catalogue\/products\/[^/]+$/.test(pathname)) return catalogue.getProduct.id;
    return pathname.endsWith('/catalogue/products') ? catalogue.listProducts.id : undefined;
  };
  // Every address of a product is its own.
  const answerOf = (id: string, pathname: string): unknown => {
    const answer = answers.get(id);
    return id === catalogue.getProduct.id && answer ? { ...answer, id: pathname.split('/').at(-1) } : answer;
  };
  const testShop = shopOf({
    ...options,
    answer: (request) => {
      const id = idOf(new URL(request.url).pathname);
      const answer = id && answerOf(id, new URL(request.url).pathname);
      if (!id || answer === undefined) return Promise.resolve(undefined);
      if (failing.has(id))
        return Promise.resolve(
          Response.json({ errorCode: 'Unavailable', message: 'Not now.' }, { status: 503 }),
        );
      const body = JSON.stringify(answer);
      const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
      const isKnown = request.headers.get('if-none-match') === etag;
      calls.push(`${id} ${isKnown ? 304 : 200}`);
      const headers = { etag, 'content-type': 'application/json' };
      return Promise.resolve(new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers }));
    },
  });
  return { ...testShop, calls, answers, failing };
}

const listPage = '/gb/men';
const productPage = '/gb/tempo-4/RR4101.html';

describe('a public page', () => {
  it('is rendered once; later its sources are only asked whether they have changed', async () => {
    const { get, calls } = openShop();
    const first = await get(productPage);
    const html = await first.text();
    expect(html).toContain('<h1');
    expect(calls).toEqual(['getProduct 200', 'getReviews 200']);
    for (let at = 0; at < 5; at += 1) expect(await (await get(productPage)).text()).toBe(html);
    expect(calls).toEqual(['getProduct 200', 'getReviews 200']);
    vi.advanceTimersByTime(3_000);
    expect(await (await get(productPage)).text()).toBe(html);
    expect(calls.slice(2).toSorted()).toEqual(['getProduct 304', 'getReviews 304']);
  });

  it('is sent with the same headers as when it was made, to every browser, and logged', async () => {
    const { get, requests } = openShop();
    const sentTo = async (accepted: string) => {
      const { status, headers } = await get(listPage, { 'accept-encoding': accepted });
      const { 'x-request-id': id, ...others } = Object.fromEntries(headers);
      return { status, id, others };
    };
    for (const accepted of ['br', 'gzip', '']) {
      const [made, kept] = [await sentTo(accepted), await sentTo(accepted)];
      expect(kept).toEqual({ ...made, id: expect.stringMatching(/^[\w-]{36}$/) as string });
      expect(kept.id).not.toBe(made.id);
      expect(kept.others).toMatchObject({ 'x-content-type-options': 'nosniff', vary: 'accept-encoding' });
      expect(requests.at(-1)).toMatchObject({ id: kept.id, route: '/:site/*', status: 200, method: 'GET' });
    }
  });

  it('is not sent where the page itself would not be: over http, or to the provider of payments', async () => {
    const { get, shop } = openShop({ env: { TRUST_PROXY: '1' }, provider: 'https://pay.example' });
    await get(listPage);
    expect((await get(listPage)).status).toBe(200);
    const insecure = await get(listPage, { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'http' });
    expect([insecure.status, insecure.headers.get('location')]).toEqual([
      308,
      `https://shop.example${listPage}`,
    ]);
    expect((await shop(new Request(`https://pay.example${listPage}`), '192.0.2.1')).status).toBe(404);
  });

  it('shows a new price two seconds later', async () => {
    const { get, answers } = openShop();
    const html = await (await get(productPage)).text();
    expect(html).not.toContain('Tempo of tomorrow');
    answers.set(catalogue.getProduct.id, product({ name: 'Tempo of tomorrow' }));
    vi.advanceTimersByTime(2_001);
    expect(await (await get(productPage)).text()).toContain('Tempo of tomorrow');
  });

  it('takes answers that came for another page, and shows what is new no later for that', async () => {
    const { get, answers, calls } = openShop();
    const other = `${productPage}?size=M`;
    await get(productPage);
    answers.set(catalogue.getProduct.id, product({ name: 'Tempo of tomorrow' }));
    vi.advanceTimersByTime(1_500);
    expect(await (await get(other)).text()).not.toContain('Tempo of tomorrow');
    expect(calls).toEqual(['getProduct 200', 'getReviews 200']);
    vi.advanceTimersByTime(501);
    expect(await (await get(other)).text()).toContain('Tempo of tomorrow');
  });

  it('is no longer the old one when what all pages share has changed', async () => {
    const { get, server } = openShop();
    await get(listPage);
    server.on(content.getFrame, {
      answer: {
        ...{ messages: [], topLinks: [], footer: [], legal: [], menuPictures: {} },
        slogan: 'Made for rain',
      },
    });
    // Such responses are kept for ten seconds.
    vi.advanceTimersByTime(10_001);
    expect(await (await get(listPage)).text()).toContain('Made for rain');
  });

  it('is one page for all campaigns that lead to it, and another for another filter', async () => {
    const { get, calls } = openShop();
    const html = await (await get(listPage)).text();
    const fromMail = await get(`${listPage}?utm_source=mail&utm_campaign=rain&gclid=x1`);
    expect(await fromMail.text()).toBe(html);
    expect(calls).toHaveLength(1);
    await get(`${listPage}?sport=running`);
    expect(calls).toHaveLength(2);
  });

  it('keeps what a campaign adds in the address that a visitor is led to', async () => {
    const { get } = openShop();
    const answer = await get('/men?utm_source=mail&sort=price', { 'accept-language': 'en-GB' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/gb/men?utm_source=mail&sort=price',
    ]);
  });

  it('is not kept when a part of it could not be loaded', async () => {
    const { get, failing } = openShop();
    failing.add(catalogue.listProducts.id);
    expect((await get(listPage)).headers.get('cache-control')).toBe('private, no-store');
    failing.clear();
    const again = await get(listPage);
    expect(again.status).toBe(200);
    expect(again.headers.get('cache-control')).toContain('public');
  });

  it('is not kept when a section of it could not be rendered, and is whole for the next visitor', async () => {
    const { get, logged } = openShop();
    const write = vi.spyOn(Site.prototype, 'number').mockImplementation(() => {
      throw new Error('broken');
    });
    const broken = await get('/gb');
    write.mockRestore();
    expect([broken.status, broken.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(logged).toContain('A part of the page could not be rendered.');
    const whole = await get('/gb');
    expect(whole.headers.get('cache-control')).toContain('public');
  });

  it('allows its own inline scripts by hash, and no others', async () => {
    const answer = await openShop().get(listPage);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
    expect(scripts.length).toBeGreaterThan(0);
    const hashes = scripts.map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe([...new Set(hashes), "'strict-dynamic'"].join(' '));
    expect(html).not.toContain('nonce=');
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('sets no cookie, whatever cookies the visitor has', async () => {
    const { get } = openShop();
    const answer = await get(listPage, {
      cookie: 'passedOnEvents=[]; visitor=1; __Host-jwtToken=t; consent=9',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('cache-control')).toContain('public');
  });
});

describe('a kept page over a connection', () => {
  /** Asks the shop's server, as a browser does. */
  async function server(options: Parameters<typeof openShop>[0] = {}) {
    const opened = openShop(options);
    const running = listen({ shop: opened.shop, port: 0, host: '127.0.0.1', onListening: () => {} });
    onTestFinished(() => void running.close());
    await once(running, 'listening');
    const { port } = running.address() as AddressInfo;
    const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
      const asked = request({
        ...{ port, host: '127.0.0.1', path, method, agent: false },
        headers: { host: 'shop.example', 'accept-encoding': 'br', ...headers },
      });
      asked.end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      const pieces: Buffer[] = [];
      for await (const piece of answer) pieces.push(piece as Buffer);
      const { date: _, 'x-request-id': id, ...others } = answer.headers;
      return { status: answer.statusCode, id, headers: others, body: Buffer.concat(pieces) };
    };
    return { ...opened, ask };
  }

  it('is the page that was made, with the same headers, and only its headers where no more is asked for', async () => {
    const { ask, requests } = await server();
    const made = await ask(productPage);
    const kept = await ask(productPage);
    expect(kept).toEqual({ ...made, id: expect.stringMatching(/^[\w-]{36}$/) as string });
    expect(kept.id).not.toBe(made.id);
    expect(kept.headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age') as string,
      'content-security-policy': expect.stringContaining('trusted-types') as string,
      'content-length': String(kept.body.length),
    });
    expect(requests.at(-1)).toMatchObject({ id: kept.id, status: 200, route: '/:site/*/*.html' });
    const head = await ask(productPage, {}, 'HEAD');
    expect([head.headers, head.body.length]).toEqual([kept.headers, 0]);
    const known = await ask(productPage, { 'if-none-match': made.headers.etag ?? '' });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, made.headers.etag]);
    expect(known.headers['strict-transport-security']).toBe(made.headers['strict-transport-security']);
  });

  it('is not sent over http behind a proxy, or where a host is named in an unusual way', async () => {
    const { ask } = await server({ env: { TRUST_PROXY: '1' }, provider: 'https://pay.example' });
    await ask(listPage);
    const insecure = await ask(listPage, { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'http' });
    expect(insecure.status).toBe(308);
    for (const host of ['pay.example', 'PAY.example', 'pay%2eexample'])
      expect((await ask(listPage, { host })).status, host).not.toBe(200);
  });
});

it('never holds anything of a shopper: 20 of them on 1,500 pages', async () => {
  const { get } = openShop();
  const paths = Array.from({ length: 15 }, (_, at) =>
    at % 3 === 0
      ? `/gb/tempo-4/TL${4101 + at}.html`
      : at % 3 === 1
        ? `/de/men?page=${at}`
        : `/gb/search?q=shoe${at}`,
  );
  const seen = new Map<string, string>();
  // Each opens each page five times: only the first time it is rendered, which costs most.
  for (let round = 0; round < 100; round += 1) {
    const name = `shopper${round % 20}x`;
    const cookie = [
      '__Host-jwtToken',
      '__Host-session',
      'uniqueUserId',
      'visitor',
      'searchTerms',
      'sitePath',
      name,
    ]
      .map((key) => `${key}=${name}`)
      .join('; ');
    const pages = await Promise.all(
      paths.map(async (path) => {
        const answer = await get(path, {
          cookie,
          'accept-language': name,
          referer: `https://else.example/${name}`,
        });
        return { path, text: (await answer.text()) + JSON.stringify([...answer.headers]) };
      }),
    );
    for (const { path, text } of pages) {
      expect(text).not.toMatch(/shopper\d+x/);
      const body = text.replace(/"x-request-id","[^"]*"/, '');
      expect(body).toBe(seen.get(path) ?? body);
      seen.set(path, body);
    }
  }
  expect(seen.size).toBe(15);
}, 60_000);
