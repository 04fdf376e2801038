import type { Face, FallbackFace } from './Face.ts';
import { systemFonts, type SystemFont } from './systemFonts.ts';

/** Where the files of the brand's folder are served: a folder URL, or a function for hashed names. */
export type FontUrl = string | ((file: string) => string);

/** What `new FontFace` is given. */
export type FontFaceArguments = readonly [
  family: string,
  source: string,
  descriptors: { weight: string; stretch?: string; display: 'swap' },
];

/** Attributes of a `<link rel="preload">`. */
export interface FontPreload {
  href: string;
  as: 'font';
  type: 'font/woff2';
  crossOrigin: 'anonymous';
}

/** A brand, or anything else with fonts. */
interface WithFonts {
  readonly fonts: readonly Face[];
}

const resolve = (url: FontUrl, file: string) =>
  typeof url === 'function' ? url(file) : `${url.replace(/\/$/, '')}/${file}`;

const percent = (value: number) => `${Number((value * 100).toFixed(1))}%`;

const common = (weight: string, stretch: string | undefined) =>
  `font-weight:${weight};${stretch ? `font-stretch:${stretch};` : ''}`;

const sourceOf = (face: Face, url: FontUrl) => `url(${resolve(url, face.file)})`;

function webFace(face: Face, url: FontUrl): string {
  return `@font-face{font-family:"${face.family}";src:${sourceOf(face, url)} format("woff2");${common(face.weight, face.stretch)}font-display:swap}`;
}

/** Arguments of `new FontFace` for a font of a brand, where a script adds it. */
export const fontFaceArguments = (face: Face, url: FontUrl): FontFaceArguments => [
  face.family,
  sourceOf(face, url),
  { weight: face.weight, ...(face.stretch ? { stretch: face.stretch } : {}), display: 'swap' },
];

/** The fonts that a fallback names, each with its width. */
const localFonts = (local: FallbackFace['local']): readonly SystemFont[] =>
  (typeof local === 'string' ? systemFonts[local] : undefined) ?? [{ names: [local].flat(), width: 1 }];

function fallbackFace(face: Face, { names, width }: SystemFont, fallback: FallbackFace): string {
  const { weight, stretch } = fallback;
  const sizeAdjust = fallback.sizeAdjust / width;
  const sources = names.map((name) => `local("${name}")`);
  const metric = (name: string, value: number | undefined) =>
    value === undefined ? '' : `${name}-override:${percent(value / sizeAdjust)};`;
  return (
    `@font-face{font-family:"${face.fallbackFamily ?? `${face.family} fallback`}";src:${sources.join(',')};${common(weight, stretch)}` +
    `size-adjust:${percent(sizeAdjust)};${metric('ascent', face.ascent)}` +
    `${metric('descent', face.descent)}line-gap-override:0%}`
  );
}

const fallbacksOf = (face: Face): string =>
  (face.fallbacks ?? [])
    .flatMap((fallback) => localFonts(fallback.local).map((font) => fallbackFace(face, font, fallback)))
    .join('');

/** `@font-face` rules of one brand, with fallbacks of the same metrics: text keeps its lines while fonts load. */
export function fontCss({ fonts }: WithFonts, url: FontUrl): string {
  return fonts.map((face) => webFace(face, url) + fallbacksOf(face)).join('');
}

/** The rules of the web fonts alone, for a page that adds them once its text is seen in `fallbackFontCss`. */
export const webFontCss = ({ fonts }: WithFonts, url: FontUrl): string =>
  fonts.map((face) => webFace(face, url)).join('');

/** The rules of the fallbacks alone: fonts of the system with the metrics of the web fonts. */
export const fallbackFontCss = ({ fonts }: WithFonts): string => fonts.map(fallbacksOf).join('');

/** The files that a page of the brand needs first: usually one display font and one text font. */
export function fontPreloads({ fonts }: WithFonts, url: FontUrl): FontPreload[] {
  return fonts.map((face) => ({
    href: resolve(url, face.file),
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));
}
