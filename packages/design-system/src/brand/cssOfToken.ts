import { cssOfColor } from './color.ts';
import { isReference, referenced } from './tokenFile.ts';
import type { Token } from './readTokens.ts';
import type {
  ColorValue,
  DimensionValue,
  DurationValue,
  ShadowValue,
  TypeExtension,
  TypographyValue,
} from './tokenFile.ts';

const PHONE = 390;
const DESKTOP = 1280;

const round = (value: number, digits = 3) => Number(value.toFixed(digits));
const pixels = ({ value, unit }: DimensionValue) => (unit === 'rem' ? value * 16 : value);
const bare = (value: number) => String(value).replace(/^(-?)0\./, '$1.');
const rem = (px: number) => `${bare(round(px / 16))}rem`;

/** The custom property of a token. */
export const propertyOf = (name: string) => `--ds-${name.replaceAll('.', '-')}`;

/** Grows linearly between phone and desktop; in rem, so that it follows the user's font size. */
export function fluid(phone: number, desktop: number): string {
  if (phone === desktop) return rem(phone);
  const slope = (desktop - phone) / (DESKTOP - PHONE);
  const [low, high] = [Math.min(phone, desktop), Math.max(phone, desktop)];
  return `clamp(${rem(low)},${rem(phone - slope * PHONE)} + ${bare(round(slope * 100, 2))}vw,${rem(high)})`;
}

const length = ({ value, unit }: DimensionValue) => `${bare(value)}${unit}`;
const shadow = ({ color, offsetX, offsetY, blur, spread, inset }: ShadowValue, paint = cssOfColor(color)) =>
  [
    ...(inset ? ['inset'] : []),
    ...[offsetX, offsetY, blur, ...(spread.value ? [spread] : [])].map((part) =>
      part.value ? length(part) : '0',
    ),
    paint,
  ].join(' ');

const shadows = (value: unknown) => (Array.isArray(value) ? value : [value]) as readonly ShadowValue[];

/** A token value as CSS. */
export function cssOfValue(type: string, value: unknown): string {
  if (isReference(value)) return `var(${propertyOf(referenced(value))})`;
  switch (type) {
    case 'color':
      return cssOfColor(value as ColorValue);
    case 'dimension':
      return length(value as DimensionValue);
    case 'duration': {
      const { value: amount, unit } = value as DurationValue;
      return `${amount}${unit}`;
    }
    case 'cubicBezier':
      return `cubic-bezier(${(value as readonly number[]).map(bare).join(',')})`;
    case 'fontFamily':
      return [value]
        .flat()
        .map((name) => (String(name).includes(' ') ? `"${String(name)}"` : name))
        .join(',');
    case 'shadow':
      return shadows(value)
        .map((layer) => shadow(layer))
        .join(',');
    default:
      return typeof value === 'number' ? bare(value) : String(value);
  }
}

/** One value for both schemes: the browser picks one by the nearest `color-scheme`. */
export function cssOfBoth(type: string, light: unknown, dark: unknown): string {
  const [first, second] = [cssOfValue(type, light), cssOfValue(type, dark)];
  if (first === second) return first;
  if (type !== 'shadow') return `light-dark(${first},${second})`;
  const others = shadows(dark);
  return shadows(light)
    .map((layer, index) =>
      shadow(layer, `light-dark(${cssOfColor(layer.color)},${cssOfColor((others[index] ?? layer).color)})`),
    )
    .join(',');
}

const typeExtension = (token: Token) => (token.extensions['touchline.type'] ?? {}) as TypeExtension;

/** Display type has its own size, width and tracking, which `type()` and headings use. */
export const isDisplay = (token: Token): boolean =>
  token.type === 'typography' && (token.value as TypographyValue).fontFamily === '{font.display}';

function typography(token: Token): string {
  const property = propertyOf(token.name);
  const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = token.value as TypographyValue;
  const { desktop, width = [100, 100] } = typeExtension(token);
  const [phone, wide] = [pixels(fontSize), pixels(desktop?.fontSize ?? fontSize)];
  const line = desktop?.lineHeight ?? lineHeight;
  // Line heights are whole pixels at both ends; the token format can only express them as a factor.
  const height =
    line === lineHeight ? bare(line) : fluid(Math.round(lineHeight * phone), Math.round(line * wide));
  const family = cssOfValue('fontFamily', fontFamily);
  const size = fluid(phone, wide);
  if (!isDisplay(token)) return `${property}:${fontWeight} ${size}/${height} ${family};`;
  const tracking = bare(round(pixels(letterSpacing) / phone));
  return (
    `${property}-size:${size};${property}:${fontWeight} var(${property}-size)/${height} ${family};` +
    `${property}-width:${width[0]}%;${property}-tracking:${tracking}em;`
  );
}

/** Declarations of the custom properties of a token. */
export const declarationsOf = (token: Token): string =>
  token.type === 'typography'
    ? typography(token)
    : `${propertyOf(token.name)}:${cssOfValue(token.type, token.value)};`;

/** Declarations of a token that change from a viewport width on. */
export function stepsOf(token: Token): [width: number, declarations: string][] {
  const property = propertyOf(token.name);
  if (token.type === 'typography') {
    const { width } = typeExtension(token);
    return width && width[0] !== width[1] ? [[960, `${property}-width:${width[1]}%;`]] : [];
  }
  const from = (token.extensions['touchline.from'] ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(from).map(([width, value]) => [
    Number(width),
    `${property}:${cssOfValue(token.type, value)};`,
  ]);
}
