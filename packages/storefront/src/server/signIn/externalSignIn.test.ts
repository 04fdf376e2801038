import { sessionChangeHeader, writeSessionChange } from '@touchline/contract/sessionHeader';
import { describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

const started = { url: 'https://accounts.example/authorize?state=s', ticket: 'the-ticket' };
const signedIn = { kind: 'signedIn', userName: 'maya@example.org', acid: 'a1', returnTo: '/wishlist' };

/** A shop whose back end gives this answer, and what it was asked. */
function shopWith(answer: object, more: { status?: number; headers?: Record<string, string> } = {}) {
  const asked: unknown[] = [];
  const shop = shopOf({
    answer: async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/api/account/external')) return undefined;
      asked.push({ pathname, ...((await request.json()) as object) });
      return new Response(JSON.stringify(answer), {
        status: more.status ?? 200,
        headers: { 'content-type': 'application/json', ...more.headers },
      });
    },
  });
  return { ...shop, asked };
}

const ticketCookie = { cookie: '__Host-externalSignIn=the-ticket' };
const back = '/gb/account/external/callback?code=secret-code&state=s';
const locationOf = (response: Response) => response.headers.get('location');
const ended = (response: Response) =>
  response.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith('__Host-externalSignIn=; Path=/; Max-Age=0'));

