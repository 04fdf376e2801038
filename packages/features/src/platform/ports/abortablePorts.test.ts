import * as baskets from '@touchline/contract/basket/endpoints';
import { expect, it } from 'vitest';
import { fullBasket } from '../../cart/basket/Basket.fixtures.ts';
import { abortablePorts } from './abortablePorts.ts';
import { testPorts } from './testPorts.ts';

it('works as before until its end, and then does nothing more', async () => {
  const ports = testPorts();
  ports.server.on(baskets.getBag, { answer: fullBasket() });
  const end = new AbortController();
  const own = abortablePorts(ports, end.signal);
  own.storage.set('a', '1', 'cookie', 60);
  own.navigation.go('/cart');
  expect((await own.call(baskets.getBag)).basketId).toBe(fullBasket().basketId);
  end.abort();
  own.storage.set('a', '2', 'cookie', 60);
  own.storage.remove('a', 'cookie');
  own.navigation.go('/checkout');
  own.navigation.leave('https://pay.example');
  await expect(own.call(baskets.getBag)).rejects.toThrow('another person');
  expect([ports.storage.get('a'), own.storage.get('a', 'cookie'), ports.visited]).toEqual([
    '1',
    undefined,
    ['/cart'],
  ]);
  expect(ports.server.calls).toHaveLength(1);
});

it('does not share a read that another visitor has begun', async () => {
  const ports = testPorts();
  ports.server.on(baskets.getBag, { answer: fullBasket() });
  const before = new AbortController();
  const reading = abortablePorts(ports, before.signal).call(baskets.getBag);
  before.abort();
  const next = abortablePorts(ports, new AbortController().signal).call(baskets.getBag);
  await expect(reading).rejects.toThrow('another person');
  await expect(next).resolves.toBeDefined();
  expect(ports.server.calls).toHaveLength(2);
});
