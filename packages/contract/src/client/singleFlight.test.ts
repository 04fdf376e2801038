import { expect, it } from 'vitest';
import { singleFlight } from './singleFlight.ts';

it('starts one call for several callers, and gives all of them its result', async () => {
  const join = singleFlight();
  let started = 0;
  const start = async () => (started += 1);
  expect(await Promise.all([join('key', start), join('key', start), join('key', start)])).toEqual([1, 1, 1]);
});

it('starts again once a call has succeeded or failed', async () => {
  const join = singleFlight();
  const failing = () => Promise.reject(new Error('offline'));
  const both = [join('key', failing), join('key', failing)];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await join('key', async () => 'first')).toBe('first');
  expect(await join('key', async () => 'second')).toBe('second');
});

it('keeps calls with different keys apart', async () => {
  const join = singleFlight();
  const both = [join('shoe', async () => 'Tempo'), join('ball', async () => 'Derby')];
  expect(await Promise.all(both)).toEqual(['Tempo', 'Derby']);
});

it('keeps nothing of a call that could not even start', async () => {
  const join = singleFlight();
  const breaks = (): Promise<string> => {
    throw new Error('no address');
  };
  expect(() => join('key', breaks)).toThrow('no address');
  expect(await join('key', async () => 'sent')).toBe('sent');
});
