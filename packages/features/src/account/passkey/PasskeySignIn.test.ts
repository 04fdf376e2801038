import * as calls from '@touchline/contract/passkey/endpoints';
import { Cancelled } from '@touchline/contract/errors';
import type { SignedByPasskey } from '@touchline/contract/passkey/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Authenticator } from '../../platform/ports/index.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { PasskeySignIn } from './PasskeySignIn.ts';

const signed: SignedByPasskey = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

/** A browser that asks one question at a time, as real ones do: a new one ends the one before. */
class OneQuestion implements Authenticator {
  readonly asked: string[] = [];
  #end: ((answer: SignedByPasskey | undefined) => void) | undefined;

  isSupported = () => true;
  canAutofill = () => Promise.resolve(true);
  create = () => Promise.resolve({ kind: 'left' as const });
  cancel = () => this.answer(undefined);

  sign(_: unknown, { isAutofill }: { isAutofill: boolean }): Promise<SignedByPasskey | undefined> {
    this.cancel();
    this.asked.push(isAutofill ? 'field' : 'dialog');
    return new Promise((resolve) => (this.#end = resolve));
  }

  answer(answer: SignedByPasskey | undefined): void {
    this.#end?.(answer);
    this.#end = undefined;
  }
}

let browser: OneQuestion;
let passkeys: PasskeySignIn;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  browser = new OneQuestion();
  const ports = { ...testPorts(), authenticator: browser };
  ports.server.on(calls.startPasskeySignIn, {
    answer: { rpId: 'shop.example', challenge: 'AAAA', timeout: 300_000, userVerification: 'required' },
  });
  passkeys = new PasskeySignIn(ports);
});
afterEach(() => vi.useRealTimers());

const untilAsked = (count: number) => vi.waitFor(() => expect(browser.asked).toHaveLength(count));

it('signs in by what a field offered', async () => {
  const offer = passkeys.offer();
  await untilAsked(1);
  browser.answer(signed);
  expect(await offer).toEqual(signed);
});

it('ends the offer of a field before it opens the dialog, and the offer does not come back by itself', async () => {
  const offer = passkeys.offer();
  await untilAsked(1);
  const dialog = passkeys.ask();
  expect(await offer).toBeUndefined();
  await untilAsked(2);
  browser.answer(signed);
  expect(await dialog).toEqual(signed);
  expect(browser.asked).toEqual(['field', 'dialog']);
});

it('does not let an offer that is just beginning end the dialog', async () => {
  const offer = passkeys.offer();
  const dialog = passkeys.ask();
  await untilAsked(1);
  // The browser ends it, as it does for a question that it got before.
  browser.answer(undefined);
  await untilAsked(2);
  browser.answer(signed);
  expect([await offer, await dialog]).toEqual([undefined, signed]);
  expect(browser.asked).toEqual(['dialog', 'dialog']);
});

it('renews the offer before its challenge is over', async () => {
  const offer = passkeys.offer();
  await untilAsked(1);
  await vi.advanceTimersByTimeAsync(240_000);
  await untilAsked(2);
  browser.answer(signed);
  expect(await offer).toEqual(signed);
});

it('offers nothing more once the form has gone', async () => {
  const offer = passkeys.offer();
  await untilAsked(1);
  passkeys.stop();
  expect(await offer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(browser.asked).toEqual(['field']);
});

it('ends where the browser itself ended the offer', async () => {
  const offer = passkeys.offer();
  await untilAsked(1);
  browser.answer(undefined);
  expect(await offer).toBeUndefined();
  expect(browser.asked).toHaveLength(1);
});

it('ends without an error when the visitor has signed in otherwise meanwhile', async () => {
  const refuse = () => Promise.reject(new Cancelled('The visitor has become another person.'));
  const call = Object.assign(refuse, { sitePath: 'gb', surface: () => 'chk' as const });
  expect(await new PasskeySignIn({ ...testPorts(), authenticator: browser, call }).offer()).toBeUndefined();
  expect(browser.asked).toEqual([]);
});
