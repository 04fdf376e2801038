import * as account from '@touchline/contract/account/endpoints';
import { getBotChallenge } from '@touchline/contract/payment/endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { ageNeeded, botCheckNeeded, mayasEmail, mayaSignedIn, refusal, tooMany } from './Login.fixtures.ts';
import { LoginStore } from './LoginStore.ts';
import type { LoginOptions } from './loginState.ts';
import { readLoginForm } from './readLoginForm.ts';
import { submitLoginForm } from './submitLoginForm.ts';

const password = 'tram-lemon-hat';
const persistent = { AIC_PERSISTENT_LOGIN_ENABLED: true };

let ports: TestPorts;
let store: LoginStore;

function begin(options: LoginOptions = {}, flags = {}): void {
  ports = testPorts({ flags });
  ports.server.on(account.login, { answer: mayaSignedIn });
  store = new LoginStore(ports, { isMobile: () => false, isOnline: () => true, ...options });
}
function typeBoth(): void {
  store.type('user', ` ${mayasEmail} `);
  store.type('password', password);
}
const bodies = () => ports.server.callsOf(account.login).map(({ body }) => body);

beforeEach(() => begin());

describe('analytics', () => {
  it('is told that somebody signed in by a code', async () => {
    ports.server
      .on(account.requestLoginCode, { answer: { accepted: true } })
      .on(account.loginByCode, { answer: mayaSignedIn });
    store.type('user', mayasEmail);
    await store.sendCode();
    store.type('code', '123456');
    expect(await store.submitCode()).toBe(true);
    expect(ports.tracked).toEqual([{ event: 'login', fields: { method: 'code' } }]);
  });

  it('is told the code of an error, and nothing of what was typed', async () => {
    ports.server.on(account.login, refusal(401, 'InvalidCredentials'));
    typeBoth();
    await store.submit();
    expect(ports.tracked).toEqual([
      { event: 'form_error', fields: { form: 'login', error: 'invalidCredentials' } },
    ]);
  });

  it('is not told of whoever is signed in and gives the password again', async () => {
    begin({ isConfirmation: true });
    typeBoth();
    expect(await store.submit()).toBe(true);
    expect(ports.tracked).toEqual([]);
  });
});

describe('signing in by password', () => {
  it('sends user, password, persistentLogin and isMobile once, and is in progress until the answer [A1.09, A3.01, A4.02, A7.02]', async () => {
    begin({ isMobile: () => true }, persistent);
    expect(store.status).toEqual({ kind: 'idle' });
    typeBoth();
    store.choosePersistent(true);
    const twice = Promise.all([store.submit(), store.submit()]);
    expect(store.status).toEqual({ kind: 'inProgress', action: 'password' });
    expect(await twice).toEqual([true, false]);
    expect(store.status).toEqual({ kind: 'success' });
    expect(ports.tracked).toEqual([{ event: 'login', fields: { method: 'password' } }]);
    expect(bodies()).toEqual([{ user: mayasEmail, password, persistentLogin: true, isMobile: true }]);
  });

  it('requires email address and password before anything is sent [A5.12]', async () => {
    expect(await store.submit()).toBe(false);
    expect(store.fields.inOrder.map(({ problem }) => problem.key)).toEqual([
      'profile.email.missing',
      'label.password.missing',
    ]);
    expect(bodies()).toEqual([]);
  });

  it('keeps spaces of a password, and sends the address without those around it', async () => {
    store.type('user', mayasEmail);
    store.type('password', ' two spaces ');
    await store.submit();
    expect(bodies()).toMatchObject([{ password: ' two spaces ' }]);
  });

  it('leaves nothing of the password in what is sent from the server', async () => {
    ports.server.on(account.login, refusal(401, 'InvalidCredentials'));
    typeBoth();
    await store.submit();
    typeBoth();
    expect(JSON.stringify(store.toSnapshot())).not.toContain(password);
    const sent = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<typeof store.toSnapshot>;
    expect(LoginStore.fromSnapshot(ports, sent).toSnapshot()).toEqual(store.toSnapshot());
  });
});

