import { getFrame, getPage } from '@touchline/contract/client/site';
import { createTransport } from '@touchline/contract/client/transport';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCommerce } from '../../../app/createCommerce.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { testMarket } from '../../../kernel/market/testing/testMarket.ts';
import { SettableClock } from '../../../kernel/ports/Clock.ts';
import { silentLog } from '../../../kernel/ports/Log.ts';
import { openReusedPglite } from '../../../node/testing/describeOnDatabases.ts';
import type { ShopPage } from '../BrandContent.ts';
import { htmlBlocks } from './htmlBlocks.ts';

const editorial = (line: string, href = '/shoes') => ({
  ...{ kind: 'editorial' as const, id: 'boots', lines: { en: [line] }, text: { en: 'Eleven short studs.' } },
  ...{ link: { label: { en: 'Boots' }, href }, picture: { name: 'boots', alt: {} } },
});
const home: ShopPage = {
  ...{ key: 'home', title: { en: 'Sports goods' }, description: { en: 'For all' } },
  sections: [editorial('Ours')],
};
const terms: ShopPage = {
  ...{ key: 'help/terms', title: { en: 'Terms' }, description: { en: 'Ours' } },
  sections: [
    { kind: 'prose', id: 'text', blocks: [{ head: { en: 'Price' }, paragraphs: [{ en: '5 < 6 & so' }] }] },
  ],
};
const frame = {
  ...{ topLinks: [{ label: { en: 'Help' }, href: '/gift-card' }], slogan: {}, footer: [], legal: [] },
  ...{ messages: [{ en: 'Ours', de: 'Unsere' }], menuProducts: {} },
  usps: [{ analyticsName: 'delivery', title: { en: 'Free delivery' }, url: '/help/terms' }],
};

/** A whole answer of a flow with these nodes. */
const layouts = (...content: unknown[]) => Response.json({ resolvedLayouts: [{ content }] });

