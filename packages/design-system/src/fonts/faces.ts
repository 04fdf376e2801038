import type { Brand } from '../tokens/themeCss.ts';

/** A system font scaled to the size of the web font it replaces, so that nothing moves when that loads. */
export interface FallbackFace {
  readonly local: string;
  readonly weight: string;
  /** Only for fonts with a width axis. */
  readonly stretch?: string;
  /** Mean advance width of the web font divided by that of the local one, measured in Chromium on a page of our own text. */
  readonly sizeAdjust: number;
}

export interface Face {
  readonly family: string;
  /** File in the package's `fonts` folder, written by fonts/build.ts. */
  readonly file: string;
  readonly weight: string;
  readonly stretch?: string;
  readonly fallbackFamily: string;
  /** Of the web font, in em. */
  readonly ascent: number;
  readonly descent: number;
  readonly fallbacks: readonly FallbackFace[];
}

const BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'].join('|');
const REGULAR = ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'].join('|');

/** The fonts of each brand, display first. */
export const faces: Readonly<Record<Brand, readonly Face[]>> = {
  touchline: [
    {
      family: 'Archivo Variable',
      file: 'archivo.woff2',
      weight: '820 900',
      stretch: '62% 125%',
      fallbackFamily: 'Archivo fallback',
      ascent: 0.878,
      descent: 0.21,
      fallbacks: [
        { local: BOLD, weight: '820 900', stretch: '62% 106%', sizeAdjust: 1.034 },
        { local: BOLD, weight: '820 900', stretch: '107% 119%', sizeAdjust: 1.154 },
        { local: BOLD, weight: '820 900', stretch: '120% 125%', sizeAdjust: 1.283 },
      ],
    },
    {
      family: 'Hanken Grotesk Variable',
      file: 'hanken-grotesk.woff2',
      weight: '400 700',
      fallbackFamily: 'Hanken fallback',
      ascent: 1,
      descent: 0.303,
      fallbacks: [
        { local: REGULAR, weight: '400 599', sizeAdjust: 0.993 },
        { local: BOLD, weight: '600 700', sizeAdjust: 0.937 },
      ],
    },
  ],
  northing: [
    {
      family: 'Bricolage Grotesque Variable',
      file: 'bricolage-grotesque.woff2',
      weight: '600',
      fallbackFamily: 'Bricolage fallback',
      ascent: 0.93,
      descent: 0.27,
      fallbacks: [{ local: BOLD, weight: '600', sizeAdjust: 0.995 }],
    },
    {
      family: 'Figtree Variable',
      file: 'figtree.woff2',
      weight: '400 700',
      fallbackFamily: 'Figtree fallback',
      ascent: 0.95,
      descent: 0.25,
      fallbacks: [
        { local: REGULAR, weight: '400 599', sizeAdjust: 0.991 },
        { local: BOLD, weight: '600 700', sizeAdjust: 0.945 },
      ],
    },
  ],
};
