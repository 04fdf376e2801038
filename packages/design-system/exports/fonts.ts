export { fallbackFontCss, fontCss, fontPreloads, webFontCss } from '../src/fonts/fontCss.ts';
export type { FontPreload, FontUrl } from '../src/fonts/fontCss.ts';
export type { Face, FallbackFace } from '../src/fonts/Face.ts';
