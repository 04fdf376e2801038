import * as account from '@touchline/contract/account/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import { getBotChallenge } from '@touchline/contract/payment/endpoints';
import { describe, expect, it } from 'vitest';
import { botCheckNeeded, mayasEmail, mayaSignedIn, refusal, tooMany } from '../login/Login.fixtures.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { EmailAccountStore } from './EmailAccountStore.ts';
import { LightAccountStore } from './LightAccountStore.ts';
import { OrderAccountStore } from './OrderAccountStore.ts';
import { SetPasswordStore } from './SetPasswordStore.ts';

const none = refusal(404, 'NotFound');
const failures = [
  ['after too many tries', tooMany, { kind: 'tooMany', seconds: 600 }],
  ['without a network', 'offline' as const, { kind: 'offline' }],
  ['by our fault', refusal(503, 'Unavailable'), { kind: 'unavailable' }],
] as const;

describe('the link of a light account', () => {
  it('is asked for once, by its address [A6.02]', async () => {
    const ports = testPorts();
    ports.server.on(account.requestLightAccountLink, { answer: { accepted: true } });
    const store = new LightAccountStore(ports);
    store.begin(mayasEmail);
    expect(await Promise.all([store.requestLink(), store.requestLink()])).toEqual([true, false]);
    expect(store.status).toEqual({ kind: 'sent' });
    expect(ports.server.callsOf(account.requestLightAccountLink).map(({ body }) => body)).toEqual([
      { email: mayasEmail },
    ]);
    store.begin('noah@example.org');
    expect(store.status).toEqual({ kind: 'idle' });
  });

  it('is asked for with the proof of a bot check as recaptcha [A7.14]', async () => {
    const ports = testPorts();
    ports.server
      .on(account.requestLightAccountLink, botCheckNeeded, { answer: { accepted: true } })
      .on(getBotChallenge, { answer: { kind: 'altcha', challenge: '{}' } });
    const store = new LightAccountStore(ports, () => Promise.resolve('proof'));
    store.begin(mayasEmail);
    await store.requestLink();
    await store.bots.prove();
    expect(store.status).toEqual({ kind: 'sent' });
    expect(ports.server.callsOf(account.requestLightAccountLink)[1]?.body).toEqual({
      ...{ email: mayasEmail, recaptcha: 'proof' },
    });
  });

  it.each(failures)('that was not sent %s can be asked for again', async (_why, answer, failure) => {
    const ports = testPorts();
    ports.server.on(account.requestLightAccountLink, answer, { answer: { accepted: true } });
    const store = new LightAccountStore(ports);
    store.begin(mayasEmail);
    expect(await store.requestLink()).toBe(false);
    expect(store.status).toEqual({ kind: 'failed', failure });
  });
});

describe('an account of an email address alone', () => {
  const accepted = { answer: { accepted: true as const } };
  const begin = (basketId?: string, requiredAge = 16) => {
    const ports = testPorts();
    ports.server.on(account.activateLightAccount, accepted);
    const store = new EmailAccountStore(ports, {
      ...{ requiredAge, basketId: () => basketId },
      solve: () => Promise.resolve('proof'),
    });
    store.begin(mayasEmail);
    return { ports, store, calls: () => ports.server.callsOf(account.activateLightAccount) };
  };

  it('is made once, with the source, the bag, the address and the confirmed age, and its link is sent [A7.15]', async () => {
    const { store, calls } = begin('bag-1');
    store.confirmAge(true);
    expect(await Promise.all([store.activate(), store.activate()])).toEqual([true, false]);
    expect(calls().map(({ body }) => body)).toEqual([
      {
        ...{ sourceId: 'authFlow', basketId: 'bag-1', email: mayasEmail },
        ...{ sendActivationEmail: true, minAgeConfirmation: true },
      },
    ]);
    expect(store.status).toEqual({ kind: 'sent' });
  });

  it('needs the age of the market, where it has one', async () => {
    const { store, calls } = begin();
    expect(await store.activate()).toBe(false);
    expect([store.isAgeMissing, calls().length]).toEqual([true, 0]);
    store.confirmAge(true);
    expect(store.isAgeMissing).toBe(false);
    const free = begin(undefined, 0);
    expect(await free.store.activate()).toBe(true);
    expect(free.calls()[0]?.body).not.toHaveProperty('basketId');
  });

  it('is made after a bot check, where one is needed', async () => {
    const { store, ports, calls } = begin();
    ports.server
      .on(account.activateLightAccount, botCheckNeeded, accepted)
      .on(getBotChallenge, { answer: { kind: 'altcha', challenge: '{}' } });
    store.confirmAge(true);
    expect(await store.activate()).toBe(false);
    await store.bots.prove();
    expect(store.status).toEqual({ kind: 'sent' });
    expect(calls()[1]?.headers.get('x-bot-proof')).toBe('proof');
  });

  it.each(failures)('that was not made %s can be asked for again', async (_why, answer, failure) => {
    const { store, ports } = begin();
    ports.server.on(account.activateLightAccount, answer, accepted);
    store.confirmAge(true);
    expect(await store.activate()).toBe(false);
    expect(store.status).toEqual({ kind: 'failed', failure });
    expect(await store.activate()).toBe(true);
  });
});

