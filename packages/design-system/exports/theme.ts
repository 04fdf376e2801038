export { themeCss, themesCss } from '../src/tokens/themeCss.ts';
export type { BrandName, ThemeCssOptions } from '../src/tokens/themeCss.ts';
export { globalCss } from '../src/foundations/globalCss.ts';
export { joinedScriptCss } from '../src/foundations/joinedScriptCss.ts';
