import { beforeEach, describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

let testShop: ReturnType<typeof shopOf>;
beforeEach(() => {
  testShop = shopOf();
});

describe('addresses', () => {
  it('redirects a visitor without site path to the site of their language and keeps the rest [C2.01, C2.61]', async () => {
    const answer = await testShop.get('/cart?x=1', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/de/cart?x=1']);
  });

  it('redirects a crawler to the first site, whatever language it asks for [A1.18]', async () => {
    const agent = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';
    const to = async (headers: Record<string, string>) =>
      (await testShop.get('/', headers)).headers.get('location');
    const crawler = await to({ 'user-agent': agent, 'accept-language': 'de-AT,de' });
    expect(crawler).toBe(await to({ 'user-agent': agent }));
    expect(await to({ 'accept-language': 'de-AT,de' })).toBe('/de');
    expect(crawler).not.toBe('/de');
  });

  it('responds 404 with links for an unknown site, locale or page', async () => {
    for (const path of ['/xx/cart', '/gb/nowhere/at/all']) {
      const answer = await testShop.get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<h1');
    }
  });

  it('asks the back end for the list of a category that is not in the menu, such as an opened group', async () => {
    const asked: string[] = [];
    const { get } = shopOf({
      answer: async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname === '/api/catalogue/products') asked.push(searchParams.get('path') ?? '');
        return undefined;
      },
    });
    await get('/gb/gear');
    expect(asked).toContain('gear');
  });

  it('corrects a wrongly encoded address once, by redirect [C2.63, A2.53]', async () => {
    const answer = await testShop.get('/de/gr%F6%DFe?q=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/de/gr%C3%B6%C3%9Fe?q=1']);
  });

  it.each(['//evil.example/', '//x//evil.example/', '///evil.example/men/', '//x//evil.example/%'])(
    'never redirects away from the shop for an address like %s',
    async (path) => {
      const answer = await testShop.get(path);
      const to = new URL(answer.headers.get('location') ?? '', 'https://shop.example/');
      expect([answer.status, to.host]).toEqual([301, 'shop.example']);
    },
  );

  it('has no address with a trailing slash [A2.39]', async () => {
    const answer = await testShop.get('/gb/men/');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/gb/men']);
  });
});