describe('content of somebody else', () => {
  let database: OpenDatabase;
  let calls: Request[];
  let warnings: unknown[];
  let clock: SettableClock;
  beforeAll(async () => {
    database = await openReusedPglite();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    calls = [];
    warnings = [];
    clock = new SettableClock('2026-12-01T12:00:00Z');
  });

  function shopOf(
    answer: (url: URL, request: Request) => Response | Promise<Response>,
    config: Record<string, string | number> = { contentProxyApiUrl: 'https://flow.test' },
  ) {
    const commerce = createCommerce({
      ...{ database, clock, origin: 'https://shop.test' },
      secret: 'a secret for tests, long enough to be taken',
      log: { ...silentLog, warn: (_, fields) => void warnings.push(fields) },
      markets: [
        {
          ...testMarket(),
          legal: { ...testMarket().legal, terms: '/help/terms' },
          config: { ...config, displayTopUspBar: true },
        },
      ],
      content: {
        brands: new Map([['touchline', { home, frame, pages: [terms] }]]),
        ...{ names: new Map(), pictures: new Map() },
      },
      fetchContent: async (request) => {
        calls.push(request);
        return answer(new URL(request.url), request);
      },
      checkAnswers: true,
    });
    const call = createTransport({
      ...{ origin: 'https://shop.test', sitePath: 'gb', surface: () => 'chk' as const },
      // As shoppers call whom no response is kept for.
      fetch: (request) => commerce.fetch(new Request(`${request.url}&at=${clock.now().getTime()}`, request)),
    });
    const headline = async () => {
      const [section] = (await getPage(call, 'home', 'touchline'))?.sections ?? [];
      return section?.kind === 'editorial' ? section.lines.join(' ') : undefined;
    };
    return { call, headline };
  }

  it('is asked for as the flow is asked, and shown in place of the shop’s own [A7.43]', async () => {
    const { headline } = shopOf(() => layouts(editorial('Theirs')));
    expect(await headline()).toBe('Theirs');
    const [call] = calls;
    expect(call?.method).toBe('GET');
    expect(call?.url).toBe(
      'https://flow.test/api/metapages?publicationPath=%2Fgb&audience=default&locale=en-GB',
    );
    expect(call?.headers.get('x-original-host')).toBe('shop.test');
    expect(call?.redirect).toBe('error');
  });

  it('is kept where something is left after variants are chosen and nested layouts left out [A7.44]', async () => {
    const variants = [
      { audience: 'members', content: [editorial('Members')] },
      { audience: 'default', content: [{ kind: 'layout', content: [] }, editorial('Everybody')] },
    ];
    expect(await shopOf(() => layouts({ kind: 'variants', variants })).headline()).toBe('Everybody');
    const nested = { kind: 'layout', content: [editorial('Nested')] };
    expect(await shopOf(() => layouts(nested)).headline()).toBe('Ours');
    expect(await shopOf(() => layouts({ kind: 'variants', variants: [] })).headline()).toBe('Ours');
    expect(await shopOf(() => Response.json({ resolvedLayouts: [] })).headline()).toBe('Ours');
  });

  it('is asked for once a page and half a minute, and the last answer serves meanwhile [A7.45]', async () => {
    const { headline } = shopOf(() => layouts(editorial(`Answer ${calls.length}`)));
    expect([await headline(), await headline()]).toEqual(['Answer 1', 'Answer 1']);
    clock.advance(29_000);
    expect(await headline()).toBe('Answer 1');
    expect(calls).toHaveLength(1);
    clock.advance(2_000);
    expect(await headline()).toBe('Answer 1');
    clock.advance(1_000);
    expect(await headline()).toBe('Answer 2');
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['does not answer', () => new Promise<Response>(() => undefined)],
    ['fails', () => new Response('no', { status: 503 })],
    ['has no JSON', () => new Response('<html>')],
    ['is of another form', () => Response.json({ resolvedLayouts: 7 })],
    ['is huge', () => new Response('x'.repeat(300 * 1024))],
    [
      'never ends',
      () => new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65_536)) })),
    ],
    ['redirects', () => Promise.reject(new TypeError('unexpected redirect'))],
  ])('is reported and left out where it %s [A7.46, A8.44]', async (_, answer) => {
    const { headline } = shopOf(
      (_, request) =>
        Promise.race([
          answer(),
          new Promise<Response>((_, reject) =>
            request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
          ),
        ]),
      { contentProxyOrigin: 'https://flow.test', contentTimeout: 50 },
    );
    const began = performance.now();
    expect(await headline()).toBe('Ours');
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(warnings).toHaveLength(1);
    // What failed is not asked for again at once.
    await headline();
    expect(calls).toHaveLength(1);
  });

  it('keeps the last good answer while it fails, and leaves alone who keeps failing', async () => {
    let isAway = false;
    const { call, headline } = shopOf(() =>
      isAway ? new Response('', { status: 500 }) : layouts(editorial('Theirs')),
    );
    expect(await headline()).toBe('Theirs');
    isAway = true;
    for (let hour = 0; hour < 3; hour += 1) {
      clock.advance(3_600_000);
      expect(await headline()).toBe('Theirs');
    }
    for (let page = 0; page < 10; page += 1) await getPage(call, `help/${page}`, 'touchline');
    expect(calls.length).toBeLessThanOrEqual(6);
  });

  it('shows nothing that the desk would not publish, and asks for no page of a strange name', async () => {
    const hostile = [
      editorial('Bad link', 'javascript:alert(1)'),
      editorial('Other host', '//evil.test'),
      { ...editorial('x'), text: { en: '<img src=x onerror=alert(1)>' } },
      { kind: 'script', id: 'x', text: 'alert(1)' },
    ];
    const { call, headline } = shopOf(() => layouts(...hostile));
    expect(await headline()).toBe('Ours');
    for (const key of ['..', 'help/../../x', '@evil.test', 'help?x=1', 'HELP', 'a'.repeat(200)])
      await getPage(call, key, 'touchline');
    expect(calls).toHaveLength(1);
  });

  it('takes the text of a page from the content management system, without a tag of it [A7.47]', async () => {
    const body =
      '<h2 onclick="x()">Price</h2><p>Net <b>and</b> gross<script>alert(1)</script></p><ul><li>VAT</li></ul>';
    const { call } = shopOf(() => Response.json({ body }), { cms: 'https://cms.test' });
    const page = await getPage(call, 'help/sizes', 'touchline');
    expect(page?.sections).toEqual([
      { kind: 'prose', id: 'body', blocks: [{ head: 'Price', paragraphs: ['Net and gross', '- VAT'] }] },
    ]);
    expect(calls.map(({ url }) => url)).toEqual([
      'https://cms.test/help%2Fsizes/index.html?publication_path=%2Fgb%2Fhelp%2Fsizes&filters=locale%3Aen-GB',
    ]);
  });

  it('takes pieces of the header by their names, and only as far as their links are good [A7.48]', async () => {
    const { call } = shopOf(
      ({ pathname }) => {
        if (pathname.endsWith('/fetch-header-messages'))
          return Response.json({ messages: [{ en: 'Theirs' }] });
        if (pathname.endsWith('/fetch-usp-url'))
          return Response.json({ usps: [{ analyticsName: 'x', title: { en: 'X' }, url: 'javascript:x()' }] });
        return new Response('', { status: 404 });
      },
      { contentOrigin: 'https://cms.test' },
    );
    const { messages, usps, topLinks } = await getFrame(call, 'touchline');
    expect(messages).toEqual(['Theirs']);
    expect(usps).toMatchObject([{ title: 'Free delivery' }]);
    expect(topLinks).toMatchObject([{ label: 'Help' }]);
    expect(calls.map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
      '/named/fetch-header-messages',
      '/named/fetch-header-navigation',
      '/named/fetch-mobile-menu-url',
      '/named/fetch-usp-url',
    ]);
  });

  it('takes the terms by their name, as the text it is [A7.50]', async () => {
    const { call } = shopOf(() => Response.json({ title: 'Terms of sale', body: '<p>Theirs' }), {
      contentOrigin: 'https://cms.test',
    });
    expect(await getPage(call, 'help/terms', 'touchline')).toMatchObject({
      title: 'Terms of sale',
      sections: [{ blocks: [{ paragraphs: ['Theirs'] }] }],
    });
    expect(new URL(calls[0]?.url ?? '').pathname).toBe('/named/checkout-terms');
  });

  it('is the shop’s own over the same calls, where a market names `self`', async () => {
    const { call, headline } = shopOf(
      () => {
        throw new Error('No call leaves the shop.');
      },
      { contentProxyOrigin: 'self', contentOrigin: 'self' },
    );
    expect(await headline()).toBe('Ours');
    expect(await getPage(call, 'help/terms', 'touchline')).toMatchObject({
      title: 'Terms',
      description: 'Ours',
      sections: [{ id: 'body', blocks: [{ head: 'Price', paragraphs: ['5 < 6 & so'] }] }],
    });
    expect(await getFrame(call, 'touchline')).toMatchObject({
      messages: ['Ours'],
      topLinks: [{ label: 'Help' }],
    });
    expect([calls, warnings]).toEqual([[], []]);
  });

  it('is not asked for by a market that names no origin', async () => {
    expect(await shopOf(() => layouts(editorial('Theirs')), {}).headline()).toBe('Ours');
    expect(calls).toEqual([]);
  });
});

it('leaves text alone of HTML, however it is written', () => {
  expect(htmlBlocks('')).toEqual([]);
  expect(htmlBlocks('plain &lt;b&gt;')).toEqual([{ paragraphs: ['plain <b>'] }]);
  expect(
    htmlBlocks('<style>p{}</style><p>One<br>Two</p><h3>Head</h3><svg><script>x</script>y</svg>'),
  ).toEqual([{ paragraphs: ['One', 'Two'] }, { head: 'Head', paragraphs: [] }]);
});
