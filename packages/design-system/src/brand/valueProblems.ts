import { hexOfColor, rgbOfHex } from './color.ts';
import { isGroup, isReference } from './tokenFile.ts';
import type { ColorValue } from './tokenFile.ts';

const COLOR_SPACES =
  'srgb srgb-linear hsl hwb lab lch oklab oklch display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50'.split(
    ' ',
  );

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Differs by more than rounding. */
const differs = (hex: string, shown: string) =>
  rgbOfHex(hex).some((part, index) => Math.abs(part - (rgbOfHex(shown)[index] ?? 0)) > 1.5 / 255);

function colour(value: unknown): string | undefined {
  if (typeof value === 'string')
    return 'is written as text; the format wants { "colorSpace": "srgb", "components": [r, g, b], "hex": "#rrggbb" }, components from 0 to 1';
  if (!isGroup(value)) return 'is no colour';
  const { colorSpace, components, alpha, hex } = value as Partial<ColorValue>;
  if (!COLOR_SPACES.includes(String(colorSpace)))
    return `has no colour space of the format: ${String(colorSpace)}`;
  if (!Array.isArray(components) || components.length !== 3)
    return 'needs three components, such as [0.85, 1, 0.18]';
  if (!components.every((part) => part === 'none' || isNumber(part)))
    return 'has a component that is no number';
  if (colorSpace === 'srgb' && components.some((part) => isNumber(part) && (part < 0 || part > 1)))
    return 'has a component outside 0 to 1';
  if (alpha !== undefined && !(isNumber(alpha) && alpha >= 0 && alpha <= 1))
    return 'has an alpha outside 0 to 1';
  if (hex !== undefined && !/^#[0-9a-f]{6}$/i.test(hex)) return `has a hex that is not #rrggbb: ${hex}`;
  // Reports a hex that was edited by hand without its components, because the edit would have no effect.
  const shown = hexOfColor(value as unknown as ColorValue);
  if (colorSpace === 'srgb' && hex !== undefined && shown !== undefined && differs(hex, shown))
    return `has components that are ${shown} and a hex that is ${hex}: the components count`;
  if (shown === undefined)
    return `is of the colour space ${String(colorSpace)}: add "hex" with the same colour as #rrggbb`;
  return undefined;
}

function measure(units: readonly string[], example: string): (value: unknown) => string | undefined {
  return (value) =>
    isGroup(value) && isNumber(value['value']) && units.includes(String(value['unit']))
      ? undefined
      : `is not written as ${example}`;
}

const dimension = measure(['px', 'rem'], '{ "value": 4, "unit": "px" }');

function shadow(value: unknown): string | undefined {
  const layers = Array.isArray(value) ? value : [value];
  for (const layer of layers) {
    if (!isGroup(layer)) return 'has a layer that is no shadow';
    const paint = colour(layer['color']);
    if (paint) return `has a colour that ${paint}`;
    for (const side of ['offsetX', 'offsetY', 'blur', 'spread'])
      if (dimension(layer[side])) return `has no ${side} such as { "value": 8, "unit": "px" }`;
  }
  return undefined;
}

function typography(value: unknown): string | undefined {
  if (!isGroup(value)) return 'is no typography';
  if (!isReference(value['fontFamily'])) return 'names no family: "{font.display}" or "{font.text}"';
  for (const side of ['fontSize', 'letterSpacing'])
    if (dimension(value[side])) return `has no ${side} such as { "value": 16, "unit": "px" }`;
  if (!isNumber(value['fontWeight']) || value['fontWeight'] < 1 || value['fontWeight'] > 1000)
    return 'has no fontWeight from 1 to 1000';
  return isNumber(value['lineHeight']) ? undefined : 'has no lineHeight such as 1.5';
}

const isFamily = (value: unknown) =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'));

const isBezier = (value: unknown) =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every(isNumber) &&
  [value[0], value[2]].every((x) => Number(x) >= 0 && Number(x) <= 1);

const CHECKS: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  color: colour,
  dimension,
  duration: measure(['ms', 's'], '{ "value": 200, "unit": "ms" }'),
  shadow,
  typography,
  number: (value) => (isNumber(value) ? undefined : 'is no number'),
  fontFamily: (value) =>
    isFamily(value) ? undefined : 'is no list of names such as ["Figtree", "sans-serif"]',
  cubicBezier: (value) => (isBezier(value) ? undefined : 'is no list such as [0.2, 0.8, 0.2, 1]'),
  css: (value) =>
    typeof value === 'number' || (typeof value === 'string' && !/[;{}<]/.test(value))
      ? undefined
      : 'is no CSS value',
};

/** The problem of a token's value, as the end of a sentence that begins with its name. */
export function valueProblem(type: string, value: unknown): string | undefined {
  if (isReference(value)) return undefined;
  const check = CHECKS[type];
  if (!check)
    return type ? `has a $type that no component uses: ${type}` : 'has no $type, of its own or of its group';
  return check(value);
}
