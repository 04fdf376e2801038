import type { Hex } from '../silhouettes/names.ts';

/** Lightness 0…1, chroma, hue in radians: a perceptually uniform colour space. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Tones of one material in studio light, from the highlight to the seam line. */
export interface Tones {
  highlight: string;
  light: string;
  base: string;
  low: string;
  deep: string;
  ink: string;
  /** Colour of shadows on the material. Black would make bright cloth look grey: volt turns olive, sky turns slate. */
  shade: string;
  /** Lightness of the material after clamping. Shadows on light cloth are weaker, because white would look dirty. */
  lightness: number;
}

/** Black is lightened and white is darkened slightly, so that both leave room for shadows and highlights. */
export const darkestBase = 0.235;
export const lightestBase = 0.955;

const coolHue = 4.6;
const greyBelowChroma = 0.008;

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function gammaByte(value: number): number {
  const curved = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, curved)) * 255);
}

export function toOklch(hex: string): Oklch {
  const packed = Number.parseInt(hex.slice(1), 16);
  const r = linear(packed >> 16);
  const g = linear((packed >> 8) & 255);
  const b = linear(packed & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bb), Math.atan2(bb, a)];
}

export function fromOklch([lightness, chroma, hue]: Oklch): Hex {
  const held = Math.min(1, Math.max(0, lightness));
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (held + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (held - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (held - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((value) => gammaByte(value).toString(16).padStart(2, '0')).join('')}`;
}

function towards(hue: number, target: number, share: number): number {
  const turn = ((target - hue + Math.PI * 3) % (Math.PI * 2)) - Math.PI;
  return hue + turn * share;
}

/**
 * Six tones from one base colour. Shadows shift towards blue by at most a tenth (more turns volt green), highlights lose
 * chroma. Neutral greys get a slight blue tint; warm neutrals such as bone keep their own hue.
 */
export function tonesOf(hex: string): Tones {
  const [rawLightness, chroma, hue] = toOklch(hex);
  const lightness = Math.min(lightestBase, Math.max(darkestBase, rawLightness));
  const isDark = lightness < 0.4;
  const isGrey = chroma < greyBelowChroma;
  const step = (change: number, chromaShare: number, blueShare: number): string =>
    fromOklch([
      lightness + change,
      isGrey ? 0.005 * chromaShare : chroma * chromaShare,
      isGrey ? coolHue : towards(hue, coolHue, blueShare),
    ]);
  return {
    highlight: step(isDark ? 0.2 : Math.min(0.09, 0.985 - lightness), 0.7, 0),
    light: step(isDark ? 0.09 : Math.min(0.045, 0.98 - lightness), 0.92, 0),
    base: step(0, 1, 0),
    low: step(isDark ? -0.05 : -0.085, 1, 0.02),
    deep: step(isDark ? -0.1 : -0.22, 0.95, 0.05),
    ink: step(isDark ? -0.14 : -0.42, 0.75, 0.1),
    shade: fromOklch([
      lightness * 0.42,
      isGrey ? 0.006 : chroma * 0.95,
      isGrey ? coolHue : towards(hue, coolHue, 0.06),
    ]),
    lightness,
  };
}
