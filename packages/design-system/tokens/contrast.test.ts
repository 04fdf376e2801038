import { describe, expect, it } from 'vitest';
import { contrast } from '../src/brand/contrast.ts';
import { contrastProblems, measuredPairs } from '../src/brand/contrastProblems.ts';
import { knownBrands } from '../src/brand/knownBrands.generated.ts';
import { palettesOf } from '../src/brand/palettes.ts';

const PALETTES = ['light', 'dark', 'band', 'band in the dark', 'accent'].flatMap((name) => [
  name,
  `${name}, more contrast`,
]);

describe.each(Object.entries(knownBrands))('%s', (_name, { tokens: brand }) => {
  const measured = measuredPairs(brand);

  it('has a palette for each scheme and background, with normal and increased contrast', () => {
    expect(palettesOf(brand).map((palette) => palette.name)).toEqual(PALETTES);
  });

  describe.each(PALETTES)('%s', (palette) => {
    const pairs = measured.filter((pair) => pair.palette === palette);

    it('finds pairs to check', () => expect(pairs.length).toBeGreaterThan(6));

    it.each(pairs.map((pair) => [pair.front, pair.ground, pair.minimum, pair.ratio] as const))(
      '%s is distinguishable from %s (%d:1)',
      (_front, _ground, least, ratio) => expect(ratio).toBeGreaterThanOrEqual(least),
    );
  });

  it.each(palettesOf(brand).map((palette) => [palette.name, palette.colours] as const))(
    'has a visible focus ring: %s',
    (_, colours) => {
      for (const ground of ['paper', 'raised', 'tile']) {
        const best = Math.max(
          ...['text', 'accent'].map((ring) => contrast(colours.get(ring) ?? '', colours.get(ground) ?? '')),
        );
        expect(best, ground).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('requires 7:1 for text where the user prefers more contrast, and 4.5:1 otherwise', () => {
    const least = (level: string) =>
      new Set(
        measured.filter((pair) => pair.level === level && pair.kind === 'text').map((pair) => pair.minimum),
      );
    expect([...least('AA')]).toEqual([4.5]);
    expect([...least('AAA')]).toEqual([7]);
  });
});

it('reports which pair has too little contrast, where, and by how much', () => {
  const brand = structuredClone(knownBrands.touchline.tokens) as unknown as {
    light: { color: { line: object; edge: object } };
  };
  brand.light.color.edge = brand.light.color.line;
  expect(contrastProblems(brand)[0]).toMatchObject({
    palette: 'light',
    front: 'edge',
    ground: 'paper',
    frontHex: '#dcdcd8',
    minimum: 3,
  });
});