describe('security of every page', () => {
  it('enforces a strict content policy, with a fresh nonce for each visitor of a page', async () => {
    const first = await testShop.get('/gb/cart');
    const second = await testShop.get('/gb/cart');
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'nonce-[^']{20,}' 'strict-dynamic'/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toBe(second.headers.get('content-security-policy'));
    expect(policy).not.toContain('unsafe-eval');
    expect(first.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('cache-control')).toContain('no-store');
  });

  it('refuses a write that does not come from the shop’s own pages', async () => {
    const post = (headers: Record<string, string>) =>
      testShop.shop(
        new Request('https://shop.example/gb/cart', {
          method: 'POST',
          body: new URLSearchParams({ action: 'add' }),
          headers,
        }),
        '',
      );
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({})).status).toBe(403);
    expect((await post({ origin: 'null' })).status).toBe(403);
    expect((await post({ origin: 'https://shop.example' })).status).not.toBe(403);
  });

  it('without a configured origin accepts writes of pages at this machine’s addresses, and of no other host', async () => {
    const local = shopOf({ env: { SHOP_ORIGIN: '', PORT: '4321' } });
    const post = (host: string) =>
      local.shop(
        new Request(`http://${host}/gb/cart`, {
          method: 'POST',
          body: new URLSearchParams({ action: 'add' }),
          headers: { host, origin: `http://${host}` },
        }),
        '',
      );
    expect((await post('localhost:4321')).status).not.toBe(403);
    expect((await post('127.0.0.1:4321')).status).not.toBe(403);
    expect((await post('rebound.example:4321')).status).toBe(403);
    expect((await post('127.0.0.1:9999')).status).toBe(403);
  });

  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])(
    'does not support %s for a page',
    async (method) => {
      const origin = 'https://shop.example';
      const answer = await testShop.shop(new Request(`${origin}/gb`, { method, headers: { origin } }), '');
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
      expect(testShop.logged).toEqual([]);
    },
  );

  it('logs once for a site what its footer lacks, and shows the footer without it', async () => {
    const lacking = shopOf({ hasFooter: false });
    const page = await lacking.get('/gb/help/none');
    await lacking.get('/gb/help/none');
    const [, footer = ''] = (await page.text()).split('<footer');
    expect(footer).toContain('</footer>');
    expect(footer).not.toMatch(/<ul[^>]*><\/ul>/);
    expect(lacking.logged.filter((line) => line.includes('footer'))).toEqual([
      'Main links are missing in desktop footer data: touchline, /gb',
      'Main links are missing in mobile footer data: touchline, /gb',
      'Legal links are missing in desktop footer data: touchline, /gb',
    ]);
  });

  it('logs once for a site what its header lacks, and tells no shopper [A5.65, A5.66]', async () => {
    const lacking = shopOf({});
    const html = await (await lacking.get('/gb/help/none')).text();
    await lacking.get('/gb/help/none');
    const problems = [
      'Customer info links are missing in mobile header data',
      'Main links are missing in mobile header data',
    ];
    expect(lacking.logged.filter((line) => line.includes('header'))).toEqual(
      problems.map((problem) => `${problem}: touchline, /gb`),
    );
    for (const problem of problems) expect(html).not.toContain(problem);
  });

  it('reads a form up to its limit and not further, with or without a content length', async () => {
    const origin = 'https://shop.example';
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 1;
        controller.enqueue(new Uint8Array(16 * 1024));
        if (read > 1_000) controller.close();
      },
    });
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit;
    const answer = await testShop.shop(new Request(`${origin}/gb/cart`, init), '');
    expect(answer.status).toBe(413);
    expect(read).toBeLessThan(10);
    const body = new URLSearchParams({ action: 'x'.repeat(70_000) });
    const long = new Request(`${origin}/gb/cart`, { method: 'POST', headers, body });
    expect((await testShop.shop(long, '')).status).toBe(413);
  });

  it('gives every response a policy, a type with charset and nosniff, including refusals and files', async () => {
    const refused = new Request('https://shop.example/gb', { method: 'POST', headers: { origin: 'null' } });
    const answers = [
      await testShop.shop(refused, ''),
      await testShop.get('/robots.txt'),
      await testShop.get('/sitemap.xml'),
      await testShop.shop(new Request('https://shop.example/gb', { method: 'OPTIONS' }), ''),
    ];
    testShop = shopOf({ isFailing: true });
    answers.push(await testShop.get('/gb'));
    for (const { headers, status } of answers) {
      expect(headers.get('content-security-policy'), String(status)).toContain("default-src 'none'");
      expect(headers.get('content-type'), String(status)).toMatch(/charset=utf-8/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    }
  });

  it('shows a plain page with a reference and no detail when everything fails', async () => {
    await testShop.get('/gb');
    testShop.options.isFailing = true;
    testShop.logged.length = 0;
    const answer = await testShop.get('/at/cart', { 'accept-language': 'fr' });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).toContain('Kennnummer');
    expect(text).toContain('href="/at"');
    expect(text).not.toContain('secret detail');
    expect(testShop.logged).toHaveLength(1);
  });

  it('uses the browser’s language when everything failed from the start', async () => {
    testShop = shopOf({ isFailing: true });
    expect(await (await testShop.get('/at', { 'accept-language': 'fr-CH, en' })).text()).toContain(
      'Référence',
    );
    expect(await (await testShop.get('/at')).text()).toContain('Reference');
  });
});

