import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Timeout } from '../errors.ts';
import * as accounts from './account.ts';
import * as carrier from './carrier.ts';
import * as external from './externalSignIn.ts';
import { createTransport, type Transport } from './transport.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const entry = { persistentLogin: false, isMobile: false };
const person = { name: 'Maya', phoneNumber: '01012345678', dateOfBirth: '1990-03-27' };

it.each([
  ['signing in', 10, '[C9.02]', (call) => accounts.login(call, { ...entry, user: 'maya', password: 'x' })],
  [
    'leaving for a provider',
    20,
    '[C9.03]',
    (call) => external.startExternalSignIn(call, 'sandbox', { persistentLogin: false }),
  ],
  [
    'coming back from a provider',
    20,
    '[C9.03]',
    (call) => external.finishExternalSignIn(call, { ticket: 't', callback: '' }),
  ],
  [
    'the data of the key-management flow',
    20,
    '[C9.04]',
    (call) => carrier.startCarrierAuthentication(call, { ...person, gender: 'PNS', carrier: 'KT' }),
  ],
  [
    'the identity of the key-management flow',
    20,
    '[C9.04]',
    (call) => carrier.confirmCarrierAuthentication(call, { authenticationId: 'a', code: '1' }),
  ],
] satisfies [string, number, string, (call: Transport) => Promise<unknown>][])(
  'ends %s after %i seconds without an answer %s',
  async (_what, seconds, _rows, act) => {
    let begin: (signal: AbortSignal) => void;
    const asked = new Promise<AbortSignal>((resolve) => (begin = resolve));
    const call = createTransport({
      ...{ origin: 'https://shop.example', sitePath: 'gb', surface: () => 'chk' },
      fetch: (request) =>
        new Promise((_, reject) => {
          begin(request.signal);
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
        }),
    });
    const ended = act(call).catch((error: unknown) => error);
    const signal = await asked;
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toBeInstanceOf(Timeout);
  },
);
