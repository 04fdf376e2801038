import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askBotProvider } from './askBotProvider.ts';

const challenge = { kind: 'provider', origin: 'https://bots.example', siteKey: 'site-key-gb' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A provider's script: what it is loaded by, and what its element answers at each execution. */
function provider(name: string, executions: (() => Promise<string>)[]) {
  const executed: (string | null)[] = [];
  const load = vi.fn(async () => {
    customElements.define(
      name,
      class extends HTMLElement {
        execute() {
          executed.push(this.getAttribute('site-key'));
          return executions.shift()?.() ?? Promise.reject(new Error('not asked for'));
        }
      },
    );
  });
  return { load, executed, challenge: { ...challenge, name } };
}
const never = () => new Promise<string>(() => undefined);

it('loads the script of the provider and executes it with the site key of the configuration [A7.57]', async () => {
  const { load, executed, challenge: given } = provider('bots-at-once', [async () => 'token']);
  expect(await askBotProvider(given, load)).toBe('token');
  expect(load.mock.calls).toEqual([[{ origin: 'https://bots.example', name: 'bots-at-once' }]]);
  expect(executed).toEqual(['site-key-gb']);
  expect(document.querySelector('bots-at-once')).toBeNull();
});

it.each([
  ['has not answered', 'bots-late', never],
  ['had nothing to judge', 'bots-early', () => Promise.reject(new Error('too early'))],
])('executes it again 1000 ms after its load when it %s [A7.57]', async (_, name, first) => {
  const { load, executed, challenge: given } = provider(name, [first, async () => 'second token']);
  const asked = askBotProvider(given, load);
  await vi.advanceTimersByTimeAsync(999);
  expect(executed).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(executed).toHaveLength(2);
  expect(await asked).toBe('second token');
});

it('gives up when the provider refuses twice, or takes a minute', async () => {
  const refused = provider('bots-refused', [
    () => Promise.reject(new Error('no')),
    () => Promise.reject(new Error('no')),
  ]);
  const asked = askBotProvider(refused.challenge, refused.load).catch(String);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toBe('Error: no');
  const slow = provider('bots-slow', [never, never]);
  const late = askBotProvider(slow.challenge, slow.load).catch(String);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await late).toContain('too long');
});
