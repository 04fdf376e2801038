import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knownBrands } from '../brand/knownBrands.generated.ts';
import { fallbackFontCss, fontCss, fontFaceArguments, fontPreloads, webFontCss } from './fontCss.ts';

it('includes the fonts of one brand only, with fallbacks of the same metrics', () => {
  const css = fontCss(knownBrands.touchline, '/assets/');
  expect(css).toContain('url(/assets/archivo.woff2) format("woff2")');
  expect(css).not.toContain('Figtree');
  expect(css).toContain('"Hanken fallback";src:local("Arial")');
  expect(css).toContain('size-adjust:99.3%;ascent-override:100.7%;');
});

it('has a fallback as wide for each system, that of Arial last: of the same weights the last one counts', () => {
  const rules = fallbackFontCss(knownBrands.touchline).split('@font-face').filter(Boolean);
  const regular = rules.filter((rule) => rule.includes('font-weight:400 599'));
  expect(
    regular.map((rule) => [/local\("(.*?)"/.exec(rule)?.[1], /size-adjust:(.*?);/.exec(rule)?.[1]]),
  ).toEqual([
    ['DejaVu Sans', '87.9%'],
    ['NotoSans-Regular', '94.4%'],
    ['Roboto', '99.8%'],
    ['Arial', '99.3%'],
  ]);
  // The lines are as high in each: the font's own height, in em of the scaled font.
  for (const rule of regular) {
    const [size = 0, ascent = 0] = [/size-adjust:(.*?)%/, /ascent-override:(.*?)%/].map((value) =>
      Number(value.exec(rule)?.[1]),
    );
    expect((size * ascent) / 100).toBeCloseTo(100, 0);
  }
});

it('takes a list of names as one font with a width of its own', () => {
  const fallbacks = [{ local: ['Verdana', 'DejaVu Sans'], weight: '400', sizeAdjust: 0.9 }];
  const own = { fonts: [{ family: 'Own', file: 'own.woff2', weight: '400', fallbacks }] };
  expect(fallbackFontCss(own)).toBe(
    '@font-face{font-family:"Own fallback";src:local("Verdana"),local("DejaVu Sans");font-weight:400;size-adjust:90%;line-gap-override:0%}',
  );
});

it('can be sent in two parts: what text is first seen in, and the fonts', () => {
  const [first, later] = [
    fallbackFontCss(knownBrands.touchline),
    webFontCss(knownBrands.touchline, '/assets/'),
  ];
  expect(first).not.toContain('url(');
  expect(later).not.toContain('fallback');
  const rules = (css: string) => css.split('@font-face').toSorted();
  expect(rules(first + later)).toEqual(rules(fontCss(knownBrands.touchline, '/assets/')));
});

it('can be made by a script, and never hides text while a font is on its way', () => {
  const [title] = knownBrands.touchline.fonts.map((face) => fontFaceArguments(face, '/assets/'));
  expect(title).toEqual([
    'Archivo Variable',
    'url(/assets/archivo.woff2)',
    { weight: '820', stretch: '100% 125%', display: 'swap' },
  ]);
});

it('preloads the fonts of the first screen, also under hashed names', () => {
  expect(
    fontPreloads(knownBrands.northing, (file) => `/a/${file}?v=1`).map((preload) => preload.href),
  ).toEqual(['/a/bricolage-grotesque.woff2?v=1', '/a/figtree.woff2?v=1']);
});

it.each(Object.entries(knownBrands))('%s loads less than 60 KB of fonts', (brand, { fonts }) => {
  const sizes = fonts.map(
    (face) => readFileSync(new URL(`../../brands/${brand}/${face.file}`, import.meta.url)).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60 * 1024);
});
