import { cssOfBoth, cssOfValue, declarationsOf, isDisplay, propertyOf, stepsOf } from './cssOfToken.ts';
import { readTokens } from './readTokens.ts';
import { isGroup } from './tokenFile.ts';
import type { ThemeBlocks } from '../tokens/ThemeBlocks.ts';
import type { Token } from './readTokens.ts';
import type { TokenGroup } from './tokenFile.ts';

/** Groups of a brand file that hold only under a scheme, a ground, more contrast or a density. */
export const CONTEXTS = ['light', 'dark', 'band', 'bandDark', 'accent', 'contrast', 'density'] as const;

/** What every brand stands on. */
export interface SharedTokens {
  /** Values that a brand may change: base and semantic. */
  readonly groups: readonly TokenGroup[];
  /** What `token()` falls back to by itself. */
  readonly defaults: TokenGroup;
  /** What a density changes, in groups by its name. */
  readonly density: TokenGroup;
}

type Tokens = ReadonlyMap<string, Token>;

const byName = (tokens: readonly Token[]): Tokens => new Map(tokens.map((token) => [token.name, token]));

/** The tokens of a group in a brand file, such as `contrast`, `dark`; none where it has no such group. */
export function tokensIn(brand: TokenGroup, ...path: readonly string[]): Token[] {
  const group = path.reduce<unknown>((node, step) => (isGroup(node) ? node[step] : undefined), brand);
  return isGroup(group) ? readTokens(group) : [];
}

/** The tokens of a brand that hold everywhere; the brand's own come last and win. */
export function brandTokens({ groups }: SharedTokens, brand: TokenGroup): Token[] {
  const own = Object.fromEntries(Object.entries(brand).filter(([key]) => !CONTEXTS.includes(key as 'light')));
  return [...byName([...groups, own].flatMap((group) => readTokens(group))).values()];
}

const join = (tokens: Iterable<Token>) => [...tokens].map(declarationsOf).join('');

/** Declarations for both schemes: a token that is missing in the dark is as it is in the light. */
function both(light: Tokens, dark: Tokens): string {
  return [...light.values()]
    .map(
      ({ name, type, value }) =>
        `${propertyOf(name)}:${cssOfBoth(type, value, dark.get(name)?.value ?? value)};`,
    )
    .join('');
}

/** Without these nothing can be read; what else a browser of before May 2024 leaves out only makes it plainer. */
const ESSENTIAL = [
  'paper',
  'tile',
  'text',
  'text.subtle',
  'text.inverse',
  'edge',
  'line',
  'primary',
  'primary.on',
  'error',
];

/** Light values of what `both` writes by `light-dark()`, for browsers that do not know it. */
const lightOnly = (light: Tokens, dark: Tokens) =>
  join(
    [...light.values()].filter(({ name, type, value }) => {
      const other = dark.get(name);
      if (!ESSENTIAL.includes(name.slice('color.'.length))) return false;
      return other && cssOfValue(type, value) !== cssOfValue(type, other.value);
    }),
  );

/** The same names as in `changed`, with the values they have without it. */
const back = (changed: Tokens, normal: Tokens): Tokens =>
  new Map(
    [...changed.keys()]
      .flatMap((name) => [normal.get(name)].filter((token) => token !== undefined))
      .map((token) => [token.name, token]),
  );

/** The CSS of one brand, in the blocks that `cssOfTheme` sets under their selectors. */
export function themeBlocks(shared: SharedTokens, brand: TokenGroup): ThemeBlocks {
  const base = brandTokens(shared, brand);
  const widths = new Map<number, string>();
  for (const [width, text] of base.flatMap(stepsOf)) widths.set(width, (widths.get(width) ?? '') + text);

  const read = (...path: readonly string[]) => byName(tokensIn(brand, ...path));
  const [light, dark, band, accent] = [read('light'), read('dark'), read('band'), read('accent')];
  const bandDark = new Map([...band, ...read('bandDark')]);
  const more = { light: read('contrast', 'light'), dark: read('contrast', 'dark') };
  const changed = new Map([...more.dark, ...more.light]);
  const compact = byName([...tokensIn(shared.density, 'compact'), ...tokensIn(brand, 'density', 'compact')]);
  const normal = new Map([...byName(readTokens(shared.defaults)), ...byName(base)]);

  return {
    base: join(base),
    from: [...widths].sort(([a], [b]) => a - b),
    colours: both(light, dark),
    band: both(band, bandDark),
    accent: join(accent.values()),
    light: lightOnly(light, dark),
    bandLight: lightOnly(band, bandDark),
    contrast: both(
      new Map([...back(changed, light), ...more.light]),
      new Map([...back(changed, dark), ...more.dark]),
    ),
    contrastBand: join(read('contrast', 'band').values()),
    contrastAccent: join(read('contrast', 'accent').values()),
    standard: both(back(changed, light), back(changed, dark)),
    compact: join(compact.values()),
    comfortable: join(back(compact, normal).values()),
  };
}

/** Every name that `token()` accepts. */
export function tokenNames(shared: SharedTokens, brand: TokenGroup): string[] {
  const tokens = [...brandTokens(shared, brand), ...tokensIn(brand, 'light'), ...readTokens(shared.defaults)];
  const names = tokens.flatMap((token) =>
    isDisplay(token) ? [token.name, `${token.name}.width`, `${token.name}.tracking`] : [token.name],
  );
  return [...new Set(names)].sort();
}
