import { recordCookieChoice } from '@touchline/contract/consent/endpoints';
import { getFeatures } from '@touchline/contract/market/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

let testShop: ReturnType<typeof shopOf>;
beforeEach(() => {
  testShop = shopOf();
  testShop.server
    .on(recordCookieChoice, { answer: { recorded: true } })
    .on(getFeatures, { answer: { GDPR_CUSTOM_COOKIE_CONSENT_ENABLED: true } });
});

const record = (revision: string) =>
  encodeURIComponent(JSON.stringify({ revision, levels: [0], visitorKey: 'a'.repeat(32) }));
const post = (body: string, query = '', headers: Record<string, string> = {}) =>
  testShop.shop(
    new Request(`https://shop.example/gb/privacy-settings${query}`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', origin: 'https://shop.example' },
        ...headers,
      },
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
    ['', '#consent-notice{position:fixed'],
    [`consentRecord=${record('1')}`, '#consent-notice{display:none}'],
    [`consentRecord=${record('0')}`, '#consent-notice{position:fixed'],
    ['consentRecord=x', '#consent-notice{position:fixed'],
  ])('is shown or hidden by a style sheet of the visitor alone: %s', async (cookie, css) => {
    const { response, text } = await read('/consent-answered.css?revision=1', { cookie });
    expect(text.startsWith(css)).toBe(true);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['choice=reject', '0'],
    ['choice=accept', '2'],
    ['choice=save&level=0&level=1', '1'],
    ['choice=save', '0'],
  ])('is answered by %s, with the cookie and a receipt', async (body, value) => {
    const response = await post(`${body}&place=noScript`, '?returnTo=%2Fsearch%3Fq%3Dtee');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/gb/search?q=tee');
    const cookies = response.headers.getSetCookie();
    expect(cookies.find((each) => each.startsWith('consent='))).toContain(`consent=${value}; `);
    expect(testShop.server.callsOf(recordCookieChoice)[0]?.body).toMatchObject({ place: 'noScript' });
  });

  it('is recorded as the answer of a visitor where the session is over', async () => {
    testShop.server.on(
      recordCookieChoice,
      { status: 401, error: { errorCode: 'SessionEnded', message: '' } },
      { answer: { recorded: true } },
    );
    await post('choice=reject', '', { cookie: '__Host-session=old; __Host-jwtToken=basket' });
    const sent = testShop.server
      .callsOf(recordCookieChoice)
      .map(({ headers }) => [
        headers.get('x-session-authorization'),
        headers.get('x-checkout-authorization'),
      ]);
    expect(sent).toEqual([
      ['Bearer old', 'Bearer basket'],
      [null, null],
    ]);
  });

  it('leads to the settings without an address to go back to, and never to another shop', async () => {
    expect((await post('choice=reject')).headers.get('location')).toBe('/gb/privacy-settings?saved=true');
    const dotted = await post('choice=reject', '?returnTo=%2F.%2F%2Fevil.example');
    expect(dotted.headers.get('location')).toBe('/gb');
    const away = await post('choice=reject', '?returnTo=%2F%2Fevil.example');
    expect(away.headers.get('location')).toBe('/gb');
  });

  it('is confirmed by a page that the browser takes over as it is', async () => {
    expect((await read('/gb/privacy-settings?saved=true')).text).toContain('"isSaved":true');
    expect((await read('/gb/privacy-settings')).text).toContain('"isSaved":false');
  });

  it('is kept as it is by a form that says nothing', async () => {
    const response = await post('choice=other');
    expect(response.status).toBe(422);
    expect(response.headers.getSetCookie().join()).not.toContain('consent=');
  });
});

describe('the question that a page of its visitor is sent with', () => {
  it('is a form where they have not answered by the texts of now, and the only one', async () => {
    for (const cookie of ['', `consent=0; consentRecord=${record('0')}`]) {
      const { text } = await read('/gb/wishlist?sort=new', { cookie });
      const [, sent = ''] = /<dialog id="consent-question"([\s\S]*?)<\/dialog>/.exec(text) ?? [];
      expect(sent).toContain('action="/gb/privacy-settings?returnTo=%2Fwishlist%3Fsort%3Dnew"');
      expect(sent.match(/type="submit"/g)).toHaveLength(2);
      expect(text).not.toContain('consent-notice');
    }
  });

  it('is not sent to whoever has answered, reads what they would agree to, or may object', async () => {
    const answered = { cookie: `consent=0; consentRecord=${record('1')}` };
    for (const { text } of [
      await read('/gb/wishlist', answered),
      await read('/gb/privacy-settings'),
      await read('/us/wishlist'),
    ])
      expect(text).not.toContain('consent-question');
  });
});

describe('where regions of a market have laws of their own', () => {
  const env = { COUNTRY_HEADER: 'CF-IPCountry', REGION_HEADER: 'CF-Region-Code' };
  /** The American shop, one of whose regions asks first. */
  function regionalShop(seen: string[] = []) {
    const regional = shopOf({
      env,
      answer: async (request) => {
        const url = new URL(request.url);
        if (url.pathname === '/api/visitor') seen.push(url.searchParams.get('region') ?? '-');
        return undefined;
      },
      ofAmerica: { consentByRegion: { QC: 'gdpr' } },
    });
    regional.server.on(getFeatures, { answer: { GDPR_CUSTOM_COOKIE_CONSENT_ENABLED: true } });
    return async (path: string, headers: Record<string, string> = {}) => {
      const request = new Request(`https://shop.example${path}`, { headers });
      return (await regional.shop(request, '203.0.113.1')).text();
    };
  }
  const from = (country: string, region: string) => ({
    ...{ 'cf-ipcountry': country, 'cf-region-code': region },
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  });

  it('pages are the same for all, and their notice is hidden where the law of the visitor does not ask first', async () => {
    const get = regionalShop();
    const page = await get('/us/country-selector.html', from('US', 'QC'));
    expect(page).toContain('id="consent-notice" method="post"');
    expect(withoutNonce(await get('/us/country-selector.html', from('US', 'NY')))).toBe(withoutNonce(page));
    const sheet = /\/consent-answered\.css\?[^"]+/.exec(page)?.[0].replaceAll('&amp;', '&') ?? '';
    expect(sheet).toBe('/consent-answered.css?revision=1&site=us');
    expect(await get(sheet, from('US', 'QC'))).toContain('position:fixed');
    expect(await get(sheet)).toContain('position:fixed');
    expect(await get(sheet, from('US', 'NY'))).toContain('display:none');
    expect(await get(sheet, from('CA', 'QC'))).toContain('display:none');
  });

  it('the page of the settings is that of the visitor’s region', async () => {
    const get = regionalShop();
    expect(await get('/us/privacy-settings', from('US', 'QC'))).toContain('"regime":"gdpr"');
    expect(await get('/us/privacy-settings', from('US', 'NY'))).toContain('"regime":"ccpa"');
    expect(await get('/us/privacy-settings')).toContain('"regime":"gdpr"');
  });

  it('the back end is told the region by this server alone', async () => {
    const seen: string[] = [];
    const get = regionalShop(seen);
    await get('/api/visitor?sitePath=us&region=US-QC', from('US', 'NY'));
    await get('/api/visitor?sitePath=us&region=US-QC');
    await get('/api/visitor?sitePath=us', from('US', 'CA-QC'));
    await get('/api/visitor?sitePath=us', from('US', 'nonsense'));
    expect(seen).toEqual(['US-NY', '-', 'CA-QC', '-']);
  });
});
