import { getAppRating } from '@touchline/contract/content/endpoints';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayShowSmartBanner } from './choice.ts';
import { addressInApp, shortCount } from './appBanner.ts';
import { bannerOf, phones } from './SmartBanner.fixtures.ts';

afterEach(() => void vi.useRealTimers());

describe('the banner of the app', () => {
  it('shows what the brand has written, with the ratings of this kind of phone [A3.48, A3.49, A7.51]', async () => {
    const { ports, store } = bannerOf({ rating: 4.6, count: 12_400 });
    await store.begin('android');
    expect(store.banner).toMatchObject({
      title: 'Touchline on your phone',
      statement: 'Launches first, and your size kept',
      ctaText: 'Get the app',
      ctaUrl: 'https://apps.example/touchline',
      appLogo: { path: expect.any(String) as string },
      rating: { rating: 4.6, count: 12_400 },
    });
    expect(ports.server.callsOf(getAppRating)[0]?.url.searchParams.get('deviceType')).toBe('android');
  });

  it('is shown without ratings where there are none', async () => {
    const { store } = bannerOf();
    await store.begin('iphone');
    expect([store.isShown, store.banner?.rating]).toEqual([true, undefined]);
  });

  it('asks for nothing on other devices', async () => {
    const { ports, store } = bannerOf();
    await store.begin('other');
    expect([store.isShown, ports.server.calls]).toEqual([false, []]);
    expect(mayShowSmartBanner(ports, 'Mozilla/5.0 (Windows NT 10.0)')).toBe(false);
  });

  it('goes once the page is scrolled as far as it is high, and comes back at the top [A4.90, A9.39]', async () => {
    const { store } = bannerOf();
    await store.begin('android');
    store.scrollTo(69);
    expect(store.isShown).toBe(true);
    store.scrollTo(70);
    expect(store.isShown).toBe(false);
    store.scrollTo(0);
    expect(store.isShown).toBe(true);
  });

  it('stays away once closed', async () => {
    const { ports, store } = bannerOf();
    await store.begin('android');
    expect(mayShowSmartBanner(ports, phones.android)).toBe(true);
    store.close();
    expect(store.isShown).toBe(false);
    expect(mayShowSmartBanner(ports, phones.android)).toBe(false);
    await store.begin('android');
    expect(store.isShown).toBe(false);
  });
});

it('leads to the product of the page in the app [A2.70]', () => {
  const app = 'https://apps.example/touchline?from=banner';
  expect(addressInApp(app, '/tempo-4-carbon/RR4301.html')).toBe(`${app}&product=RR4301`);
  for (const path of ['/', '/shoes', '/country-selector.html', '/help/returns'])
    expect(addressInApp(app, path), path).toBe(app);
});

it('shortens the number of ratings above 999 [A9.25]', () => {
  expect([0, 999, 1000, 1999, 12_400].map(shortCount)).toEqual(['0', '999', '1K', '1K', '12K']);
});
