import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { BRANDS, readTokenFile } from './generate.ts';
import { readTokens } from './readTokens.ts';
import type { TokenGroup } from './readTokens.ts';

const TEXT = 4.5;
const SHAPE = 3;

/** What is read or must be told apart: [foreground, ground, least ratio]. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ['text', 'paper', TEXT],
  ['text', 'raised', TEXT],
  ['text', 'field', TEXT],
  ['text', 'tile', TEXT],
  ['text', 'tile.strong', TEXT],
  ['text', 'pool', TEXT],
  ['text', 'pool.edge', TEXT],
  ['text.inverse', 'text', TEXT],
  ['text.subtle', 'paper', TEXT],
  ['text.subtle', 'raised', TEXT],
  ['text.subtle', 'field', TEXT],
  ['text.subtle', 'tile', TEXT],
  ['edge', 'paper', SHAPE],
  ['edge', 'raised', SHAPE],
  ['edge', 'field', SHAPE],
  ['accent.on', 'accent', TEXT],
  ['accent.on', 'accent.hover', TEXT],
  ['primary.on', 'primary', TEXT],
  ['primary.on', 'primary.hover', TEXT],
  ['sale', 'paper', TEXT],
  ['sale', 'tile', TEXT],
  ['sale.on', 'sale', TEXT],
  ['low', 'paper', SHAPE],
  ['error', 'paper', TEXT],
  ['error', 'raised', TEXT],
  ['error', 'tile', TEXT],
  ...['error', 'success', 'info', 'warning'].flatMap((tone): (readonly [string, string, number])[] => [
    [tone, 'paper', TEXT],
    [tone, `${tone}.ground`, TEXT],
    ['text', `${tone}.ground`, TEXT],
  ]),
];

function colours(brand: TokenGroup, ...blocks: string[]): Map<string, string> {
  const tokens = blocks.flatMap((block) => readTokens(brand[block] as TokenGroup));
  return new Map(
    tokens
      .filter((token) => token.name.startsWith('color.'))
      .map((token) => [token.name.slice('color.'.length), String(token.value)]),
  );
}

describe.each(BRANDS)('%s', (name) => {
  const brand = readTokenFile(name);
  const palettes = [
    ['light', colours(brand, 'light')],
    ['dark', colours(brand, 'dark')],
    ['band', colours(brand, 'band')],
    ['band in the dark', colours(brand, 'band', 'bandDark')],
    ['accent', colours(brand, 'accent')],
  ] as const;

  describe.each(palettes)('%s', (_, palette) => {
    const known = PAIRS.filter(([front, ground]) => palette.has(front) && palette.has(ground));

    it('has pairs to look at', () => expect(known.length).toBeGreaterThan(6));

    it.each(known)('%s is readable on %s (%d:1)', (front, ground, least) => {
      expect(contrast(palette.get(front) ?? '', palette.get(ground) ?? '')).toBeGreaterThanOrEqual(least);
    });
  });

  it.each(palettes)('has a focus ring that stands out: %s', (_, palette) => {
    const light = palettes[0][1];
    for (const ground of ['paper', 'raised', 'tile'].filter((part) => palette.has(part))) {
      const best = Math.max(
        ...['text', 'accent'].map((ring) =>
          contrast(palette.get(ring) ?? light.get(ring) ?? '', palette.get(ground) ?? ''),
        ),
      );
      expect(best, ground).toBeGreaterThanOrEqual(3);
    }
  });
});
