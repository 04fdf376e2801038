import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as guardModule from './guard.ts';

vi.mock('storybook/preview-api', () => ({ addons: { getChannel: () => ({ on: () => undefined }) } }));

/** What the page is told about promises that nobody caught. */
let reject: (event: { reason: unknown }) => void;
let guard: typeof guardModule;
const native = { setTimeout, setInterval, fetch };
const warn = vi.fn();
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(async () => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('addEventListener', (_: string, listener: typeof reject) => (reject = listener));
  vi.resetModules();
  guard = await import('./guard.ts');
});
afterAll(() => {
  vi.doUnmock('storybook/preview-api');
  vi.resetModules();
});
afterEach(() => {
  Object.assign(globalThis, native);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fails the story that writes an error', async () => {
  guard.startGuard({ id: 'first' });
  setTimeout(() => console.error('of the first'), 5);
  await wait(15);
  expect(() => guard.checkGuard({})).toThrow('of the first');
});

it('does not fail a story for a timer of the story before, but names that story', async () => {
  guard.startGuard({ id: 'first' });
  setTimeout(() => console.error('too late'), 10);
  guard.checkGuard({});
  guard.startGuard({ id: 'second' });
  await wait(30);
  expect(() => guard.checkGuard({})).not.toThrow();
  expect(warn.mock.calls.join()).toContain('The story first went on after it was left: too late');
});

it('counts promises and further timers of late work as of the story that began it', async () => {
  guard.startGuard({ id: 'first' });
  setTimeout(async () => {
    await Promise.resolve();
    setTimeout(() => console.error('later still'), 10);
    console.error('after a promise');
  }, 10);
  guard.startGuard({ id: 'second' });
  await wait(50);
  expect(() => guard.checkGuard({})).not.toThrow();
  expect(warn).toHaveBeenCalledTimes(2);
});

it('counts what follows an answer as of the story that asked', async () => {
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => native.setTimeout(resolve, 10));
    throw new TypeError('Failed to fetch');
  });
  guard.startGuard({ id: 'first' });
  const asked = fetch('/').catch((error: unknown) => console.error(error));
  guard.startGuard({ id: 'second' });
  await asked;
  expect(() => guard.checkGuard({})).not.toThrow();
  expect(warn.mock.calls.join()).toContain('first');
});

it('fails the open story again once the late work of another is done', async () => {
  guard.startGuard({ id: 'first' });
  setTimeout(() => undefined, 5);
  guard.startGuard({ id: 'second' });
  await wait(40);
  reject({ reason: new Error('of the second') });
  expect(() => guard.checkGuard({})).toThrow('of the second');
});
