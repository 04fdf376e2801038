import { expect, it } from 'vitest';
import { readTrustedProxies } from './trustedProxies.ts';

const callerOf = (setting: string | undefined, connection: string, headers: Record<string, string> = {}) =>
  readTrustedProxies(setting).caller(connection, new Headers(headers));
const shopper = '203.0.113.7';

it('trusts no proxy by default: a forged header changes nothing', () => {
  const forged = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' };
  expect(callerOf(undefined, shopper, forged)).toEqual({ address: shopper });
  expect(callerOf('0', shopper, forged)).toEqual({ address: shopper });
});

it('counts the given number of proxies, starting from the nearest, whatever a shopper put in front', () => {
  const headers = { 'x-forwarded-for': `198.51.100.1, ${shopper}, 10.0.0.2` };
  expect(callerOf('1', '10.0.0.1', headers).address).toBe('10.0.0.2');
  expect(callerOf('2', '10.0.0.1', headers).address).toBe(shopper);
});

it('trusts proxies by address and network, and no calls from elsewhere', () => {
  const headers = { 'x-forwarded-for': `198.51.100.1, ${shopper}, 10.1.2.3`, 'x-forwarded-proto': 'https' };
  const setting = '10.0.0.0/8, 192.0.2.4, fd00::/8';
  expect(callerOf(setting, '192.0.2.4', headers)).toEqual({ address: shopper, protocol: 'https' });
  expect(callerOf(setting, '::ffff:10.9.9.9', headers).address).toBe(shopper);
  expect(callerOf(setting, 'fd00::1', headers).address).toBe(shopper);
  expect(callerOf(setting, '198.51.100.9', headers)).toEqual({ address: '198.51.100.9' });
});

it('uses the last known address when a header is missing or holds none', () => {
  expect(callerOf('1', '10.0.0.1')).toEqual({ address: '10.0.0.1' });
  expect(callerOf('1', '10.0.0.1', { 'x-forwarded-for': 'unknown' }).address).toBe('10.0.0.1');
  expect(callerOf('1', '10.0.0.1', { 'x-forwarded-for': `${shopper}:4711` }).address).toBe(shopper);
  expect(callerOf('1', '10.0.0.1', { 'x-forwarded-for': '[2001:db8::1]:80' }).address).toBe('2001:db8::1');
});

it.each(['yes', '10', '10.0.0.0/33', '10.0.0', 'fd00::/129', '10.0.0.1/8/8', '1,proxy.example'])(
  'refuses TRUST_PROXY=%s in one sentence',
  (setting) => {
    expect(() => readTrustedProxies(setting)).toThrow(/^TRUST_PROXY must be .* not ".*"\.$/);
  },
);
