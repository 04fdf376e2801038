import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTransport } from './client/transport.ts';
import { Cancelled } from './errors.ts';
import { getNavigation } from './product/endpoints.ts';
import { ScriptedServer } from './scripted.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

function silentShop() {
  const server = new ScriptedServer().on(getNavigation, 'never');
  const call = createTransport({
    fetch: server.fetch,
    ...{ origin: 'https://shop.example', surface: () => 'chk', sitePath: 'gb' },
  });
  return { server, call };
}

it('leaves a call that is scripted to never answer open for ever', async () => {
  const { server, call } = silentShop();
  const settled = vi.fn();
  call(getNavigation).then(settled, settled);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(server.callsOf(getNavigation)).toHaveLength(1);
  expect(settled).not.toHaveBeenCalled();
});

it('ends such a call when its caller gives it up', async () => {
  const { call } = silentShop();
  const caller = new AbortController();
  const ended = call(getNavigation, { signal: caller.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1);
  caller.abort();
  expect(await ended).toBeInstanceOf(Cancelled);
});

it('ends such a call when its caller has given it up before', async () => {
  const { call } = silentShop();
  await expect(call(getNavigation, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(Cancelled);
});
