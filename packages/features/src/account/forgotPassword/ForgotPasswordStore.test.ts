import { forgotPassword } from '@touchline/contract/account/endpoints';
import { getBotChallenge } from '@touchline/contract/payment/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { ForgotPasswordStore } from './ForgotPasswordStore.ts';

const maya = 'maya.okafor@example.com';
const sent = { answer: { accepted: true as const } };
const refusal = (status: number, details?: object, headers?: Record<string, string>) => ({
  ...{ status, error: { errorCode: 'Refused', message: '', ...(details ? { details } : {}) } },
  ...(headers ? { headers } : {}),
});

let ports: TestPorts;
let store: ForgotPasswordStore;
beforeEach(() => {
  ports = testPorts();
  store = new ForgotPasswordStore(ports, () => Promise.resolve('solved'));
});

describe('the mail with the link', () => {
  it('is not started, started, then on its way, and asked for once however often the button is pressed [A3.13, A4.24]', async () => {
    ports.server.on(forgotPassword, sent);
    expect(store.resetPasswordMailStatus).toBeUndefined();
    store.fields.type('email', ` ${maya} `);
    const pressed = [store.submit(), store.submit()];
    expect(store.resetPasswordMailStatus).toBe('started');
    expect(await Promise.all(pressed)).toEqual([true, false]);
    expect(store.resetPasswordMailStatus).toBe('success');
    expect(ports.server.callsOf(forgotPassword).map(({ body }) => body)).toEqual([{ email: maya }]);
  });

  it.each([
    ['without a network', 'offline' as const, { kind: 'offline' }],
    ['by our fault', refusal(503), { kind: 'unavailable' }],
    [
      'after too many tries',
      refusal(429, undefined, { 'retry-after': '600' }),
      { kind: 'tooMany', seconds: 600 },
    ],
  ])('fails %s, and the address stays in the form', async (_why, answer, failure) => {
    ports.server.on(forgotPassword, answer);
    store.fields.type('email', maya);
    expect(await store.submit()).toBe(false);
    expect([store.resetPasswordMailStatus, store.failure]).toEqual(['failed', failure]);
    expect(store.fields.raw('email')).toBe(maya);
  });

  it('needs an address, which is checked before anything is sent', async () => {
    for (const typed of ['', 'maya@', `${'m'.repeat(50)}@example.com`]) {
      store.fields.type('email', typed);
      expect(await store.submit()).toBe(false);
    }
    expect(ports.server.calls).toEqual([]);
    expect(store.resetPasswordMailStatus).toBeUndefined();
  });
});

it('takes an address of 50 characters, and of no more [A5.03, A9.01]', async () => {
  ports.server.on(forgotPassword, sent);
  const addressOf = (length: number) => `${'m'.repeat(length - '@example.com'.length)}@example.com`;
  store.fields.type('email', addressOf(51));
  expect(await store.submit()).toBe(false);
  expect(store.fields.problems.get('email')?.key).toBe('profile.email.tooLong');
  store.fields.type('email', addressOf(50));
  expect(await store.submit()).toBe(true);
});

describe('where the shopper wanted to go', () => {
  it('is kept for five minutes once the mail is on its way, and not before [A4.27, A7.70, A9.14]', async () => {
    let now = new Date('2026-11-21T10:00:00Z');
    const written: [string, string, unknown][] = [];
    const storage = {
      get: () => undefined,
      set: (key: string, value: string, _: unknown, maxAge: unknown) =>
        void written.push([key, value, maxAge]),
      remove: () => undefined,
    };
    const own = new ForgotPasswordStore({ ...ports, storage, clock: { now: () => now } });
    ports.server.on(forgotPassword, refusal(503), sent);
    own.begin({ email: maya, target: '/cart?size=M' });
    await own.submit();
    expect(written).toEqual([]);
    await own.submit();
    now = new Date('2026-11-21T10:01:00Z');
    expect(written).toEqual([['resetPasswordRedirect', '/cart?size=M', 300]]);
  });
});

describe('a bot check that the back end asks for', () => {
  const challenge = { answer: { kind: 'altcha' as const, challenge: '{}' } };

  it('has to be completed before the form can be sent, then the call goes on by itself with its token [A5.13, A7.10]', async () => {
    ports.server.on(forgotPassword, refusal(428, { canProve: true }), sent).on(getBotChallenge, challenge);
    store.fields.type('email', maya);
    expect(await store.submit()).toBe(false);
    expect([store.canSubmit, store.resetPasswordMailStatus]).toEqual([false, undefined]);
    expect(await store.submit()).toBe(false);
    expect(ports.server.callsOf(forgotPassword)).toHaveLength(1);
    await store.bots.prove();
    expect([store.canSubmit, store.resetPasswordMailStatus]).toEqual([true, 'success']);
    expect(ports.server.callsOf(forgotPassword).at(-1)?.body).toEqual({ email: maya, recaptcha: 'solved' });
  });

  it('is asked for again when its token was not accepted', async () => {
    const needed = refusal(428, { canProve: true });
    ports.server.on(forgotPassword, needed, needed).on(getBotChallenge, challenge);
    store.fields.type('email', maya);
    await store.submit();
    await store.bots.prove();
    expect([store.canSubmit, store.bots.status.kind]).toEqual([false, 'needed']);
  });

  it('that cannot be done here is a failure', async () => {
    ports.server.on(forgotPassword, refusal(428, { canProve: false }));
    store.fields.type('email', maya);
    await store.submit();
    expect([store.resetPasswordMailStatus, store.canSubmit]).toEqual(['failed', true]);
  });
});

describe('who asks', () => {
  it('is a blocked or a regular user, and forgotten with the form [A4.28]', () => {
    store.begin({ email: maya, user: 'blocked' });
    expect([store.isUserBlocked, store.defaultEmailValue]).toEqual([true, maya]);
    store.begin({ email: maya });
    expect(store.isUserBlocked).toBe(false);
    store.begin({ user: 'blocked' });
    store.clear();
    expect([store.isUserBlocked, store.resetPasswordMailStatus, store.failure]).toEqual([
      ...[false, undefined, undefined],
    ]);
  });

  it('changes the confirmation: light accounts, and blocked users of the sister app where that is on', () => {
    const wordings = [false, true].flatMap((isOn) => {
      const one = new ForgotPasswordStore(testPorts({ flags: { SISTER_APP_BLOCKED_USERS: isOn } }));
      return [{}, { account: 'light' as const }, { user: 'blocked' as const }].map((start) => {
        one.begin({ email: maya, ...start });
        return one.wording;
      });
    });
    expect(wordings).toEqual(['regular', 'light', 'regular', 'regular', 'light', 'sisterApp']);
  });
});

it('is passed from the server to the browser, with a bot check that is needed', async () => {
  ports.server.on(forgotPassword, refusal(428, { canProve: true }));
  store.begin({ email: maya, user: 'blocked', target: '/cart' });
  await store.submit();
  const state = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<typeof store.toSnapshot>;
  const there = ForgotPasswordStore.fromSnapshot(ports, state);
  expect(there.toSnapshot()).toEqual(store.toSnapshot());
  expect(there.canSubmit).toBe(false);
});
