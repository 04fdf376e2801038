import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchedResponses } from '@touchline/contract/caches';
import { PrefetchCache } from './PrefetchCache.ts';

const list = () => new Request('https://shop.example/api/products?path=men');
const fetch = vi.fn<(request: Request) => Promise<Response>>();
let answers: PrefetchCache;

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset().mockImplementation(() => Promise.resolve(Response.json(['tee'])));
  answers = new PrefetchCache(fetch);
});
afterEach(() => vi.useRealTimers());

const taken = async (): Promise<unknown> => (await answers.take(list()))?.json();

it('answers a call that was made ahead, as often as it is asked, until it is too old', async () => {
  expect(answers.take(list())).toBeUndefined();
  expect(await (await answers.keep(list())).json()).toEqual(['tee']);
  await answers.keep(list());
  expect(await taken()).toEqual(['tee']);
  expect(await taken()).toEqual(['tee']);
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(prefetchedResponses.milliseconds + 1);
  expect(answers.take(list())).toBeUndefined();
});

it('never answers a write, and nothing after one', async () => {
  await answers.keep(list());
  expect(answers.take(new Request(list(), { method: 'POST' }))).toBeUndefined();
  answers.clear();
  expect(answers.take(list())).toBeUndefined();
});

it('keeps no failure', async () => {
  fetch.mockResolvedValueOnce(new Response('', { status: 503 }));
  expect((await answers.keep(list())).status).toBe(503);
  expect(answers.take(list())).toBeUndefined();
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  await expect(answers.keep(list())).rejects.toThrow('offline');
  expect(answers.take(list())).toBeUndefined();
});

it('keeps sixty answers at most', async () => {
  for (let at = 0; at < 61; at += 1) await answers.keep(new Request(`https://shop.example/${at}`));
  expect(answers.take(new Request('https://shop.example/0'))).toBeUndefined();
  expect(answers.take(new Request('https://shop.example/1'))).toBeDefined();
});
