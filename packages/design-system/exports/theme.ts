export { themeCss, themesCss } from '../src/tokens/themeCss.ts';
export type { Brand, ThemeCssOptions } from '../src/tokens/themeCss.ts';
export { globalCss } from '../src/foundations/globalCss.ts';
