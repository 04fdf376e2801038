import { cssOfBoth, cssOfValue, declarationsOf, isDisplay, propertyOf, stepsOf } from './cssOfToken.ts';
import { readTokens } from './readTokens.ts';
import { isGroup } from './tokenFile.ts';
import type { ThemeBlocks } from '../tokens/ThemeBlocks.ts';
import type { Token } from './readTokens.ts';
import type { TokenGroup } from './tokenFile.ts';

/** Groups of a brand file that apply only in a scheme, on a ground, with more contrast or in a density. */
export const CONTEXTS = ['light', 'dark', 'band', 'bandDark', 'accent', 'contrast', 'density'] as const;

/** The tokens that all brands share. */
export interface SharedTokens {
  /** Values that a brand may change: base and semantic. */
  readonly groups: readonly TokenGroup[];
  /** Fallback values of `token()`. */
  readonly defaults: TokenGroup;
  /** Changes of each density, in groups by its name. */
  readonly density: TokenGroup;
}

type Tokens = ReadonlyMap<string, Token>;

const byName = (tokens: readonly Token[]): Tokens => new Map(tokens.map((token) => [token.name, token]));

/** The tokens of a group in a brand file, such as `contrast`, `dark`; empty without such a group. */
export function tokensIn(brand: TokenGroup, ...path: readonly string[]): Token[] {
  const group = path.reduce<unknown>((node, step) => (isGroup(node) ? node[step] : undefined), brand);
  return isGroup(group) ? readTokens(group) : [];
}

/** The tokens of a brand that apply everywhere; the brand's own come last and win. */
export function brandTokens({ groups }: SharedTokens, brand: TokenGroup): Token[] {
  const own = Object.fromEntries(Object.entries(brand).filter(([key]) => !CONTEXTS.includes(key as 'light')));
  return [...byName([...groups, own].flatMap((group) => readTokens(group))).values()];
}

const join = (tokens: Iterable<Token>) => [...tokens].map(declarationsOf).join('');

/** Declarations for both schemes: a token missing in dark uses its light value. */
function both(light: Tokens, dark: Tokens): string {
  return [...light.values()]
    .map(
      ({ name, type, value }) =>
        `${propertyOf(name)}:${cssOfBoth(type, value, dark.get(name)?.value ?? value)};`,
    )
    .join('');
}

/** Tokens needed for readable text. Browsers from before May 2024 lack the others, which only looks plainer. */
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

/** Light values of what `both` writes with `light-dark()`, for browsers that do not support it. */
const lightOnly = (light: Tokens, dark: Tokens) =>
  join(
    [...light.values()].filter(({ name, type, value }) => {
      const other = dark.get(name);
      if (!ESSENTIAL.includes(name.slice('color.'.length))) return false;
      return other && cssOfValue(type, value) !== cssOfValue(type, other.value);
    }),
  );

/** The tokens named in `changed` with their normal values, to undo the change. */
const back = (changed: Tokens, normal: Tokens): Tokens =>
  new Map(
    [...changed.keys()]
      .flatMap((name) => [normal.get(name)].filter((token) => token !== undefined))
      .map((token) => [token.name, token]),
  );

/** The CSS of one brand, in the blocks that `cssOfTheme` puts under selectors. */
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
    isDisplay(token)
      ? [token.name, ...['size', 'width', 'tracking'].map((part) => `${token.name}.${part}`)]
      : [token.name],
  );
  return [...new Set(names)].sort();
}
