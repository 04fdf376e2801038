import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { globalCss } from '../src/foundations/globalCss.ts';
import { themeCss } from '../src/tokens/themeCss.ts';
import { token } from '../src/tokens/token.ts';
import { BRANDS, generatedFiles } from './generate.ts';

describe('generated tokens', () => {
  it.each(Object.entries(generatedFiles()))(
    '%s is fresh: run tokens/build.ts after a change',
    (path, text) => {
      expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(text);
    },
  );

  it('names a token as the custom property it lives in', () => {
    expect(token('color.text.subtle')).toBe('var(--ds-color-text-subtle)');
    expect(themeCss('touchline')).toContain('--ds-color-text-subtle:#5b5c60;');
  });

  it('falls back to another token on the spot, so that grounds and schemes hold for what follows from them', () => {
    expect(token('color.skeleton')).toBe('var(--ds-color-skeleton,var(--ds-color-tile))');
    expect(token('layer.popover')).toBe('var(--ds-layer-popover,45)');
    expect(themeCss('touchline')).not.toContain('--ds-color-skeleton');
  });

  it.each(BRANDS)('%s follows the system into the dark unless the page fixes a scheme', (brand) => {
    const css = themeCss(brand);
    expect(css).toContain(
      '@media(prefers-color-scheme:dark){:root:not([data-scheme=light]){color-scheme:dark;',
    );
    expect(css).toContain(':root[data-scheme=dark],:root [data-scheme=dark]{color-scheme:dark;');
  });

  it.each(BRANDS)('%s stands still for those who asked for less motion', (brand) => {
    expect(themeCss(brand)).toMatch(
      /prefers-reduced-motion:reduce\)\{:root\{--ds-motion-press:1ms;.*sweep:1ms\}\}$/,
    );
  });

  it.each(BRANDS)(
    '%s and the global styles stay below 2.75 KB gzip, for every page inlines them',
    (brand) => {
      expect(gzipSync(themeCss(brand) + globalCss).length).toBeLessThan(2750);
    },
  );

  it('turns every dial for the second brand without naming other properties', () => {
    const names = (css: string) => new Set(css.match(/--ds-[a-z0-9-]+(?=:)/g));
    expect([...names(themeCss('northing'))].sort()).toEqual([...names(themeCss('touchline'))].sort());
  });
});
