import { recordCookieChoice } from '@touchline/contract/consent/endpoints';
import { getFeatures } from '@touchline/contract/market/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopOf } from './testing/shopOf.ts';

let testShop: ReturnType<typeof shopOf>;
beforeEach(() => {
  testShop = shopOf();
  testShop.server
    .on(recordCookieChoice, { answer: { recorded: true } })
    .on(getFeatures, { answer: { GDPR_CUSTOM_COOKIE_CONSENT_ENABLED: true } });
});

const record = (revision: string) =>
  encodeURIComponent(JSON.stringify({ revision, levels: [0], visitorKey: 'a'.repeat(32) }));
const post = (body: string, query = '') =>
  testShop.shop(
    new Request(`https://shop.example/gb/privacy-settings${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://shop.example' },
      body,
    }),
    '203.0.113.1',
  );
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await testShop.shop(
    new Request(`https://shop.example${path}`, { headers }),
    '203.0.113.1',
  );
  return { response, text: await response.text() };
};
const withoutNonce = (html: string) => html.replace(/nonce="[^"]*"/g, '');

describe('the question for consent without script', () => {
  it('is a form in every page, the same whether or not the visitor has answered', async () => {
    const before = await read('/gb/country-selector.html');
    const after = await read('/gb/country-selector.html', {
      cookie: `consent=0; consentRecord=${record('1')}`,
    });
    expect(before.text).toContain('id="consent-notice" method="post"');
    expect(withoutNonce(after.text)).toBe(withoutNonce(before.text));
  });

  it('is not asked where the law lets visitors object', async () => {
    expect((await read('/us/country-selector.html')).text).not.toContain('consent-notice');
  });

  it.each([
    ['', ''],
    [`consentRecord=${record('1')}`, '#consent-notice{display:none!important}'],
    [`consentRecord=${record('0')}`, ''],
    ['consentRecord=x', ''],
  ])('is hidden by a style sheet of the visitor alone: %s', async (cookie, css) => {
    const { response, text } = await read('/consent-answered.css?revision=1', { cookie });
    expect(text).toBe(css);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['act=reject', '0'],
    ['act=accept', '2'],
    ['act=save&level=0&level=1', '1'],
    ['act=save', '0'],
  ])('is answered by %s, with the cookie and a receipt', async (body, value) => {
    const response = await post(`${body}&place=noScript`, '?returnTo=%2Fsearch%3Fq%3Dtee');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/gb/search?q=tee');
    const cookies = response.headers.getSetCookie();
    expect(cookies.find((each) => each.startsWith('consent='))).toContain(`consent=${value}; `);
    expect(testShop.server.callsOf(recordCookieChoice)[0]?.body).toMatchObject({ place: 'noScript' });
  });

  it('leads to the settings without an address to go back to, and never to another shop', async () => {
    expect((await post('act=reject')).headers.get('location')).toBe('/gb/privacy-settings?saved=true');
    const away = await post('act=reject', '?returnTo=%2F%2Fevil.example');
    expect(away.headers.get('location')).toBe('/gb');
  });

  it('is confirmed by a page that the browser takes over as it is', async () => {
    expect((await read('/gb/privacy-settings?saved=true')).text).toContain('"isSaved":true');
    expect((await read('/gb/privacy-settings')).text).toContain('"isSaved":false');
  });

  it('is kept as it is by a form that says nothing', async () => {
    const response = await post('act=other');
    expect(response.status).toBe(422);
    expect(response.headers.getSetCookie().join()).not.toContain('consent=');
  });
});
