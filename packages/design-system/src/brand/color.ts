import type { ColorValue } from './tokenFile.ts';

/** Red, green, blue from 0 to 1. */
export type Rgb = readonly [number, number, number];

const HEX = /^#[0-9a-f]{6}$/i;

/** Converts the value of a colour picker to the token format. */
export function colorFromHex(hex: string, alpha = 1): ColorValue {
  const components = rgbOfHex(hex).map((part) => Number(part.toFixed(4)));
  return { colorSpace: 'srgb', components, ...(alpha === 1 ? {} : { alpha }), hex: hex.toLowerCase() };
}

export function rgbOfHex(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const encode = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Converts Oklab to linear RGB with Björn Ottosson's matrices, as in CSS Color 4. */
function rgbOfOklab(l: number, a: number, b: number): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

function rgbOfHsl(hue: number, saturation: number, lightness: number): Rgb {
  const spread = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    return lightness / 100 - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}

/** The colour as `#rrggbb`, without alpha; `undefined` for an unsupported colour space without a `hex` fallback. */
export function hexOfColor({ colorSpace, components, hex }: ColorValue): string | undefined {
  const [first = 0, second = 0, third = 0] = components.map((part) => (part === 'none' ? 0 : part));
  if (colorSpace === 'srgb') return hexOf([first, second, third]);
  if (hex !== undefined && HEX.test(hex)) return hex.toLowerCase();
  if (colorSpace === 'hsl') return hexOf(rgbOfHsl(first, second, third));
  if (colorSpace === 'oklab') return hexOf(rgbOfOklab(first, second, third));
  if (colorSpace !== 'oklch') return undefined;
  const angle = (third * Math.PI) / 180;
  return hexOf(rgbOfOklab(first, second * Math.cos(angle), second * Math.sin(angle)));
}

const shorten = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** The colour in the shortest CSS notation. */
export function cssOfColor(color: ColorValue): string {
  const hex = hexOfColor(color) ?? '#000000';
  const { alpha = 1 } = color;
  if (alpha === 1) return shorten(hex);
  const parts = rgbOfHex(hex).map((part) => Math.round(part * 255));
  return `rgb(${parts.join(' ')}/${String(alpha).replace(/^0\./, '.')})`;
}
