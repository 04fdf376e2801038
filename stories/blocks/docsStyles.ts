import { token, type } from '@touchline/design-system/token';

// Excludes stories and examples, which keep their own styles.
const page = ':not(:where(.docs-story *,.tl-stage *))';

/**
 * Usage pages use the brand's own typeface and colours, so that they follow the toolbar. The classes override
 * Storybook's styles, which have no specificity, and the page styles of the shop, which remove list markers.
 */
export const docsStyles = `
.sbdocs.sbdocs-wrapper{background:${token('color.paper')};color:${token('color.text')};padding-block:48px 96px}
.sbdocs.sbdocs-content{max-inline-size:960px}
.sbdocs .docs-story{background:${token('color.paper')};color:${token('color.text')}}
.sbdocs .sbdocs-preview{border-color:${token('color.line')};background:${token('color.paper')};box-shadow:none;border-radius:${token('radius.tile')}}
.tl-usage{display:flow-root;${type('body')}}
.tl-usage :is(h1,h2,h3,p,li,strong)${page}{color:inherit;font-family:inherit}
.tl-usage>*+*{margin-block-start:${token('space.16')}}
.tl-usage>h1{${type('title')};margin-block:${token('space.4')} 0}
.sbdocs .tl-usage>h2{${type('head')};margin-block:${token('space.56')} 0;padding-block-start:${token('space.16')};border:0;border-block-start:1px solid ${token('color.line')}}
.tl-usage h3${page}{${type('label')};margin-block:${token('space.32')} ${token('space.8')}}
.tl-usage>p,.tl-usage>ul:not([class]),.tl-usage>ol,.tl-usage section>p${page}{${type('body')};max-inline-size:68ch}
.tl-usage>ul:not([class]){list-style:disc;padding-inline-start:1.25em}
.tl-usage>ol{list-style:decimal;padding-inline-start:1.5em}
.tl-usage li${page}{font-size:inherit;line-height:inherit}
.tl-usage li+li${page}{margin-block-start:${token('space.4')}}
.tl-usage>p code,.tl-usage>ul code,.tl-usage>table code{font-size:.9em;padding:.1em .35em;border-radius:4px;background:${token('color.tile')};color:inherit;border:0}
.tl-usage a${page}{color:inherit;text-underline-offset:.2em}
.tl-usage .tl-group{${type('meta')};color:${token('color.text.subtle')}}
.tl-usage .tl-facts{display:flex;flex-wrap:wrap;gap:${token('space.8')};list-style:none;padding:0}
.tl-usage .tl-facts li{${type('meta')};margin:0;padding:2px 10px;border:1px solid ${token('color.line')};border-radius:99px;color:${token('color.text.subtle')}}
.tl-usage .tl-facts .tl-status{text-transform:capitalize;font-weight:700;border-color:transparent;background:${token('color.success.ground')};color:${token('color.success')}}
.tl-usage .tl-facts .tl-status[data-status=draft]{background:${token('color.warning.ground')};color:${token('color.warning')}}
.tl-usage .tl-facts .tl-status[data-status=deprecated]{background:${token('color.error.ground')};color:${token('color.error')}}
.tl-usage>table:not([class*=docblock]){${type('body')};inline-size:100%;border-collapse:collapse}
.tl-usage>table:not([class*=docblock]) :is(th,td){padding:${token('space.8')} ${token('space.12')} ${token('space.8')} 0;border:0;border-block-end:1px solid ${token('color.line')};text-align:start;vertical-align:top;background:none;color:inherit}
.sbdocs .tl-usage>table:not([class*=docblock]) tr{background:none}
.sbdocs .docblock-argstable code{white-space:normal;overflow-wrap:anywhere}
.tl-usage .tl-import{padding:${token('space.12')} ${token('space.16')};border-radius:${token('radius.control')};background:${token('color.tile')};overflow-x:auto}
.tl-usage .tl-import code{font-size:.9em;color:inherit}
.tl-usage .tl-tokens{display:flex;flex-wrap:wrap;gap:${token('space.8')};list-style:none;padding:0}
.tl-usage .tl-tokens li{margin:0}
.tl-usage .tl-tokens code{font-size:.85em;padding:.1em .4em;border-radius:4px;background:${token('color.tile')};color:inherit;border:0}
.tl-usage kbd{font:inherit;font-size:.875em;padding:1px 6px;border:1px solid ${token('color.line')};border-block-end-width:2px;border-radius:4px}
.tl-usage .tl-frame{inline-size:100%;block-size:480px;border:1px solid ${token('color.line')};border-radius:${token('radius.tile')}}
.tl-usage .tl-pair{display:grid;gap:${token('space.24')};grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr))}
.tl-usage .tl-example{display:grid;grid-row:span 2;grid-template-rows:subgrid;row-gap:0;margin:0}
.tl-usage .tl-stage{display:grid;place-items:center;padding:${token('space.32')} ${token('space.24')};border:1px solid ${token('color.line')};border-block-end:4px solid ${token('color.success')};min-inline-size:0;overflow-x:auto}
.tl-usage .tl-example[data-kind=dont] .tl-stage{border-block-end-color:${token('color.error')}}
.tl-usage .tl-example figcaption{${type('body')};padding-block-start:${token('space.8')}}
.tl-usage .tl-example figcaption strong{color:${token('color.success')}}
.tl-usage .tl-example[data-kind=dont] figcaption strong{color:${token('color.error')}}
`;
