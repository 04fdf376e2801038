import {
  loginByCode,
  lookUpEmail,
  register,
  requestLightAccountLink,
} from '@touchline/contract/account/endpoints';
import {
  confirmCarrierAuthentication,
  startCarrierAuthentication,
} from '@touchline/contract/carrier/endpoints';
import { getFeatures } from '@touchline/contract/market/endpoints';
import { getVisitor } from '@touchline/contract/visitor/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

const password = 'correct horse 42';
const typed = {
  ...{ firstName: 'Maya', lastName: 'Okafor', email: 'maya@example.com', password },
  ...{ ageConfirmation: 'true', terms: 'true', gender: 'PNS' },
};
const none = { accountType: 'new' as const, nextSteps: ['register' as const] };

const identity = {
  ...{ name: 'Okafor Maya', phoneNumber: '+4915123456789', dateOfBirth: '1990-03-27' },
  ...{ gender: 'PNS' as const, ciNumber: 'CI-1' },
};

let testShop: ReturnType<typeof shopOf>;
beforeEach(() => {
  testShop = shopOf();
  testShop.server
    .on(getVisitor, { answer: { identity: { kind: 'visitor', key: '' }, bagCount: 0 } })
    .on(lookUpEmail, { answer: none })
    .on(register, { answer: { kind: 'signedIn', userName: 'maya@example.com', acid: 'a-1' } });
});

const send = (fields: Record<string, string>, query = '') =>
  testShop.shop(
    new Request(`https://shop.example/gb/account/register${query}`, {
      method: 'POST',
      headers: { host: 'shop.example', origin: 'https://shop.example' },
      body: new URLSearchParams(fields),
    }),
    '192.0.2.1',
  );