describe('The way to the provider', () => {
  it('redirects the browser, and binds the attempt to it by a cookie for ten minutes [A7.22]', async () => {
    const { get, asked } = shopWith(started);
    const response = await get('/gb/account/external/sandbox?returnTo=%2Fwishlist&client_id=touchline');
    expect(response.status).toBe(302);
    expect(locationOf(response)).toBe(started.url);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toContain(
      '__Host-externalSignIn=the-ticket; Path=/; Max-Age=600; SameSite=Lax; Secure; HttpOnly',
    );
    expect(asked).toEqual([
      { pathname: '/api/account/external/sandbox', persistentLogin: true, returnTo: '/wishlist' },
    ]);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'keeps no target outside the shop: %s',
    async (returnTo) => {
      const { get, asked } = shopWith(started);
      await get(`/gb/account/external/sandbox?${new URLSearchParams({ returnTo })}`);
      expect(asked).toEqual([{ pathname: '/api/account/external/sandbox', persistentLogin: false }]);
    },
  );

  it('leads to the login page when the provider is away or it was tried too often', async () => {
    for (const [status, reason] of [
      [503, 'unavailable'],
      [429, 'tooMany'],
    ] as const) {
      const { get } = shopWith({ errorCode: 'x', message: 'x' }, { status });
      const response = await get('/gb/account/external/sandbox?returnTo=%2Fwishlist');
      expect(locationOf(response)).toBe(`/gb/account/login?externalAuthError=${reason}&returnTo=%2Fwishlist`);
    }
  });

  it('does not exist for an unknown provider', async () => {
    const { get } = shopWith({ errorCode: 'NotFound', message: 'x' }, { status: 404 });
    expect((await get('/gb/account/external/unknown')).status).toBe(404);
  });
});

describe('The way back', () => {
  const change = { [sessionChangeHeader]: writeSessionChange({ token: 'f'.repeat(64), seconds: 7_200 }) };

  it('signs in and leads to the kept target, without the code of the provider', async () => {
    const { get, asked } = shopWith(signedIn, {
      headers: { ...change, authorization: 'Bearer basket-token' },
    });
    const response = await get(back, ticketCookie);
    expect([response.status, locationOf(response)]).toEqual([302, '/gb/wishlist']);
    expect(asked).toEqual([
      {
        ...{ pathname: '/api/account/external-callback', ticket: 'the-ticket' },
        callback: 'code=secret-code&state=s',
      },
    ]);
    const cookies = response.headers.getSetCookie().join('\n');
    expect(cookies).toContain(`__Host-session=${'f'.repeat(64)}`);
    expect(cookies).toContain('basket-token');
    expect(ended(response)).toBe(true);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('leads home without a target, and never out of the shop', async () => {
    for (const returnTo of [undefined, '//evil.example', 'https://evil.example']) {
      const { get } = shopWith({ ...signedIn, returnTo });
      expect(locationOf(await get(back, ticketCookie))).toBe('/gb');
    }
  });

  it('is refused in a browser that began nothing', async () => {
    const { get, asked } = shopWith(signedIn);
    expect(locationOf(await get(back))).toBe('/gb/account/login?externalAuthError=mismatch');
    expect(asked).toEqual([]);
  });

  it.each([
    ['denied', 'cancelled'],
    ['unverifiedAddress', 'unverifiedEmail'],
    ['expired', 'expired'],
    ['blocked', 'blocked'],
    ['unavailable', 'unavailable'],
  ])('leads to the login page with the reason: %s', async (reason, shown) => {
    const { get } = shopWith({ kind: 'refused', reason, returnTo: '/wishlist' });
    const response = await get(back, ticketCookie);
    expect(locationOf(response)).toBe(`/gb/account/login?externalAuthError=${shown}&returnTo=%2Fwishlist`);
    expect(ended(response)).toBe(true);
  });

  it('leaves an attempt under way when a callback is of another one', async () => {
    const { get } = shopWith({ kind: 'refused', reason: 'mismatch' });
    const response = await get(back, ticketCookie);
    expect(locationOf(response)).toBe('/gb/account/login?externalAuthError=mismatch');
    expect(ended(response)).toBe(false);
  });

  it('leads to the login page when the back end is away', async () => {
    const { get } = shopWith({ errorCode: 'Unavailable', message: 'x' }, { status: 503 });
    expect(locationOf(await get(back, ticketCookie))).toBe('/gb/account/login?externalAuthError=unavailable');
  });
});

describe('The way back by a form that the provider posts', () => {
  const fields = { code: 'secret-code', state: 's', user: '{"name":"Maya"}' };
  const post = (path: string, body: URLSearchParams, headers: Record<string, string> = {}) =>
    shopWith(signedIn).shop(
      new Request(`https://shop.example${path}`, {
        method: 'POST',
        headers: { host: 'shop.example', origin: 'https://accounts.example', ...headers },
        body,
      }),
      '192.0.2.1',
    );
  const callback = '/gb/account/external/callback';

  it('goes on as an address, with which browsers send the cookie of the attempt', async () => {
    const response = await post(callback, new URLSearchParams(fields));
    expect(response.status).toBe(303);
    expect(locationOf(response)).toBe(`${callback}?code=secret-code&state=s`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is cut where it is too long, and signs nobody in without the address', async () => {
    const long = new URLSearchParams({ ...fields, code: 'c'.repeat(9_000) });
    expect(locationOf(await post(callback, long, ticketCookie))?.length).toBeLessThan(4_200);
    const endless = new URLSearchParams({ code: 'c'.repeat(70_000) });
    expect(locationOf(await post(callback, endless))).toBe('/gb/account/login?externalAuthError=unavailable');
    const response = await post(callback, new URLSearchParams(fields), ticketCookie);
    expect(response.headers.getSetCookie().join()).not.toContain('session');
  });

  it('opens no other address to forms of other origins', async () => {
    for (const path of ['/gb/account/external/sandbox', '/gb/account/login', `${callback}/more`, '/gb/cart'])
      expect((await post(path, new URLSearchParams(fields))).status, path).toBe(403);
  });
});

describe('The pages of the sandbox’s provider', () => {
  const sandbox = async (env: Record<string, string>, address: string, origin: string) => {
    const { shop } = shopOf({ env, answer: async () => new Response('The page of the sandbox') });
    const request = new Request(`${origin}/sandbox/identity/authorize`, {
      headers: { host: new URL(origin).host },
    });
    return (await shop(request, address)).status;
  };

  it('are for browsers on this machine, unless the operator opens them to everybody', async () => {
    const local = 'http://localhost:3000';
    expect(await sandbox({ SHOP_ORIGIN: local }, '127.0.0.1', local)).toBe(200);
    expect(await sandbox({ SHOP_ORIGIN: local }, '192.0.2.1', local)).toBe(404);
    const open = { SHOP_ORIGIN: 'https://shop.example', IDENTITY_PROVIDER: 'sandbox' };
    expect(await sandbox(open, '192.0.2.1', 'https://shop.example')).toBe(200);
  });
});
