import { sessionChangeHeader, writeSessionChange } from '@touchline/contract/sessionHeader';
import * as calls from '@touchline/contract/account/endpoints';
import { getExternalIdentities, removeExternalIdentity } from '@touchline/contract/externalSignIn/endpoints';
import { getVisitor } from '@touchline/contract/visitor/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { mayasProfile } from '../../../../features/src/account/account/Account.fixtures.ts';
import { shopOf } from '../testing/shopOf.ts';

const maya = 'maya.okafor@example.com';
const accepted = { answer: { accepted: true as const } };
const refusal = (status: number, errorCode: string, details?: object) => ({
  status,
  error: { errorCode, message: '', ...(details ? { details } : {}) },
});

let testShop: ReturnType<typeof shopOf>;
beforeEach(() => {
  testShop = shopOf();
});

/** Sends a form as a browser without JavaScript does. */
const send = (path: string, fields: Record<string, string>, cookie = '') =>
  testShop.shop(
    new Request(`https://shop.example${path}`, {
      method: 'POST',
      headers: { host: 'shop.example', origin: 'https://shop.example', ...(cookie ? { cookie } : {}) },
      body: new URLSearchParams(fields),
    }),
    '192.0.2.1',
  );

describe('a forgotten password without JavaScript', () => {
  it('is asked for by a form that leads to a confirmation, and keeps for five minutes where the shopper wanted to go [A4.23, A4.26, A4.27, A7.10]', async () => {
    testShop.server.on(calls.forgotPassword, accepted);
    const page = await (await testShop.get('/gb/account/forgot-password?returnTo=%2Fcart')).text();
    expect(page).toContain('action="/gb/account/forgot-password?returnTo=%2Fcart"');
    expect(page).toContain('<meta name="robots" content="noindex">');
    const answer = await send('/gb/account/forgot-password?returnTo=%2Fcart', { email: maya });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`If ${maya} has an account`);
    const [cookie] = answer.headers.getSetCookie().filter((one) => one.includes('resetPasswordRedirect'));
    expect(cookie).toContain('Max-Age=300');
    expect(cookie).toContain(encodeURIComponent('/cart'));
  });

  it('fails with a banner above the form, which keeps the address [A4.25, A8.16]', async () => {
    testShop.server.on(calls.forgotPassword, refusal(500, 'Broken'));
    const answer = await send('/gb/account/forgot-password', { email: maya });
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html.indexOf('The link could not be sent')).toBeGreaterThan(0);
    expect(html.indexOf('The link could not be sent')).toBeLessThan(html.indexOf(`value="${maya}"`));
  });

  it('never leads to another shop afterwards', async () => {
    testShop.server.on(calls.forgotPassword, accepted);
    const answer = await send('/gb/account/forgot-password?returnTo=%2F%2Fevil.example', { email: maya });
    expect(answer.headers.getSetCookie().join()).not.toContain('evil');
  });

  it('says next to the field what is wrong, and does not say the address twice', async () => {
    const answer = await send('/gb/account/forgot-password', { email: 'maya@' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Enter an email address like name@example.com');
    expect(html).toContain('value="maya@"');
  });
});

