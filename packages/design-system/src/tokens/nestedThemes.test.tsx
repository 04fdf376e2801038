import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { globalCss } from '../foundations/globalCss.ts';
import { themeCss, themesCss } from './themeCss.ts';
import { token } from './token.ts';
import type { TokenName } from './tokenNames.generated.ts';

const sheet = document.createElement('style');
const place = document.createElement('div');

beforeEach(() => document.body.append(sheet, place));
afterEach(() => {
  sheet.remove();
  place.remove();
});

/** Nests elements with these attributes, outermost first, and returns a token's value in the innermost. */
function inside(levels: readonly string[], name: TokenName, property: 'color' | 'width' = 'color'): string {
  place.innerHTML = levels.map((attributes) => `<div ${attributes}>`).join('') + '<p></p>';
  const leaf = place.querySelector('p');
  if (!leaf) throw new Error('nothing was drawn');
  leaf.style[property] = token(name);
  return getComputedStyle(leaf)[property];
}

const TOUCHLINE = { light: 'rgb(11, 11, 12)', dark: 'rgb(246, 246, 243)' };
const NORTHING = { light: 'rgb(23, 35, 31)', dark: 'rgb(238, 242, 234)' };

describe('several brands on a page', () => {
  beforeEach(() => {
    sheet.textContent = themesCss() + globalCss;
  });

  it.each([
    [['data-scheme=dark'], TOUCHLINE.dark],
    [['data-scheme=dark', 'data-scheme=light'], TOUCHLINE.light],
    [['data-scheme=dark', 'data-scheme=light', 'data-scheme=dark'], TOUCHLINE.dark],
    [['data-brand=northing'], NORTHING.light],
    [['data-brand=northing', 'data-scheme=dark'], NORTHING.dark],
    [['data-scheme=dark', 'data-brand=northing'], NORTHING.dark],
    [['data-scheme=dark', 'data-scheme=light', 'data-brand=northing'], NORTHING.light],
    [['data-brand=northing', 'data-brand=touchline', 'data-scheme=dark'], TOUCHLINE.dark],
    [['data-brand=touchline', 'data-brand=northing', 'data-scheme=dark'], NORTHING.dark],
    [['data-brand=northing data-scheme=dark', 'data-brand=touchline data-scheme=light'], TOUCHLINE.light],
  ])('text uses the nearest brand and the nearest scheme: %j', (levels, colour) => {
    expect(inside(levels, 'color.text')).toBe(colour);
  });

  it('a ground uses the nearest brand', () => {
    const band = (...levels: string[]) => inside([...levels, 'data-ground=band'], 'color.text.subtle');
    expect(band()).toBe('rgb(179, 180, 184)');
    expect(band('data-brand=northing')).toBe('rgb(185, 202, 191)');
    expect(band('data-brand=northing', 'data-brand=touchline')).toBe('rgb(179, 180, 184)');
    expect(band('data-brand=touchline', 'data-brand=northing')).toBe('rgb(185, 202, 191)');
  });

  it('more contrast can be turned on and off, in dark and on grounds', () => {
    const subtle = (...levels: string[]) => inside(levels, 'color.text.subtle');
    expect(subtle('data-contrast=more')).toBe(TOUCHLINE.light);
    expect(subtle('data-contrast=more', 'data-scheme=dark')).toBe(TOUCHLINE.dark);
    expect(subtle('data-contrast=more', 'data-brand=northing')).toBe(NORTHING.light);
    expect(subtle('data-brand=northing', 'data-contrast=more')).toBe(NORTHING.light);
    expect(subtle('data-contrast=more', 'data-ground=band')).toBe('rgb(255, 255, 255)');
    expect(subtle('data-contrast=more', 'data-contrast=standard')).toBe('rgb(91, 92, 96)');
  });

  it('density can be turned on and off, and comfortable is the brand’s default', () => {
    const height = (...levels: string[]) => inside(levels, 'size.control', 'width');
    expect(height('data-brand=northing')).toBe('56px');
    expect(height('data-density=compact')).toBe('44px');
    expect(height('data-density=compact', 'data-brand=northing')).not.toBe('56px');
    expect(height('data-brand=northing', 'data-density=compact', 'data-density=comfortable')).toBe('56px');
    expect(inside(['data-density=compact'], 'pad.card', 'width')).toBe('12px');
    expect(inside([], 'pad.card', 'width')).toBe('20px');
  });

  it('a region with its own theme is painted in it', () => {
    place.innerHTML = '<div data-scheme="dark">Dark</div><div data-brand="northing">Northing</div>';
    const [dark, northing] = [...place.children].map((part) => getComputedStyle(part));
    expect(dark?.backgroundColor).toBe('rgb(11, 11, 12)');
    expect(dark?.color).toBe(TOUCHLINE.dark);
    expect(northing?.fontFamily).toContain('Figtree');
  });
});

describe('a page of one brand', () => {
  beforeEach(() => {
    sheet.textContent = themeCss('northing') + globalCss;
  });

  it('supports schemes, contrast and density on any element too', () => {
    expect(inside([], 'color.text')).toBe(NORTHING.light);
    expect(inside(['data-scheme=dark', 'data-scheme=light'], 'color.text')).toBe(NORTHING.light);
    expect(inside(['data-scheme=dark', 'data-contrast=more'], 'color.text.subtle')).toBe(NORTHING.dark);
    expect(inside(['data-contrast=more', 'data-ground=band'], 'color.text.subtle')).toBe(
      'rgb(255, 255, 255)',
    );
    expect(inside(['data-density=compact'], 'size.choice', 'width')).toBe('44px');
  });

  it('the band is darker than a dark page, and native controls in it are dark', () => {
    const band = (...levels: string[]) => inside([...levels, 'data-ground=band'], 'color.paper');
    expect(band()).toBe('rgb(29, 63, 53)');
    expect(band('data-scheme=dark')).toBe('rgb(24, 35, 31)');
    place.innerHTML = '<div data-ground="band"><select></select></div>';
    const select = place.querySelector('select');
    expect(select && getComputedStyle(select).colorScheme).toBe('dark');
  });
});