describe('The registration page', () => {
  it('is a form that needs no script, not cached and not indexed [A2.05]', async () => {
    const answer = await testShop.get('/gb/account/register');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(
      /<form[^>]* method="post"[^>]* action="\/gb\/account\/register"|<form[^>]* action="\/gb\/account\/register"[^>]* method="post"/,
    );
    for (const name of ['firstName', 'lastName', 'email', 'password', 'terms', 'dobFields-year'])
      expect(html).toContain(`name="${name}"`);
  });

  it('makes the account and leads to where the visitor was, never out of the shop', async () => {
    const answer = await send(typed, '?returnTo=%2Fcart');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/gb/cart']);
    expect(testShop.server.callsOf(register)[0]?.body).toMatchObject({
      ...{ firstName: 'Maya', email: 'maya@example.com', password, terms: true, newsletter: false },
    });
    const away = await send(typed, '?returnTo=https%3A%2F%2Fevil.example');
    expect(away.headers.get('location')).toBe('/gb');
  });

  it('shows errors next to the fields, and keeps everything typed but the password', async () => {
    const answer = await send({ ...typed, lastName: '', 'dobFields-day': '27', newsletter: 'true' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Enter a last name');
    expect(html).toContain('value="maya@example.com"');
    expect(html).toContain('value="27"');
    expect(html).toMatch(/<input(?=[^>]*name="newsletter")(?=[^>]*checked)/);
    expect(html).not.toContain(password);
    expect(testShop.server.callsOf(register)).toEqual([]);
  });

  it('keeps the way back and the invitation while errors are corrected', async () => {
    const answer = await send({ ...typed, lastName: '' }, '?returnTo=%2Fcart&invitationCode=FRIEND-1');
    const html = await answer.text();
    expect(html).toContain('action="/gb/account/register?invitationCode=FRIEND-1&amp;returnTo=%2Fcart"');
    expect(html).toContain('You were invited');
  });

  it('shows what the back end refuses', async () => {
    testShop.server.on(register, {
      status: 422,
      error: {
        ...{ errorCode: 'InvalidDataException', message: '' },
        details: {
          serverError: { validationErrors: [{ field: 'password', errorCode: 'PASSWORD_TOO_COMMON' }] },
        },
      },
    });
    const answer = await send(typed);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Many people use this password');
  });

  it('says that an address has an account, and registers nothing', async () => {
    testShop.server.on(lookUpEmail, { answer: { accountType: 'full', nextSteps: ['password', 'code'] } });
    const answer = await send(typed);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('This address has an account');
    expect(testShop.server.callsOf(register)).toEqual([]);
  });

  it('sends a light account its link', async () => {
    testShop.server.on(lookUpEmail, { answer: { accountType: 'light', nextSteps: ['link'] } });
    testShop.server.on(requestLightAccountLink, { answer: { accepted: true } });
    const html = await (await send({ ...typed, action: 'link' })).text();
    expect(html).toContain('the link is on its way');
    expect(testShop.server.callsOf(requestLightAccountLink)).toHaveLength(1);
  });

  it('asks for the code of a mail where the shop does not say whether an address is in use', async () => {
    testShop.server.on(register, { answer: { kind: 'confirmationSent', ticket: 't-1' } });
    const html = await (await send(typed)).text();
    expect(html).toContain('A mail is on its way to maya@example.com');
    expect(html).toContain('name="ticket" value="t-1"');
    testShop.server.on(loginByCode, { answer: { userName: 'maya@example.com', acid: 'a-1' } });
    const confirm = { action: 'confirm', email: 'maya@example.com', ticket: 't-1', code: '123456' };
    const answer = await send(confirm, '?returnTo=%2Fcart');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/gb/cart']);
    expect(testShop.server.callsOf(loginByCode)[0]?.body).toMatchObject({ code: '123456', ticket: 't-1' });
  });

  it('says after too many tries when the next is possible', async () => {
    testShop.server.on(register, {
      ...{ status: 429, error: { errorCode: 'RateLimited', message: '' } },
      headers: { 'retry-after': '600' },
    });
    const answer = await send(typed);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await answer.text()).toContain('Try again in 10 minutes');
  });

  it('leads whoever is signed in to where they were going', async () => {
    testShop.server.on(getVisitor, {
      answer: { identity: { kind: 'customer', key: 'a-1', name: 'Maya' }, bagCount: 0 },
    });
    const answer = await testShop.get('/gb/account/register?returnTo=%2Fcart', {
      cookie: '__Host-session=0123456789abcdef',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/gb/cart']);
  });

  it('asks the phone company without a script, too, where the market wants it [A2.132]', async () => {
    testShop.server
      .on(getFeatures, { answer: { ACCOUNT_KMC_FLOW_ENABLED: true } })
      .on(startCarrierAuthentication, { answer: { authenticationId: 'a-1', testCode: '123456' } })
      .on(confirmCarrierAuthentication, { answer: { userDataToken: 'token-1', identity } });
    const person = {
      ...{ firstName: 'Maya', lastName: 'Okafor', gender: 'PNS', mobileNumber: '0151 23456789' },
      ...{ 'dobFields-day': '27', 'dobFields-month': '3', 'dobFields-year': '1990', carrier: 'KT' },
    };
    const first = await (await testShop.get('/gb/account/register')).text();
    expect(first).toContain('value="startCarrier"');
    expect(first).not.toContain('name="password"');
    const second = await (await send({ ...person, action: 'startCarrier' })).text();
    expect(second).toContain('name="authenticationId" value="a-1"');
    const code = { action: 'confirmCarrier', authenticationId: 'a-1', carrierCode: '123456' };
    const third = await (await send({ ...person, ...code })).text();
    expect(third).toContain('name="userDataToken" value="token-1"');
    expect(third).toContain('name="password"');
    const last = await send({ ...person, ...typed, userDataToken: 'token-1' });
    expect(last.status).toBe(303);
    expect(testShop.server.callsOf(register)[0]?.body).toMatchObject({
      kmc: { userDataToken: 'token-1', dormantPeriod: '1y' },
    });
  });
});
