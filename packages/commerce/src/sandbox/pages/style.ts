import type { BrandDesign, DesignColors } from '../../kernel/brand/BrandDesign.ts';

const names = [
  'paper',
  'text',
  'subtle',
  'edge',
  'error',
  'errorGround',
  'primary',
  'onPrimary',
  'accent',
] as const;

const variables = (colors: DesignColors): string =>
  names.map((name) => `--${name}:${colors[name]}`).join(';');

/** Overrides for single colours; anything but a hex colour is ignored. */
function ownColours(query: URLSearchParams): string {
  return names
    .flatMap((name) => {
      const value = query.get(name);
      return value && /^[0-9a-f]{6}$/i.test(value) ? [`--${name}:#${value}`] : [];
    })
    .join(';');
}

const rules = `
*{box-sizing:border-box}
[hidden]{display:none!important}
html{background:var(--paper);color:var(--text);font:400 16px/24px var(--font);-webkit-text-size-adjust:100%}
body{margin:0;padding:8px;-webkit-font-smoothing:antialiased}
main{max-width:480px;margin:0 auto}
h1{font-size:24px;line-height:28px;margin:16px 0}
p{margin:0 0 16px}
.unseen{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)}
.field{margin:0 0 20px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 16px;align-items:end}
label{display:block;font-weight:650;margin-block-end:4px}
.hint{display:block;color:var(--subtle);font-size:14px;line-height:20px;margin-block-end:4px}
.fault{display:none;color:var(--error);font-weight:650;font-size:14px;line-height:20px;margin-block-end:4px}
.field[data-invalid] .fault{display:block}
.field[data-invalid]{border-inline-start:4px solid var(--error);padding-inline-start:12px}
input[type=checkbox]{width:24px;height:24px;margin:0;padding:0;vertical-align:middle;accent-color:currentColor}
input:not([type=checkbox]),select{width:100%;height:var(--height);padding:0 12px;border:1.5px solid var(--edge);border-radius:var(--radius);
background:var(--paper);color:var(--text);font:inherit;font-variant-numeric:tabular-nums}
.field[data-invalid] input{border:2.5px solid var(--error)}
.card{position:relative}
.brand{position:absolute;inset-inline-end:0;inset-block-start:0;font-size:14px;font-weight:650;color:var(--subtle);pointer-events:none}
.summary{border:2.5px solid var(--error);background:var(--errorGround);padding:12px 16px;margin:0 0 20px;border-radius:var(--radius)}
.summary a{color:inherit}
button,.button{display:block;width:100%;min-height:var(--height);padding:12px 20px;margin:0 0 12px;border:1.5px solid var(--text);
border-radius:var(--radius);background:var(--paper);color:var(--text);font:650 16px/24px var(--font);text-align:center;text-decoration:none;cursor:pointer}
.primary{background:var(--primary);border-color:var(--primary);color:var(--onPrimary)}
.sheet code{overflow-wrap:anywhere}
.note{color:var(--subtle);font-size:14px;line-height:20px}
:focus-visible{outline:3px solid var(--text);outline-offset:2px;box-shadow:0 0 0 2px var(--paper),0 0 0 8px var(--accent)}
.sheet{padding:8px}
h1{text-wrap:balance;overflow-wrap:anywhere}
@media (min-width:600px){.sheet{margin-block:48px;padding:24px 40px 32px;border:1.5px solid var(--edge);border-radius:var(--radius)}}
.sheet .note{margin:16px 0 0}
@media (max-width:479px){.pair{grid-template-columns:1fr}}
.bar{display:flex;align-items:center;gap:8px;margin:0 0 20px;padding:0 0 12px;border-block-end:1px solid var(--edge);font-weight:650;font-size:14px;line-height:20px}
.bar svg{flex:none}
.service{display:flex;align-items:center;justify-content:space-between;gap:12px;margin:0 0 20px;padding:16px 20px;border-radius:var(--radius);
background:#1c2b52;color:#fff;font-size:14px;line-height:20px}
.service strong{font-size:20px;line-height:24px;overflow-wrap:anywhere}
.service[data-kind=device]{background:#000}
fieldset{margin:0 0 20px;padding:0;border:0;min-width:0}
legend{padding:0;margin:0 0 8px;font-weight:650}
.device{padding:8px}
input[type=radio]{flex:none;width:24px!important;height:24px!important;margin:0;accent-color:currentColor}
.service[data-kind=plan]{background:#46245c}
.service[data-kind=bank]{background:#0d4a4f}
.rows{margin:0 0 20px;padding:0;list-style:none;font-variant-numeric:tabular-nums}
.rows>*{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-block-end:1px solid var(--edge)}
.rows dt{color:var(--subtle)}
.rows dd{margin:0;font-weight:650;text-align:end;overflow-wrap:anywhere}
.tick{display:flex;gap:12px;font-weight:400}
.tick input{flex:none}
select{width:100%;height:var(--height);padding:0 12px;border:1.5px solid var(--edge);border-radius:var(--radius);background:var(--paper);color:var(--text);font:inherit}
details{margin:20px 0 0}
summary{padding:10px 0;cursor:pointer;font-weight:650}
details form{margin:8px 0 0}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
`;

/** The whole style sheet of a sandbox page, by the shop's design, `scheme` (light, dark, otherwise the visitor's) and colours. */
export function styleOf(query: URLSearchParams, design: BrandDesign): string {
  const scheme = query.get('scheme');
  const shape = `--radius:${design.radius};--height:${design.height};--font:${design.font}`;
  const own = ownColours(query);
  const base = variables(scheme === 'dark' ? design.dark : design.light);
  const root = `:root{color-scheme:${scheme === 'dark' ? 'dark' : scheme === 'light' ? 'light' : 'light dark'};${base};${shape};${own}}`;
  const byVisitor =
    scheme === 'dark' || scheme === 'light'
      ? ''
      : `@media (prefers-color-scheme:dark){:root{${variables(design.dark)};${own}}}`;
  return (design.fontFaces ?? '') + root + byVisitor + rules;
}
