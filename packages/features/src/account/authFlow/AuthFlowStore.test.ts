import { lookUpEmail } from '@touchline/contract/account/endpoints';
import { getBotChallenge } from '@touchline/contract/payment/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { botCheckNeeded, mayasEmail, refusal, tooMany } from '../login/Login.fixtures.ts';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { AuthFlowStore } from './AuthFlowStore.ts';

let ports: TestPorts;
let store: AuthFlowStore;
beforeEach(() => {
  ports = testPorts();
  store = new AuthFlowStore(ports, { solve: () => Promise.resolve('proof') });
  store.begin();
});
const enter = async (email = mayasEmail) => {
  store.type(email);
  await store.submitEmail();
};

it('begins with the email step, and validates it before the look-up [A2.80, A5.70]', async () => {
  expect(store.step).toBe('email');
  await enter('maya@');
  expect(store.fields.state('email').error?.key).toBe('profile.emailparseerror');
  await enter('');
  expect(store.fields.state('email').error?.key).toBe('profile.email.missing');
  expect(ports.server.calls).toEqual([]);
});

it('opens the section of the registration that the market wants for a new address [A2.83]', async () => {
  ports.server.on(lookUpEmail, { answer: { accountType: 'new', nextSteps: ['register'] } });
  store = new AuthFlowStore(ports, { registerSection: async () => 'emailAccount' });
  await enter();
  expect(store.step).toBe('emailAccount');
});

describe('the look-up leads', () => {
  it.each([
    ['a known account to the login [A2.81]', 'full', ['password', 'code'], 'login'],
    ['a light account to the prompt for a password [A2.82]', 'light', ['link', 'code'], 'liteAccount'],
    ['an unknown address to the registration [A2.83]', 'new', ['register'], 'register'],
    [
      'where it does not say, to a login that offers all',
      'unknown',
      ['password', 'code', 'register'],
      'login',
    ],
    ['an account of a provider to a login by code', 'full', ['code'], 'login'],
  ] as const)('%s, by the address [A7.12]', async (_who, accountType, nextSteps, step) => {
    ports.server.on(lookUpEmail, { answer: { accountType, nextSteps: [...nextSteps] } });
    await enter(` ${mayasEmail} `);
    expect(store.step).toBe(step);
    expect(store.isUnknown).toBe(accountType === 'unknown');
    expect(store.hasPassword).toBe(nextSteps[0] !== 'code' && accountType !== 'light');
    expect(store.email).toBe(mayasEmail);
    expect(ports.server.callsOf(lookUpEmail)[0]?.body).toEqual({ email: mayasEmail });
  });

  it.each([
    ['fails', refusal(500, 'Broken')],
    ['gets no answer', 'offline' as const],
  ])('to the login without a word when it %s [A4.31]', async (_what, answer) => {
    ports.server.on(lookUpEmail, answer);
    await enter();
    expect([store.step, store.status.kind, store.isUnknown]).toEqual(['login', 'idle', true]);
  });

  it('nowhere after too many tries, until they may go on', async () => {
    ports.server.on(lookUpEmail, tooMany, { answer: { accountType: 'new', nextSteps: ['register'] } });
    await enter();
    expect([store.step, store.status]).toEqual(['email', { kind: 'tooMany', seconds: 600 }]);
    await enter();
    expect(store.step).toBe('register');
  });

  it('on after a bot check, by itself', async () => {
    ports.server
      .on(lookUpEmail, botCheckNeeded, { answer: { accountType: 'new', nextSteps: ['register'] } })
      .on(getBotChallenge, { answer: { kind: 'altcha', challenge: '{}' } });
    await enter();
    expect(store.step).toBe('email');
    await store.bots.prove();
    expect(store.step).toBe('register');
    expect(ports.server.callsOf(lookUpEmail)[1]?.headers.get('x-bot-proof')).toBe('proof');
  });
});

it('is the email step again once it was closed, also while it looks up [A4.30]', async () => {
  ports.server.on(lookUpEmail, { answer: { accountType: 'full', nextSteps: ['password', 'code'] } });
  await enter();
  store.reset();
  expect([store.step, store.email, store.hasPassword]).toEqual(['email', '', true]);
  const late = enter();
  store.reset();
  await late;
  expect(store.step).toBe('email');
});

it('keeps the address when the shopper goes back to change it', async () => {
  ports.server.on(lookUpEmail, { answer: { accountType: 'new', nextSteps: ['register'] } });
  await enter();
  store.changeEmail();
  expect([store.step, store.email]).toEqual(['email', mayasEmail]);
});

it.each([
  ['FAST_REGISTRATION_VIEW', 'register', 'overlay'],
  ['LOGIN_VIEW', 'login', 'overlay'],
  ['FORGOTTEN_PASSWORD_VIEW', 'forgottenPassword', 'overlay'],
  ['CHECKOUT_LOGIN_VIEW', 'login', 'checkout'],
  ['login', 'login', 'overlay'],
  ['register', 'register', 'overlay'],
  ['forgottenPassword', 'forgottenPassword', 'overlay'],
] as const)('shows the view %s of the documents as %s', (view, step, place) => {
  store.begin({ view, email: mayasEmail });
  expect([store.step, store.place, store.email]).toEqual([step, place, mayasEmail]);
});
