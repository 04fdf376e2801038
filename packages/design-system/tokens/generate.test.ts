import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { globalCss } from '../src/foundations/globalCss.ts';
import { themeCss, type BrandName } from '../src/tokens/themeCss.ts';
import { token } from '../src/tokens/token.ts';
import { themes } from '../src/tokens/tokens.css.generated.ts';
import { knownBrands } from '../src/brand/knownBrands.generated.ts';
import { sharedTokens } from '../src/brand/sharedTokens.ts';
import { brandIds, readFolder } from './brandFolders.ts';
import { generatedFiles, refuseWrongTokens } from './generate.ts';

const names = Object.values(knownBrands).map(({ id }) => id as BrandName);

describe('generated tokens', () => {
  it.each(Object.entries(generatedFiles(brandIds.map(readFolder))))(
    '%s is up to date: run tokens/build.ts after a change',
    (path, text) => {
      expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(text);
    },
  );

  it('are not built from a colour whose hex says another than its components', () => {
    const [base = {}, semantic = {}] = sharedTokens.groups;
    expect(() =>
      refuseWrongTokens({ base, semantic, touchline: knownBrands.touchline.tokens }),
    ).not.toThrow();
    const changed = { colorSpace: 'srgb', components: [0, 0, 0], hex: '#ff0000' };
    const own = { color: { $type: 'color', ink: { $value: changed } } };
    expect(() => refuseWrongTokens({ own })).toThrow(
      /own: color\.ink has components that are #000000 and a hex that is #ff0000/,
    );
  });

  it('names a token as the custom property it lives in', () => {
    expect(token('color.text.subtle')).toBe('var(--ds-color-text-subtle)');
    expect(themeCss('touchline')).toContain('--ds-color-text-subtle:light-dark(#5b5c60,#a9aab0);');
  });

  it('resolves a reference to another token where it is used, so that dependent tokens follow background and scheme', () => {
    expect(token('color.skeleton')).toBe('var(--ds-color-skeleton,var(--ds-color-tile))');
    expect(token('layer.popover')).toBe('var(--ds-layer-popover,45)');
    expect(themeCss('touchline')).not.toContain('--ds-color-skeleton');
  });

  it.each(names)('%s supports light and dark without JavaScript, on any element', (brand) => {
    const css = themeCss(brand);
    expect(css).toContain(':root{color-scheme:light dark}');
    expect(css).toContain('[data-scheme=dark]{color-scheme:dark}');
    expect(css).toMatch(/--ds-color-paper:light-dark\(#\w+,#\w+\);/);
    expect(css).toMatch(/@supports not \(color:light-dark\(#fff,#000\)\)\{:root\{--ds-color-paper:#\w+;/);
  });

  it.each(names)('%s increases contrast for users whose system asks for it', (brand) => {
    expect(themeCss(brand, { hasSwitches: false })).toContain(
      '@media(prefers-contrast:more){:root{--ds-color-text-subtle:var(--ds-color-text);',
    );
  });

  it('repeats the colours for each scheme, for tools that turn light-dark() into variables that resolve too early', () => {
    expect(themeCss('touchline')).toContain('}:root,[data-scheme]{--ds-color-paper:light-dark(');
    expect(themeCss('touchline')).toContain(
      '[data-scheme]:where([data-contrast=more] *){--ds-color-text-subtle:',
    );
  });

  it('includes density and switches only for pages that need them', () => {
    expect(themeCss('touchline')).toContain('[data-density=compact]');
    expect(themeCss('touchline', { hasSwitches: false })).not.toMatch(/data-density|data-contrast/);
  });

  it.each(names)('%s can go back from the compact density to its own', (brand) => {
    const properties = (block: string) => (block.match(/--ds-[a-z-]+(?=:)/g) ?? []).sort();
    expect(properties(themes[brand].comfortable)).toEqual(properties(themes[brand].compact));
    expect(properties(themes[brand].standard)).toEqual(properties(themes[brand].contrast));
  });

  it.each(names)('%s has no motion for users who prefer reduced motion', (brand) => {
    expect(themeCss(brand)).toMatch(
      /prefers-reduced-motion:reduce\)\{:root\{--ds-motion-press:1ms;.*sweep:1ms\}\}$/,
    );
  });

  it.each(names)(
    '%s and the global styles stay below 3.3 KB gzip, because every page inlines them',
    (brand) => {
      expect(gzipSync(themeCss(brand, { hasSwitches: false }) + globalCss).length).toBeLessThan(3300);
    },
  );

  it('changes every adjustable token for the second brand without adding other properties', () => {
    // A token with a fallback is in the style sheet only where the brand sets it.
    const properties = (block: string) =>
      (block.match(/--ds-[a-z0-9-]+(?=:)/g) ?? []).filter((name) => !name.startsWith('--ds-logo-')).sort();
    for (const block of ['base', 'colours', 'band', 'accent'] as const)
      expect(properties(themes.northing[block])).toEqual(properties(themes.touchline[block]));
  });
});