describe('a login that fails', () => {
  it.each([
    ['for a wrong password [A8.05]', refusal(401, 'InvalidCredentials'), { kind: 'invalidCredentials' }],
    ['for status 500 [A8.02]', refusal(500, 'Broken'), { kind: 'serverError' }],
    ['for status 503 [A8.02]', refusal(503, 'Unavailable'), { kind: 'serverError' }],
    ['when the age has to be confirmed [A8.01]', ageNeeded, { kind: 'ageConfirmationNeeded' }],
    ['after too many tries', tooMany, { kind: 'tooMany', seconds: 600 }],
  ])('says why and keeps the address %s', async (_why, answer, error) => {
    ports.server.on(account.login, answer);
    typeBoth();
    expect(await store.submit()).toBe(false);
    expect(store.status).toEqual({ kind: 'error', error });
    expect(store.email).toBe(mayasEmail);
    store.type('password', 'another');
    expect(store.status).toEqual({ kind: 'idle' });
  });

  it.each([
    ['took too long while the browser is online [A8.03]', true, 'requestTimedOut'],
    ['has no network while it is offline [A8.04]', false, 'noInternet'],
  ])('without an answer %s', async (_what, isOnline, kind) => {
    begin({ isOnline: () => isOnline });
    ports.server.on(account.login, 'offline');
    typeBoth();
    await store.submit();
    expect(store.status).toEqual({ kind: 'error', error: { kind } });
  });

  it('goes on with the same password once the age is confirmed [A8.01]', async () => {
    ports.server.on(account.login, ageNeeded, { answer: mayaSignedIn });
    typeBoth();
    await store.submit();
    expect(await store.submit({ isAgeConfirmed: true })).toBe(true);
    expect(bodies()).toMatchObject([{ password }, { password, ageConfirmation: true }]);
  });

  it.each([
    ['a blocked user [A4.32]', 'ACCOUNT_LOCKED_CCI', 'blocked'],
    ['a regular user [A4.33]', 'ACCOUNT_ACCESS_LOCKED', 'regular'],
  ] as const)('begins the recovery with the address filled in for %s', async (_who, code, user) => {
    const onForgotten = vi.fn();
    begin({ onForgotten });
    ports.server.on(account.login, refusal(403, code));
    typeBoth();
    await store.submit();
    expect(onForgotten).toHaveBeenCalledWith({ email: mayasEmail, user, account: 'full', target: '/' });
    expect(store.forgotten).toBe(user);
    store.remember();
    expect([store.forgotten, store.email]).toEqual([undefined, mayasEmail]);
  });

  it('shows the sign-in again on the next visit of the page; a blocked user is still asked for a new password', () => {
    begin();
    for (const [user, shown] of [
      ['regular', undefined],
      ['blocked', 'blocked'],
    ] as const) {
      store.arrive('/');
      store.forget(user);
      store.arrive('/cart');
      expect([store.forgotten, store.target]).toEqual([shown, '/cart']);
    }
  });

  it('goes on after a bot check by itself', async () => {
    begin({ solve: () => Promise.resolve('proof') });
    ports.server
      .on(account.login, botCheckNeeded, { answer: mayaSignedIn })
      .on(getBotChallenge, { answer: { kind: 'altcha', challenge: '{}' } });
    typeBoth();
    expect(await store.submit()).toBe(false);
    expect(store.bots.status).toEqual({ kind: 'needed', purpose: 'password' });
    await store.bots.prove();
    expect(store.status).toEqual({ kind: 'success' });
    expect(ports.server.callsOf(account.login)[1]?.headers.get('x-bot-proof')).toBe('proof');
  });
});

