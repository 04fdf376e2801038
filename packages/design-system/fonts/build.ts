import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { advancesOf, WIDTHS } from './advances.ts';

const require = createRequire(import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const GERMAN_FRENCH = 'ÀÂÆÇÈÉÊËÎÏÔÙÛÜŸŒÄÖßàâæçèéêëîïôùûüÿœäö';
const SIGNS = '’‘“”„‚«»‹›–—…•€£₩×·−°½©®™→←≥≤′″\u00a0\u00ad\u2009\u202f\u2011';

/** Characters of English, German and French, and the signs of our prices. Korean uses the system font. */
const TEXT = ASCII + GERMAN_FRENCH + SIGNS;

const HERO_WEIGHT = 900;

interface Axis {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

const FACES: readonly {
  readonly from: string;
  readonly to: string;
  readonly axes: Readonly<Record<string, Axis | number>>;
  /** Drops ligatures and alternates; text fonts keep theirs for tabular figures. */
  readonly isPlain?: boolean;
}[] = [
  {
    from: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    to: 'touchline/archivo',
    // Titles. From 100 %: the widest in use, less what German titles give way.
    axes: { wght: 820, wdth: { min: 100, max: 125, default: 100 } },
    isPlain: true,
  },
  {
    from: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    to: 'touchline/archivo-hero',
    // The fitted headline, which only some pages have.
    axes: { wght: HERO_WEIGHT, wdth: { min: 62, max: 125, default: 100 } },
    isPlain: true,
  },
  {
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'touchline/hanken-grotesk',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    to: 'northing/bricolage-grotesque',
    axes: { wght: 600 },
    isPlain: true,
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'northing/figtree',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

for (const { from, to, axes, isPlain = false } of FACES) {
  const subset = await subsetFont(readFileSync(require.resolve(from)), TEXT, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noLayoutClosure: isPlain,
  });
  writeFileSync(new URL(`../brands/${to}.woff2`, import.meta.url), subset);
  console.log(`${to}.woff2 ${(subset.length / 1024).toFixed(1)} KB`);
}

const archivo = await subsetFont(
  readFileSync(new URL('../brands/touchline/archivo-hero.woff2', import.meta.url)),
  TEXT,
  {
    targetFormat: 'sfnt',
  },
);
writeFileSync(
  new URL('../src/FittedHeadline/advances.generated.ts', import.meta.url),
  `// Written by fonts/build.ts from the display face.
/** Percent of the width axis at which the advances below were taken. */
export const widths = ${JSON.stringify(WIDTHS)} as const;
/** Letter → advance at each width, left and right side bearing; thousandths of an em. */
export const advances: Readonly<Record<string, readonly number[]>> = ${JSON.stringify(advancesOf(archivo, HERO_WEIGHT))};
`,
);
