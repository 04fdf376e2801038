import * as account from '@touchline/contract/account/endpoints';
import { getFeatures } from '@touchline/contract/market/endpoints';
import { getVisitor } from '@touchline/contract/visitor/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

const maya = 'maya.okafor@example.com';
const password = 'tram-lemon-hat';
const signedIn = { answer: { userName: maya, acid: 'acid-maya' } };
const refusal = (status: number, errorCode: string, more: object = {}) => ({
  ...{ status, error: { errorCode, message: '' } },
  ...more,
});

let testShop: ReturnType<typeof shopOf>;
beforeEach(() => {
  testShop = shopOf();
  testShop.server.on(account.login, signedIn);
});
const send = (path: string, fields: Record<string, string>) =>
  testShop.shop(
    new Request(`https://shop.example${path}`, {
      method: 'POST',
      headers: { host: 'shop.example', origin: 'https://shop.example' },
      body: new URLSearchParams(fields),
    }),
    '192.0.2.1',
  );
const login = (fields: Record<string, string> = {}, query = '') =>
  send(`/gb/account/login${query}`, { user: maya, password, action: 'password', ...fields });

describe('the login page without JavaScript', () => {
  it('is personal, not indexed, and its form keeps where the visitor was going', async () => {
    const answer = await testShop.get('/gb/account/login?returnTo=%2Fhelp%2Fdelivery');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('action="/gb/account/login?returnTo=%2Fhelp%2Fdelivery"');
    expect(html).toContain('href="/gb/account/forgot-password"');
    expect(html).toContain('href="/gb/account/register?returnTo=%2Fhelp%2Fdelivery"');
  });

  it('signs in and goes on to where the visitor was going, and nowhere outside the shop [A1.09]', async () => {
    const answer = await login({}, '?returnTo=%2Fhelp%2Fdelivery');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/gb/help/delivery']);
    expect(testShop.server.callsOf(account.login)[0]?.body).toEqual({
      ...{ user: maya, password, persistentLogin: false, isMobile: false },
    });
    const away = await login({}, '?returnTo=https%3A%2F%2Fevil.example');
    expect(away.headers.get('location')).toBe('/gb');
  });

  it.each([
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
  ])('stays in the shop after signing in with returnTo=%s', async (returnTo) => {
    const answer = await login({}, `?${new URLSearchParams({ returnTo })}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/gb']);
  });

  it('shows errors at their fields and keeps the address, never the password [A5.12]', async () => {
    const answer = await login({ password: '' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Enter the password');
    expect(html).toContain(`value="${maya}"`);
    testShop.server.on(account.login, refusal(401, 'InvalidCredentials'));
    const refused = await login();
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toContain('Email address or password is wrong.');
    expect(text).not.toContain(password);
  });

  it.each([
    [
      'too many tries',
      refusal(429, 'RateLimited', { headers: { 'retry-after': '600' } }),
      429,
      'Try again in 10 minutes',
    ],
    ['our own failure', refusal(500, 'Broken'), 503, 'Something went wrong on our side.'],
    ['a bot check', refusal(428, 'BotCheckNeeded'), 422, 'JavaScript'],
  ])('tells of %s', async (_what, response, status, text) => {
    testShop.server.on(account.login, response);
    const answer = await login();
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
  });

  it('signs in by a mailed code: asks for it, then for the code, and keeps the address', async () => {
    testShop.server
      .on(account.requestLoginCode, { answer: { accepted: true } })
      .on(account.loginByCode, refusal(401, 'InvalidCode'), signedIn);
    const asked = await login({ action: 'sendCode', password: '' });
    expect(asked.status).toBe(200);
    const html = await asked.text();
    expect(html).toContain('name="code"');
    expect(html).toContain('<input type="hidden" name="step" value="code"/>');
    expect(html).toMatch(new RegExp(`name="user"[^>]*value="${maya}"|value="${maya}"[^>]*name="user"`));
    const code = { action: 'code', step: 'code', code: '123-456' };
    const wrong = await login(code, '?returnTo=%2Fcart');
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('The code is not valid');
    const answer = await login(code, '?returnTo=%2Fcart');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/gb/cart']);
    expect(testShop.server.callsOf(account.loginByCode)[1]?.body).toMatchObject({
      email: maya,
      code: '123456',
    });
  });

  it('shows a blocked user the form that recovers the password, with the address filled in [A4.34]', async () => {
    testShop.server.on(account.login, refusal(403, 'ACCOUNT_LOCKED_CCI'));
    const answer = await login();
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('action="/gb/account/forgot-password"');
    expect(html).toContain(`value="${maya}"`);
  });

  it('tells why signing in by another account did not work, and how to go on', async () => {
    const html = await (await testShop.get('/gb/account/login?externalAuthError=cancelled')).text();
    expect(html).toMatch(/<noscript>.*Signing in there did not work.*<\/noscript>/s);
  });

  it.each([
    ['blocked', 'locked for its safety'],
    ['tooMany', 'too many tries'],
    ['expired', 'It took too long'],
    ['mismatch', 'gave no answer that we can use'],
    ['unavailable', 'gave no answer that we can use'],
  ])('says what the reason %s means: %s', async (reason, text) => {
    const html = await (await testShop.get(`/gb/account/login?externalAuthError=${reason}`)).text();
    const notice = /<main.*?<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
    expect(notice).toContain(text);
    expect(notice.includes('href="/gb/account/forgot-password"')).toBe(reason === 'blocked');
  });

  it('leads on a visitor who is signed in, and is not there where accounts are turned off [A4.75]', async () => {
    testShop.server.on(getVisitor, {
      answer: { identity: { kind: 'customer', key: 'maya', name: 'Maya' }, bagCount: 0 },
    });
    const cookie = '__Host-session=t';
    const answer = await testShop.get('/gb/account/login?returnTo=%2Fcart', { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/gb/cart']);
    const off = shopOf();
    off.server.on(getFeatures, { answer: { LOGIN_REGISTRATION_DISABLED: true } });
    expect((await off.get('/gb/account/login')).status).toBe(404);
    expect(await (await off.get('/gb/help/none')).text()).not.toContain('/gb/account/login');
  });
});

describe('the page that sets the first password', () => {
  const set = (fields: Record<string, string>) => send('/gb/account/set-password?key=mail-key', fields);

  it('keeps its key from other sites, and signs in [A1.12]', async () => {
    testShop.server.on(account.upgradeLightAccount, signedIn);
    const page = await testShop.get('/gb/account/set-password?key=mail-key');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    expect(await page.text()).toContain('action="/gb/account/set-password?key=mail-key"');
    const answer = await set({ password });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/gb/account']);
    expect(JSON.stringify([testShop.logged, testShop.requests])).not.toContain('mail-key');
  });

  it('says that a password is missing, and that a link is over', async () => {
    const missing = await set({ password: '' });
    expect(missing.status).toBe(422);
    testShop.server.on(account.upgradeLightAccount, refusal(404, 'NotFound'));
    const over = await set({ password });
    expect(over.status).toBe(422);
    expect(await over.text()).toContain('This link is over');
  });
});

describe('the header', () => {
  it('leads from a public page to signing in and back, the same for everybody', async () => {
    const html = await (await testShop.get('/gb/track-order')).text();
    const link = /<a aria-label="Sign in"[^>]*>/.exec(html)?.[0];
    expect(link).toContain('href="/gb/account/login?returnTo=%2Ftrack-order"');
    const known = await testShop.get('/gb/track-order', { cookie: '__Host-session=t' });
    const withoutNonces = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
    expect(withoutNonces(await known.text())).toBe(withoutNonces(html));
  });
});