describe('signing in by a mailed code', () => {
  beforeEach(() => {
    ports.server
      .on(account.requestLoginCode, { answer: { accepted: true } })
      .on(account.loginByCode, { answer: mayaSignedIn });
    store.type('user', mayasEmail);
  });

  it('asks for the code, then signs in with it; no password is needed', async () => {
    expect(await store.sendCode()).toBe(true);
    expect(store.step).toBe('code');
    expect(await store.submitCode()).toBe(false);
    expect(store.fields.state('code').error?.key).toBe('login.code.missing');
    store.type('code', '1234');
    await store.submitCode();
    expect(store.fields.state('code').error?.key).toBe('login.code.incomplete');
    expect(ports.server.callsOf(account.loginByCode)).toEqual([]);
    store.type('code', '123456');
    expect(await store.submitCode()).toBe(true);
    expect(ports.server.callsOf(account.loginByCode)[0]?.body).toEqual({
      ...{ email: mayasEmail, code: '123456', persistentLogin: false, isMobile: false },
    });
  });

  it('sends a code that is complete without a press on a button', async () => {
    const form = new FormData();
    form.set('step', 'code');
    form.set('user', mayasEmail);
    form.set('code', '123456');
    expect(await submitLoginForm(store, readLoginForm(form))).toBe(true);
    expect(ports.server.callsOf(account.loginByCode)).toHaveLength(1);
    expect(bodies()).toEqual([]);
  });

  it('requires an address, and nothing else', async () => {
    store.type('user', 'maya');
    expect(await store.sendCode()).toBe(false);
    expect(store.fields.inOrder.map(({ name }) => name)).toEqual(['user']);
    expect(store.step).toBe('password');
  });

  it('says that a code is wrong, empties the field, and leads back to the password', async () => {
    ports.server.on(account.loginByCode, refusal(401, 'InvalidCode'));
    await store.sendCode();
    store.type('code', '123456');
    await store.submitCode();
    expect(store.status).toEqual({ kind: 'error', error: { kind: 'invalidCode' } });
    expect(store.fields.raw('code')).toBe('');
    store.usePassword();
    expect([store.step, store.status.kind, store.email]).toEqual(['password', 'idle', mayasEmail]);
  });

  it('says that a code is over, and takes another one', async () => {
    ports.server.on(account.loginByCode, refusal(401, 'CodeOver'), { answer: mayaSignedIn });
    await store.sendCode();
    store.type('code', '123456');
    await store.submitCode();
    expect(store.status).toEqual({ kind: 'error', error: { kind: 'codeOver' } });
    expect(store.fields.raw('code')).toBe('');
    expect(await store.sendCode()).toBe(true);
    store.type('code', '654321');
    expect(await store.submitCode()).toBe(true);
  });

  it('takes the code of a moment ago, and says how long the next one waits', async () => {
    const justSent = refusal(429, 'CodeJustSent', { headers: { 'retry-after': '23' } });
    ports.server.on(account.requestLoginCode, justSent);
    expect(await store.sendCode()).toBe(false);
    expect(store.step).toBe('code');
    expect(store.status).toEqual({ kind: 'error', error: { kind: 'justSent', seconds: 23 } });
    store.type('code', '123456');
    expect(await store.submitCode()).toBe(true);
  });
});

describe('“Keep me signed in”', () => {
  it.each([
    ['not, where the flag is off', {}, true, [false, false]],
    ['and is not ticked', persistent, false, [true, false]],
    ['and is ticked by the market', persistent, true, [true, true]],
    ['and is ticked by its flag', { ...persistent, PERSISTENT_LOGIN_PRESELECTED: true }, false, [true, true]],
  ])('is offered %s [A1.11, A4.06]', (_how, flags, isPersistentByDefault, expected) => {
    begin({ isPersistentByDefault }, flags);
    expect([store.offersPersistentLogin, store.persistentLogin]).toEqual(expected);
  });

  it('is not sent where it is not offered', async () => {
    const form = new FormData();
    form.set('user', mayasEmail);
    form.set('password', password);
    form.set('persistentLogin', 'on');
    await submitLoginForm(store, readLoginForm(form));
    expect(bodies()).toMatchObject([{ persistentLogin: false }]);
  });
});

it('takes an address that was typed elsewhere, and forgets the password of another', () => {
  typeBoth();
  store.prefill(mayasEmail, { fixed: true });
  expect(store.fields.raw('password')).toBe(password);
  expect(store.isEmailFixed).toBe(true);
  store.prefill('noah@example.org');
  expect(store.fields.raw('password')).toBe('');
  expect(store.isEmailFixed).toBe(false);
});
