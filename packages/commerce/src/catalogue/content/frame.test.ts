import { getAppRating, getFrame, getPage } from '@touchline/contract/client/site';
import { createTransport } from '@touchline/contract/client/transport';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommerce } from '../../app/createCommerce.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { openReusedPglite } from '../../node/testing/describeOnDatabases.ts';
import { SettableClock } from '../../kernel/ports/Clock.ts';
import { silentLog } from '../../kernel/ports/Log.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';
import type { ShopFrame, ShopPage } from './BrandContent.ts';
import type { ShopPages } from './ShopContent.ts';

describe('the frame of a page', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openReusedPglite();
  });
  afterAll(() => database.close());

  const frame: ShopFrame = {
    ...{ messages: [], topLinks: [], slogan: {}, footer: [], legal: [], menuProducts: {} },
    usps: [
      { analyticsName: 'delivery', title: { en: 'Free delivery' }, url: '/help/delivery' },
      {
        ...{ analyticsName: 'sale', title: { en: 'Black week' } },
        popup: {
          ...{ title: { en: 'One week' }, text: { en: 'Until Sunday.' } },
          links: [{ label: { en: 'To the sale' }, href: '/sale' }],
        },
        timer: { title: { en: 'ends in' }, date: '2026-12-06T22:59:59Z' },
      },
    ],
    appBanner: {
      title: { en: '{brand} on your phone' },
      statement: { en: 'Launches first' },
      call: { en: 'Get the app' },
      picture: { name: 'app', alt: { en: '' } },
      background: '#14304a',
      ratings: { android: { rating: 4.6, count: 12_400 } },
    },
  };
  const on = (config: Record<string, string | boolean>, own: Partial<ShopPages> = {}) => {
    const home = { key: 'home', title: {}, description: {}, sections: [] };
    const commerce = createCommerce({
      ...{ database, clock: new SettableClock('2026-12-01T12:00:00Z'), log: silentLog },
      ...{ origin: 'https://shop.test', secret: 'a secret for tests, long enough to be taken' },
      markets: [{ ...testMarket(), config }],
      content: {
        brands: new Map([['touchline', { home, frame, pages: [], ...own }]]),
        pictures: new Map(),
      } as never,
    });
    return createTransport({
      fetch: (request) => commerce.fetch(request),
      ...{ origin: 'https://shop.test', surface: () => 'chk' as const, sitePath: 'gb' },
    });
  };

  it('has the banner of the app as the brand has written it, with the address of the market [A3.48]', async () => {
    const { smartBanner } = await getFrame(
      on({ downloadShopAppUrl: 'https://apps.example/tl' }),
      'touchline',
    );
    expect(smartBanner).toEqual({
      title: expect.stringMatching(/on your phone$/) as string,
      statement_text: 'Launches first',
      calls_to_action: [{ cta_text: 'Get the app', external_link: 'https://apps.example/tl' }],
      head_image: expect.objectContaining({ alt: '' }) as object,
      background_color: '#14304a',
    });
  });

  it('has no link to a help page that nobody has written, or that the market has no base for', async () => {
    const page = (key: string): ShopPage => ({ key, title: {}, description: {}, sections: [] });
    const link = (href: string) => ({ label: { en: href }, href });
    const pages = [page('help'), { ...page('help/club'), needs: 'membership' as const }];
    const hrefs = ['/help', '/help/gone', '/help/club', '/help/cookies', '/account/membership', '/shoes'];
    const linked: ShopFrame = {
      ...frame,
      topLinks: hrefs.map(link),
      footer: [
        { title: { en: 'Shop' }, links: [link('/shoes')] },
        { title: { en: 'Gone' }, links: [link('/help/gone')] },
      ],
    };
    const call = on({}, { frame: linked, pages });
    const { topLinks, footer } = await getFrame(call, 'touchline');
    expect(topLinks.map(({ href }) => href)).toEqual(['/help', '/help/cookies', '/shoes']);
    expect(footer.map(({ title }) => title)).toEqual(['Shop']);
    expect(await getPage(call, 'help/club', 'touchline')).toBeUndefined();
    expect(await getPage(call, 'help', 'touchline')).toMatchObject({ key: 'help' });
  });

  it('has the entries of the menu that the brand sets, in the markets that it names [A3.44, A3.45]', async () => {
    const header: ShopFrame['header'] = [
      {
        component: 'header',
        items: [
          { id: 'gifts', index: 4, type: 'spacer', label: { en: 'Gifts' }, path: '/gifts' },
          { id: 'men', index: 5, type: 'mask', label: { en: 'Teams' }, content: 'men' },
          { id: 'elsewhere', index: 6, path: '/outlet', markets: ['xx'] },
        ],
      },
    ];
    const found = await getFrame(on({}, { frame: { ...frame, header } }), 'touchline');
    expect(found.header).toEqual([
      {
        component: 'header',
        items: [
          { id: 'gifts', index: 4, type: 'spacer', label: 'Gifts', path: '/gifts', hasFlyout: false },
          { id: 'men', index: 5, type: 'mask', label: 'Teams', content: 'men', hasFlyout: true },
        ],
      },
    ]);
    expect(await getFrame(on({}), 'touchline')).not.toHaveProperty('header');
  });

  it('has no banner in a market without an app', async () => {
    expect(await getFrame(on({}), 'touchline')).not.toHaveProperty('smartBanner');
  });

  it('answers the ratings of a kind of device, where there are any [A7.51]', async () => {
    const call = on({});
    expect(await getAppRating(call, 'touchline', 'android')).toEqual({ rating: 4.6, count: 12_400 });
    expect(await getAppRating(call, 'touchline', 'iphone')).toBeUndefined();
  });

  it('has the selling points of the brand where the market turns the strip on [A3.46, A3.47]', async () => {
    const { usps } = await getFrame(on({ displayTopUspBar: true }), 'touchline');
    expect(usps).toEqual([
      {
        ...{ analyticsName: 'delivery', title: 'Free delivery', url: '/help/delivery', isDialog: false },
        ...{ overlayTitle: '', content: '', itemCtas: [] },
      },
      {
        ...{ analyticsName: 'sale', title: 'Black week', isDialog: true },
        ...{ overlayTitle: 'One week', content: 'Until Sunday.' },
        itemCtas: [{ label: 'To the sale', href: '/sale' }],
        embeddableElement: { type: 'timer', title: 'ends in', date: '2026-12-06T22:59:59Z' },
      },
    ]);
    expect(await getFrame(on({}), 'touchline')).not.toHaveProperty('usps');
  });
});
