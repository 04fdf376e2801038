export {
  fallbackFontCss,
  fontCss,
  fontFaceArguments,
  fontPreloads,
  webFontCss,
} from '../src/fonts/fontCss.ts';
export type { FontFaceArguments, FontPreload, FontUrl } from '../src/fonts/fontCss.ts';
export type { Face, FallbackFace } from '../src/fonts/Face.ts';