describe('the link of the mail without JavaScript', () => {
  const path = '/gb/account/reset-password?key=f00';

  it('sets the password, once, and nobody else learns its key or the password', async () => {
    testShop.server.on(calls.resetPassword, { answer: { userName: maya } });
    const page = await testShop.get(path);
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    expect(await page.text()).toContain('action="/gb/account/reset-password?key=f00"');
    const answer = await send(path, { password: 'correct horse 42' });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('Your new password is set');
    expect(html).not.toContain('horse');
    expect(JSON.stringify([testShop.logged, testShop.requests])).not.toMatch(/f00|horse/);
  });

  it('leads on to signing in with the address filled in, which no address of a page has', async () => {
    testShop.server.on(calls.resetPassword, { answer: { userName: maya } });
    const html = await (await send(path, { password: 'correct horse 42' })).text();
    expect(html).toMatch(/action="\/gb\/account\/login\?returnTo=%2F"[^>]*>.*value="prefill"/s);
    const login = await send('/gb/account/login?returnTo=%2F', { user: maya, action: 'prefill' });
    expect(login.status).toBe(200);
    const form = await login.text();
    expect(form).toMatch(new RegExp(`<input[^>]*value="${maya}"`));
    expect(form).not.toContain('Enter the password');
  });

  it('keeps the link and says why when the password is not accepted', async () => {
    testShop.server.on(
      calls.resetPassword,
      refusal(422, 'Invalid', {
        serverError: { validationErrors: [{ field: 'password', errorCode: 'PASSWORD_TOO_COMMON' }] },
      }),
    );
    const answer = await send(path, { password: 'password1' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('too easy to guess');
    expect(html).not.toContain('password1');
  });

  it('leads to a new one when it is over', async () => {
    testShop.server.on(calls.resetPassword, refusal(404, 'NotFound'));
    const html = await (await send(path, { password: 'correct horse 42' })).text();
    expect(html).toContain('This link is over');
    expect(html).toContain('href="/gb/account/forgot-password"');
  });
});

describe('the account page without JavaScript', () => {
  const cookie = '__Host-session=s.e.c';
  const identity = { kind: 'customer' as const, key: 'a', name: 'Maya' };
  beforeEach(() => {
    testShop.server
      .on(getVisitor, { answer: { identity, bagCount: 1 } })
      .on(calls.getProfile, { answer: mayasProfile });
  });
  const act = (fields: Record<string, string>) => send('/gb/account', fields, cookie);

  it('greets whoever is signed in, and has a form for each action', async () => {
    const answer = await testShop.get('/gb/account', { cookie });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const html = await answer.text();
    expect(html).toContain('Hi Maya');
    for (const action of ['changeName', 'requestEmail', 'changePassword', 'logout', 'logoutEverywhere'])
      expect(html, action).toContain(`name="action" value="${action}"`);
  });

  it('signs out with the bag kept or not, and everywhere [A4.07, A7.04, A7.05, A7.06]', async () => {
    testShop.server.on(calls.logout, accepted).on(calls.logoutEverywhere, accepted);
    for (const fields of [
      { action: 'logout', keepBasket: 'on' },
      { action: 'logout' },
      { action: 'logoutEverywhere' },
    ]) {
      const answer = await act(fields);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/gb']);
    }
    expect(testShop.server.callsOf(calls.logout).map(({ body }) => body)).toEqual([
      { keepBasket: true },
      { keepBasket: false },
    ]);
    expect(testShop.server.callsOf(calls.logoutEverywhere)).toHaveLength(1);
  });

  it.each([
    ['POST', '/api/account/logout?sitePath=gb', calls.logout],
    ['POST', '/api/account/logout-everywhere?sitePath=gb', calls.logoutEverywhere],
    ['POST', '/api/account/deletion?sitePath=gb', calls.deleteAccount],
    ['POST', '/gb/account', calls.logout],
  ] as const)(
    'leaves nothing in the browser of whoever signs out, such as a bag or searches: %s %s',
    async (method, url, endpoint) => {
      testShop.server.on(endpoint, {
        ...accepted,
        headers: { [sessionChangeHeader]: writeSessionChange('ended') },
      });
      const kept =
        'restoreBasketData=TL4101_080*2; restoreBasketUrl=x; basketId=b; searchTerms=%5B%22shoe%22%5D; language=en';
      const body = url.startsWith('/api')
        ? JSON.stringify({ keepBasket: true })
        : new URLSearchParams({ action: 'logout' });
      const headers = {
        ...{ host: 'shop.example', origin: 'https://shop.example', cookie: `${cookie}; ${kept}` },
        ...(url.startsWith('/api') ? { 'content-type': 'application/json' } : {}),
      };
      const sent = { method, headers, body };
      const answer = await testShop.shop(new Request(`https://shop.example${url}`, sent), '192.0.2.1');
      const removed = answer.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'));
      const names = removed.map((line) => line.split('=', 1)[0]);
      for (const name of ['restoreBasketData', 'restoreBasketUrl', 'basketId', 'searchTerms'])
        expect(names).toContain(name);
      expect(names).not.toContain('language');
    },
  );

  it('leaves bag and searches alone when a session is only over', async () => {
    testShop.server.on(calls.changeProfile, {
      ...refusal(401, 'Unauthorised'),
      headers: { [sessionChangeHeader]: writeSessionChange('ended') },
    });
    const answer = await send(
      '/gb/account',
      { action: 'changeName', firstName: 'M', lastName: 'O' },
      `${cookie}; restoreBasketData=x`,
    );
    expect(answer.headers.getSetCookie().join()).not.toContain('restoreBasketData=;');
  });

  it('asks again before it deletes [A7.07]', async () => {
    testShop.server.on(calls.deleteAccount, accepted);
    const question = await act({ action: 'askDelete' });
    const form = await question.text();
    expect(form).toContain('value="deleteAccount"');
    expect(form).toContain('name="deletionPassword"');
    expect(testShop.server.callsOf(calls.deleteAccount)).toEqual([]);
    expect((await act({ action: 'deleteAccount', deletionPassword: 'correct horse 42' })).status).toBe(303);
    expect(testShop.server.callsOf(calls.deleteAccount)).toHaveLength(1);
  });

  it.each([
    ['a new address', { action: 'requestEmail', email: 'maya@example.org' }, 'emailPassword'],
    ['the deletion', { action: 'deleteAccount' }, 'deletionPassword'],
  ])(
    'says in the form of %s that the password is wrong, and keeps it out of the page',
    async (_, form, name) => {
      const wrong = refusal(422, 'InvalidDataException', {
        serverError: { validationErrors: [{ field: 'currentPassword', errorCode: 'PASSWORD_WRONG' }] },
      });
      testShop.server.on(calls.requestEmailChange, wrong).on(calls.deleteAccount, wrong);
      const answer = await act({ ...form, [name]: 'a wrong horse' });
      const html = await answer.text();
      expect(html).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*name="${name}"`));
      expect(html).toContain('This password is wrong');
      expect(html).not.toContain('a wrong horse');
      expect(answer.status).toBe(422);
    },
  );

  it('removes the account of another service, unless it is the only way to sign in', async () => {
    const linked = { identities: [{ id: 'i1', name: 'Sandbox ID' }], hasPassword: true };
    testShop.server
      .on(getExternalIdentities, { answer: linked })
      .on(removeExternalIdentity, { answer: { identities: [], hasPassword: true } });
    expect(await (await testShop.get('/gb/account', { cookie })).text()).toContain('Remove Sandbox ID');
    const removed = await act({ action: 'removeLinked', identity: 'i1' });
    expect(removed.status).toBe(200);
    expect(await removed.text()).toContain('It can no longer be used to sign in.');
    testShop.server
      .on(getExternalIdentities, { answer: { ...linked, hasPassword: false } })
      .on(removeExternalIdentity, refusal(409, 'OnlyWayToSignIn'));
    const kept = await act({ action: 'removeLinked', identity: 'i1' });
    expect(kept.status).toBe(409);
    expect(await kept.text()).toContain('This is the only way to sign in');
  });

  it('asks for the password where the session is not fresh, and offers the download with one [A7.08]', async () => {
    testShop.server.on(calls.downloadAccountData, refusal(403, 'FreshSignInRequired'));
    const asked = await (await act({ action: 'downloadData' })).text();
    expect(asked).toContain('name="ownPassword"');
    testShop.server.on(calls.getProfile, { answer: { ...mayasProfile, isFresh: true } });
    expect(await (await testShop.get('/gb/account', { cookie })).text()).toContain(
      'href="/api/account/data?sitePath=gb"',
    );
  });

  it('keeps what was typed, but never a password', async () => {
    testShop.server.on(calls.changeProfile, refusal(500, 'Broken'));
    const failed = await act({ action: 'changeName', firstName: 'Ma', lastName: 'Okafor' });
    expect([failed.status, (await failed.text()).includes('value="Ma"')]).toEqual([503, true]);
    testShop.server.on(calls.changePassword, refusal(403, 'FreshSignInRequired'));
    expect(await (await act({ action: 'changePassword', password: 'a new good one' })).text()).not.toContain(
      'good one',
    );
  });

  it('is not for visitors: they go to the sign-in page, or home as long as there is none', async () => {
    testShop.server.on(getVisitor, { answer: { identity: { kind: 'visitor', key: '' }, bagCount: 0 } });
    const answer = await testShop.get('/gb/account');
    expect(answer.status).toBe(302);
    expect(testShop.server.callsOf(calls.getProfile)).toEqual([]);
  });
});
