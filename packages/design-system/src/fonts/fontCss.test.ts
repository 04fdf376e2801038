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
