import { readTokens } from './readTokens.ts';
import type { ThemeBlocks } from '../src/tokens/ThemeBlocks.ts';
import type { Token, TokenGroup, TokenValue, Typography } from './readTokens.ts';

const SCHEMES = ['light', 'dark', 'band', 'bandDark', 'accent'] as const;
const PHONE = 390;
const DESKTOP = 1280;

const round = (value: number, digits = 3) => Number(value.toFixed(digits));
const rem = (px: number) => `${round(px / 16)}rem`;

/** Grows in a straight line between phone and desktop; in rem, so that it follows the reader's font size. */
export function fluid([phone, desktop]: readonly [number, number]): string {
  if (phone === desktop) return rem(phone);
  const slope = (desktop - phone) / (DESKTOP - PHONE);
  const [low, high] = [Math.min(phone, desktop), Math.max(phone, desktop)];
  return `clamp(${rem(low)},${rem(phone - slope * PHONE)} + ${round(slope * 100, 2)}vw,${rem(high)})`;
}

const isTypography = (value: TokenValue): value is Typography =>
  typeof value === 'object' && 'family' in value;

function cssValue(type: string, value: TokenValue): string {
  if (Array.isArray(value)) {
    if (type === 'cubicBezier') return `cubic-bezier(${value.join(',')})`;
    return value.map((name) => (String(name).includes(' ') ? `"${name}"` : name)).join(',');
  }
  return String(value);
}

/** The custom property a token lives in. */
export const propertyOf = (name: string) => `--ds-${name.replaceAll('.', '-')}`;

function declarations(token: Token): string {
  const property = propertyOf(token.name);
  if (!isTypography(token.value)) return `${property}:${cssValue(token.type, token.value)};`;
  const { size, line, weight, family, width, tracking } = token.value;
  const fixed = typeof line === 'number' || (size[0] === size[1] && line[0] === line[1]);
  const height = typeof line === 'number' ? line : fixed ? round(line[0] / size[0]) : fluid(line);
  return (
    `${property}:${weight} ${fluid(size)}/${height} var(--ds-font-${family});` +
    (width ? `${property}-width:${width[0]}%;` : '') +
    (tracking === undefined ? '' : `${property}-tracking:${tracking}em;`)
  );
}

/** What a token changes from which width on. */
function steps(token: Token): [number, string][] {
  const property = propertyOf(token.name);
  if (isTypography(token.value)) {
    const { width } = token.value;
    return width && width[0] !== width[1] ? [[960, `${property}-width:${width[1]}%;`]] : [];
  }
  return Object.entries(token.from).map(([from, value]) => [
    Number(from),
    `${property}:${cssValue(token.type, value)};`,
  ]);
}

const join = (tokens: readonly Token[]) => tokens.map(declarations).join('');

function schemeTokens(brand: TokenGroup, scheme: (typeof SCHEMES)[number]): Token[] {
  return readTokens(brand[scheme] as TokenGroup);
}

/** The tokens of a brand that do not depend on the scheme; the brand's own come last and win. */
export function brandTokens(shared: readonly TokenGroup[], brand: TokenGroup): Token[] {
  const own = Object.fromEntries(Object.entries(brand).filter(([key]) => !SCHEMES.includes(key as 'light')));
  const byName = new Map<string, Token>();
  for (const token of [...shared, own].flatMap((group) => readTokens(group))) byName.set(token.name, token);
  return [...byName.values()];
}

/** The CSS of one brand, in the blocks that `themeCss` sets under their selectors. */
export function themeBlocks(shared: readonly TokenGroup[], brand: TokenGroup): ThemeBlocks {
  const base = brandTokens(shared, brand);
  const widths = new Map<number, string>();
  for (const [width, text] of base.flatMap(steps)) widths.set(width, (widths.get(width) ?? '') + text);
  return {
    base: join(base),
    from: [...widths].sort(([a], [b]) => a - b),
    light: join(schemeTokens(brand, 'light')),
    dark: join(schemeTokens(brand, 'dark')),
    band: join(schemeTokens(brand, 'band')),
    bandDark: join(schemeTokens(brand, 'bandDark')),
    accent: join(schemeTokens(brand, 'accent')),
  };
}

/** Every name that `token()` accepts. */
export function tokenNames(shared: readonly TokenGroup[], brand: TokenGroup): string[] {
  const names = [...brandTokens(shared, brand), ...schemeTokens(brand, 'light')].flatMap((token) =>
    isTypography(token.value)
      ? [
          token.name,
          ...(token.value.width ? [`${token.name}.width`] : []),
          ...(token.value.tracking === undefined ? [] : [`${token.name}.tracking`]),
        ]
      : [token.name],
  );
  return names.sort();
}
