import { knownBrands } from '@touchline/design-system/brand';
import { Site } from '@touchline/features/platform/site';
import { expect, it } from 'vitest';
import { britain, emirates } from '../../../../features/src/platform/site/Site.fixtures.ts';
import { brandHead } from '../sites/brandHead.ts';
import { documentOf, type DocumentInput } from './document.ts';

const page = (site: Site): string =>
  documentOf({
    head: { title: 'Shop', canonicalPath: '/help', isEverywhere: true },
    jsonLd: [{}],
    site,
    brandHead: brandHead(knownBrands.touchline),
    markets: [britain.market, emirates.market],
    origin: 'https://shop.example',
    nonce: 'n',
    content: '<main></main>',
    styles: '<style>p{}</style>',
    styleFiles: '<link rel="stylesheet" disabled>',
    state: {} as DocumentInput['state'],
    start: {} as DocumentInput['start'],
    bootstrap: '',
  }).toString();

it('is written from right to left in Arabic, without tracking between letters that join', () => {
  const arabic = page(new Site(emirates));
  expect(arabic).toContain('<html lang="ar" dir="rtl"');
  expect(arabic).toContain('letter-spacing:0!important');
  const english = page(new Site(britain));
  expect(english).toContain('<html lang="en" dir="ltr"');
  expect(english).not.toContain('letter-spacing:0!important');
});

it('names the page in every language of every market', () => {
  const text = page(new Site(britain));
  for (const [language, path] of [
    ['en-GB', 'gb'],
    ['ar-AE', 'ae'],
    ['en-AE', 'em'],
  ])
    expect(text).toContain(`hreflang="${language}" href="https://shop.example/${path}/help"`);
});

it('sends the styles of the content before it, and what is not seen after it', () => {
  const text = page(new Site(britain));
  const order = [
    '<style>p{}',
    '</head>',
    '<main>',
    '<link rel="stylesheet" disabled>',
    'id="state"',
    'application/ld+json',
  ];
  const places = order.map((part) => text.indexOf(part));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
