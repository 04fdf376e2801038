import { getGiftCardBalance } from '@touchline/contract/giftCard/endpoints';
import { beforeEach, expect, it } from 'vitest';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { card, code } from './GiftCardBalance.fixtures.ts';
import { GiftCardBalanceStore } from './GiftCardBalanceStore.ts';
import { readGiftCardBalanceForm } from './readGiftCardBalanceForm.ts';

let ports: TestPorts;
let store: GiftCardBalanceStore;
beforeEach(() => {
  ports = testPorts();
  store = new GiftCardBalanceStore(ports);
});
const refusal = (status: number, headers?: Record<string, string>) => ({
  ...{ status, error: { errorCode: 'GiftCardNotUsable', message: '' } },
  ...(headers ? { headers } : {}),
});

it('tells what is left, until another code is typed', async () => {
  ports.server.on(getGiftCardBalance, { answer: card });
  expect(await store.submit(` ${code} `)).toBe(true);
  expect(ports.server.callsOf(getGiftCardBalance).map(({ body }) => body)).toEqual([{ code }]);
  expect(store.status).toEqual({ kind: 'found', card });
  store.type('04C1');
  expect(store.status).toEqual({ kind: 'idle' });
});

it('asks for a code before it asks for a balance', async () => {
  expect(store.problem).toBeUndefined();
  expect(await store.submit('  ')).toBe(false);
  expect(store.problem).toBe('missing');
  expect(ports.server.callsOf(getGiftCardBalance)).toHaveLength(0);
});

it('says at the field that a code can not be used, and when too many were tried', async () => {
  ports.server.on(getGiftCardBalance, refusal(404), refusal(429, { 'retry-after': '540' }));
  expect(await store.submit(code)).toBe(false);
  expect(store.problem).toBe('unknown');
  expect(await store.submit(code)).toBe(false);
  expect(store.problem).toBeUndefined();
  expect(store.status).toEqual({ kind: 'tooMany', seconds: 540 });
});

it.each([
  ['offline' as const, 'offline'],
  [{ status: 503, error: { errorCode: 'Unavailable', message: '' } }, 'unavailable'],
])('keeps the code when it can not be looked up', async (answer, reason) => {
  ports.server.on(getGiftCardBalance, answer);
  expect(await store.submit(code)).toBe(false);
  expect(store.status).toEqual({ kind: 'failed', reason });
  expect(store.code).toBe(code);
});

it('is asked once, however often the button is pressed', async () => {
  ports.server.on(getGiftCardBalance, { answer: card });
  await Promise.all([store.submit(code), store.submit(code)]);
  expect(ports.server.callsOf(getGiftCardBalance)).toHaveLength(1);
});

it('comes from the server with its answer', async () => {
  ports.server.on(getGiftCardBalance, { answer: card });
  await store.submit(code);
  const restored = GiftCardBalanceStore.fromSnapshot(ports, structuredClone(store.toSnapshot()));
  expect(restored.toSnapshot()).toEqual(store.toSnapshot());
});

it('reads the code of a form, and no more than a code can have', () => {
  const form = new FormData();
  expect(readGiftCardBalanceForm(form)).toBe('');
  form.set('code', 'x'.repeat(500));
  expect(readGiftCardBalanceForm(form)).toHaveLength(60);
});