describe('the shop behind a proxy', () => {
  it('says once that a proxy is in front that it does not trust, and nothing where that was decided', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const warningsOf = async (env: Record<string, string>, given: Record<string, string> = headers) => {
      const { get, logged } = shopOf({ env });
      for (const path of ['/gb', '/gb/cart', '/healthz']) await get(path, given);
      return logged.filter((line) => line.includes('TRUST_PROXY'));
    };
    expect(await warningsOf({})).toEqual([
      expect.stringContaining('all shoppers behind it share the limits'),
    ]);
    expect(await warningsOf({}, {})).toEqual([]);
    expect(await warningsOf({ TRUST_PROXY: '1' })).toEqual([]);
    expect(await warningsOf({ TRUST_PROXY: '0' })).toEqual([]);
  });

  it('tells the back end the client’s address, and ignores the header of untrusted proxies', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    await testShop.get('/api/anything', headers);
    expect(testShop.callers).toEqual(['192.0.2.1']);
    testShop = shopOf({ env: { TRUST_PROXY: '192.0.2.0/24' } });
    await testShop.get('/api/anything', headers);
    expect(testShop.callers).toEqual(['203.0.113.7']);
  });

  it('redirects http to https, except for health probes', async () => {
    testShop = shopOf({ env: { TRUST_PROXY: '1' } });
    const answer = await testShop.get('/gb?x=1', { 'x-forwarded-proto': 'http' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://shop.example/gb?x=1']);
    expect((await testShop.get('/gb', { 'x-forwarded-proto': 'https' })).status).not.toBe(308);
    expect((await testShop.get('/healthz', { 'x-forwarded-proto': 'http' })).status).not.toBe(308);
  });
});

describe('the mailbox of a shop on a machine of one’s own', () => {
  const statusAt = async (address: string, from: string, headers: Record<string, string> = {}) => {
    testShop = shopOf({
      env: { SHOP_ORIGIN: 'http://localhost:3000' },
      answer: async (request) =>
        new URL(request.url).pathname === '/mailbox' ? new Response('mails') : undefined,
    });
    return (await testShop.shop(new Request(address, { headers }), from)).status;
  };

  it('is for a browser on that machine, at its own name', async () => {
    expect(await statusAt('http://localhost:3000/mailbox', '127.0.0.1')).toBe(200);
    expect(await statusAt('http://[::1]:3000/mailbox', '::1')).toBe(200);
  });

  it.each([
    ['another machine', 'http://localhost:3000/mailbox', '192.168.0.7', {}],
    ['a page whose name leads to this machine', 'http://evil.example:3000/mailbox', '127.0.0.1', {}],
    ['a proxy', 'http://localhost:3000/mailbox', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
  ])('does not exist for %s', async (_, address, from, headers) => {
    expect(await statusAt(address, from, headers)).toBe(404);
  });
});

describe('a payment provider', () => {
  const policyOf = async () => (await testShop.get('/gb')).headers.get('content-security-policy') ?? '';
  const statusAt = async (address: string) =>
    (await testShop.shop(new Request(address, { headers: { host: new URL(address).host } }), '')).status;

  it('with its own origin may be framed and receive forms, and shares no page with the shop', async () => {
    testShop = shopOf({ provider: 'https://pay.example' });
    expect(await policyOf()).toContain("frame-src 'self' https://pay.example;");
    expect(await policyOf()).toContain("form-action 'self' https://pay.example;");
    testShop.callers.length = 0;
    expect(await statusAt('https://shop.example/sandbox/card')).toBe(404);
    expect(await statusAt('https://pay.example/gb')).toBe(404);
    expect(testShop.callers).toEqual([]);
    await statusAt('https://pay.example/sandbox/card');
    expect(testShop.callers).toHaveLength(1);
  });

  it('that is turned off has no pages and is in no content policy', async () => {
    testShop = shopOf({ provider: 'none' });
    expect(await policyOf()).not.toContain('frame-src');
    testShop.callers.length = 0;
    expect(await statusAt('https://shop.example/sandbox/card')).toBe(404);
    expect(testShop.callers).toEqual([]);
  });
});
