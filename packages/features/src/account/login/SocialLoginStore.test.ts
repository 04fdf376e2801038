import { getAuthOptions } from '@touchline/contract/externalSignIn/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { providers, refusal } from './Login.fixtures.ts';
import { SocialLoginStore } from './SocialLoginStore.ts';

function begin(isEnabled = true) {
  const ports = testPorts({ flags: { ACCOUNT_EXT_AUTH_ENABLED: isEnabled } });
  ports.server.on(getAuthOptions, { answer: { options: providers } });
  return { ports, store: new SocialLoginStore(ports) };
}

it('asks the network for the options of its place each time, never a memory [A3.42, A7.21]', async () => {
  const { ports, store } = begin();
  await store.load();
  expect(store.options).toEqual(providers);
  ports.server.on(getAuthOptions, { answer: { options: [] } });
  await store.load();
  expect(store.options).toEqual([]);
  const calls = ports.server.callsOf(getAuthOptions);
  expect(calls.map(({ url }) => url.searchParams.get('sourceId'))).toEqual(['login', 'login']);
});

it('offers nothing where the flag is off, and nothing when the options cannot be loaded', async () => {
  const off = begin(false);
  await off.store.load();
  expect([off.store.options, off.ports.server.calls]).toEqual([[], []]);
  const failing = begin();
  failing.ports.server.on(getAuthOptions, refusal(503, 'Unavailable'));
  await failing.store.load();
  expect(failing.store.options).toEqual([]);
});

it('adds client_id for a persistent login, and remembers where the shopper was going [A7.22]', () => {
  const { ports, store } = begin();
  const [first = { name: '', url: '' }, second = first] = providers;
  expect(store.hrefOf(first, { isPersistent: true, target: '/wishlist' })).toBe(
    'https://id.example.org/authorise?flow=login&client_id=persistent&returnTo=%2Fwishlist',
  );
  expect(store.hrefOf(second, { isPersistent: false, target: '/' })).toBe(second.url);
  store.leaveFor(first, '/wishlist');
  expect(store.leftFor).toEqual({ provider: 'Trackside', target: '/wishlist' });
  expect(ports.storage.get('socialLoginTarget')).toContain('/wishlist');
});

it('tries the same provider again, by its address of now', async () => {
  const { ports, store } = begin();
  store.leaveFor({ name: 'Clubhouse', url: 'https://old.example.org' }, '/cart');
  expect(await store.retry()).toBe(true);
  expect(ports.visited).toEqual(['https://clubhouse.example.org/start?returnTo=%2Fcart']);
  ports.server.on(getAuthOptions, { answer: { options: [] } });
  expect(await store.retry()).toBe(false);
});
