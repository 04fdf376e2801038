import { knownBrands } from '@touchline/design-system/brand';
import { expect, it } from 'vitest';
import { brandHead } from './brandHead.ts';

it('names all web fonts to a page, and which of them it shows text in', () => {
  const { fontsOf } = brandHead(knownBrands.touchline);
  const shown = (styles: string) =>
    fontsOf(styles)
      .filter(([, , , isShown]) => isShown)
      .map(([, source]) => source);
  expect(fontsOf('')).toHaveLength(3);
  expect(shown('')).toEqual([]);
  expect(shown('h1{font:var(--ds-type-hero)}')).toEqual(['url(/fonts/archivo-hero.woff2)']);
  expect(shown('h2{font:var(--ds-type-section)}p{font:var(--ds-type-meta)}')).toEqual([
    'url(/fonts/archivo.woff2)',
    'url(/fonts/hanken-grotesk.woff2)',
  ]);
});
