import { describe, expect, it } from 'vitest';
import { protectedValuesPath } from '../../state/state.ts';
import { shopOf } from '../testing/shopOf.ts';

const testShop = shopOf();
const origin = 'https://shop.example';
const put = (body: string, headers: Record<string, string> = { origin }) =>
  testShop.shop(
    new Request(`${origin}${protectedValuesPath}`, {
      ...{ method: 'PUT', body },
      headers: { host: 'shop.example', ...headers },
    }),
    '192.0.2.1',
  );
const textsOf = async (keys: string, cookie: string) =>
  (await testShop.get(`${protectedValuesPath}?${keys}`, { cookie })).json();

describe('protected cookies', () => {
  it('are written so that no script can read them, for as long as they are defined to last [C9.08]', async () => {
    const answer = await put(JSON.stringify({ searchTerms: '["boots"]', removedItem: null }));
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([
      'searchTerms=%5B%22boots%22%5D; Path=/; Max-Age=31536000; SameSite=Lax; Secure; HttpOnly',
      'removedItem=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
  });

  it('are told to a page of the shop, which no cache keeps', async () => {
    const cookie = 'searchTerms=%5B%22boots%22%5D';
    expect(await textsOf('key=searchTerms&key=removedItem', cookie)).toEqual({
      ...{ searchTerms: '["boots"]', removedItem: null },
    });
    const answer = await testShop.get(`${protectedValuesPath}?key=searchTerms`, { cookie });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['__Host-session', '__Host-jwtToken', 'session', 'jwtToken', 'visitor', 'other'])(
    'are those only: %s is neither told nor written',
    async (key) => {
      const told = await testShop.get(`${protectedValuesPath}?key=${key}`, { cookie: `${key}=secret` });
      expect([told.status, (await told.text()).includes('secret')]).toEqual([422, false]);
      const written = await put(JSON.stringify({ [key]: 'mine' }));
      expect([written.status, written.headers.getSetCookie()]).toEqual([422, []]);
    },
  );

  it.each([
    ['no JSON', 'boots'],
    ['a list', '["boots"]'],
    ['no text', '{"searchTerms":["boots"]}'],
    ['half a character', '{"searchTerms":"\\ud800"}'],
    ['more than a cookie holds', JSON.stringify({ searchTerms: 'ä'.repeat(700) })],
    ['more than the shop reads', JSON.stringify({ searchTerms: 'a'.repeat(70_000) })],
  ])('are not written from %s', async (_, body) => {
    const answer = await put(body);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []]);
  });

  it('are not written for a page of anybody else', async () => {
    const body = JSON.stringify({ searchTerms: '["boots"]' });
    for (const headers of [{}, { origin: 'https://evil.example' }]) {
      const answer = await put(body, headers);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
  });
});