describe('an account made of an order', () => {
  it('is asked for by the secret of the order’s own link, once', async () => {
    const ports = testPorts();
    ports.server.on(account.requestOrderAccountLink, { answer: { accepted: true } });
    const store = new OrderAccountStore(ports);
    await Promise.all([store.request('order-key'), store.request('order-key')]);
    expect(ports.server.callsOf(account.requestOrderAccountLink).map(({ body }) => body)).toEqual([
      { key: 'order-key' },
    ]);
    expect(new OrderAccountStore(ports, store.toSnapshot()).status).toEqual({ kind: 'sent' });
  });

  it.each([...failures, ['because the link of the order is over', none, { kind: 'unavailable' }] as const])(
    'that was not begun %s says so',
    async (_why, answer, failure) => {
      const ports = testPorts();
      ports.server.on(account.requestOrderAccountLink, answer);
      const store = new OrderAccountStore(ports);
      expect(await store.request('order-key')).toBe(false);
      expect(store.status).toEqual({ kind: 'failed', failure });
    },
  );
});

describe('the first password', () => {
  const open = async (key = 'mail-key') => {
    const ports = testPorts();
    ports.server.on(getSite, none).on(account.upgradeLightAccount, { answer: mayaSignedIn });
    const store = new SetPasswordStore(ports);
    await store.open(key);
    return { ports, store };
  };

  it('makes a light account full by the key of the mail, and signs in [A1.12]', async () => {
    const { ports, store } = await open();
    expect(await store.submit('tram-lemon-hat')).toBe(true);
    expect(store.status).toEqual({ kind: 'done' });
    expect(ports.server.callsOf(account.upgradeLightAccount)[0]?.body).toEqual({
      ...{ key: 'mail-key', password: 'tram-lemon-hat', persistentLogin: false },
    });
    expect(JSON.stringify(store.toSnapshot())).not.toContain('tram-lemon-hat');
  });

  it('is required, and refused by the rules of the market with a message at the field', async () => {
    const { ports, store } = await open();
    await store.submit('');
    expect([store.problem, ports.server.callsOf(account.upgradeLightAccount)]).toEqual(['missing', []]);
    const refusedFor = (errorCode: string) =>
      refusal(422, 'InvalidDataException', {
        details: { serverError: { validationErrors: [{ field: 'password', errorCode }] } },
      });
    ports.server.on(
      account.upgradeLightAccount,
      refusedFor('PASSWORD_TOO_COMMON'),
      refusedFor('PASSWORD_NOT_VALID'),
    );
    await store.submit('password1');
    expect(store.problem).toBe('common');
    await store.submit('short');
    expect([store.problem, store.status.kind]).toEqual(['invalid', 'idle']);
  });

  it('cannot be set by a link that is over, or without one', async () => {
    const { ports, store } = await open();
    ports.server.on(account.upgradeLightAccount, none);
    await store.submit('tram-lemon-hat');
    expect(store.status).toEqual({ kind: 'linkOver' });
    expect((await open('')).store.status).toEqual({ kind: 'linkOver' });
  });

  it.each(failures)('that was not saved %s says so', async (_why, answer, failure) => {
    const { ports, store } = await open();
    ports.server.on(account.upgradeLightAccount, answer);
    await store.submit('tram-lemon-hat');
    expect(store.status).toEqual({ kind: 'failed', failure });
  });
});
