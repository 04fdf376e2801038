import type { Brand } from '../tokens/themeCss.ts';
import { faces } from './faces.ts';
import type { Face, FallbackFace } from './faces.ts';

/** Where the package's `fonts` folder is served: a folder URL, or a function for hashed names. */
export type FontUrl = string | ((file: string) => string);

/** Attributes of a `<link rel="preload">`. */
export interface FontPreload {
  href: string;
  as: 'font';
  type: 'font/woff2';
  crossOrigin: 'anonymous';
}

const resolve = (url: FontUrl, file: string) =>
  typeof url === 'function' ? url(file) : `${url.replace(/\/$/, '')}/${file}`;

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;

const common = (weight: string, stretch: string | undefined) =>
  `font-weight:${weight};${stretch ? `font-stretch:${stretch};` : ''}`;

function webFace(face: Face, url: FontUrl): string {
  return `@font-face{font-family:"${face.family}";src:url(${resolve(url, face.file)}) format("woff2");${common(face.weight, face.stretch)}font-display:swap}`;
}

function fallbackFace(face: Face, { local, weight, stretch, sizeAdjust }: FallbackFace): string {
  const sources = local.split('|').map((name) => `local("${name}")`);
  return (
    `@font-face{font-family:"${face.fallbackFamily}";src:${sources.join(',')};${common(weight, stretch)}` +
    `size-adjust:${percent(sizeAdjust)};ascent-override:${percent(face.ascent / sizeAdjust)};` +
    `descent-override:${percent(face.descent / sizeAdjust)};line-gap-override:0%}`
  );
}

/** `@font-face` rules of one brand, with fallbacks of the same metrics: text keeps its lines while fonts load. */
export function fontCss(brand: Brand, url: FontUrl): string {
  return faces[brand]
    .map(
      (face) => webFace(face, url) + face.fallbacks.map((fallback) => fallbackFace(face, fallback)).join(''),
    )
    .join('');
}

/** The files that a page of the brand needs first: one display font and one text font, about 55 KB together. */
export function fontPreloads(brand: Brand, url: FontUrl): FontPreload[] {
  return faces[brand].map((face) => ({
    href: resolve(url, face.file),
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));
}
