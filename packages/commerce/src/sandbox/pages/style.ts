/** Colours of a brand in one scheme; the sandbox uses the style of the shop that embeds it. */
interface Dress {
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly edge: string;
  readonly error: string;
  readonly errorGround: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
}

interface BrandDress {
  readonly light: Dress;
  readonly dark: Dress;
  readonly radius: string;
  readonly height: string;
  readonly face: string;
}

const touchline: BrandDress = {
  light: {
    paper: '#ffffff', ink: '#0b0b0c', muted: '#5b5c60', edge: '#74757a', error: '#b8122b',
    errorGround: '#fdf0f1', primary: '#0b0b0c', onPrimary: '#ffffff', accent: '#d9ff2e',
  },
  dark: {
    paper: '#0b0b0c', ink: '#f6f6f3', muted: '#a9aab0', edge: '#85868c', error: '#ff8793',
    errorGround: '#2b1519', primary: '#f6f6f3', onPrimary: '#0b0b0c', accent: '#d9ff2e',
  },
  radius: '4px',
  height: '52px',
  face: "'Hanken Grotesk', 'Helvetica Neue', Arial, system-ui, sans-serif",
}; // prettier-ignore

const northing: BrandDress = {
  light: {
    paper: '#fbfbf8', ink: '#17231f', muted: '#52605a', edge: '#6d7a73', error: '#b8122b',
    errorGround: '#fdf0f1', primary: '#1d5a47', onPrimary: '#ffffff', accent: '#f0a63a',
  },
  dark: {
    paper: '#0f1714', ink: '#eef2ea', muted: '#a7b5ad', edge: '#7f9087', error: '#ff8793',
    errorGround: '#2b1519', primary: '#9ad6bb', onPrimary: '#0f1714', accent: '#f0a63a',
  },
  radius: '12px',
  height: '56px',
  face: "Figtree, 'Helvetica Neue', Arial, system-ui, sans-serif",
}; // prettier-ignore

const brands: ReadonlyMap<string, BrandDress> = new Map([
  ['touchline', touchline],
  ['northing', northing],
]);

const variables = (dress: Dress): string =>
  Object.entries(dress)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Overrides for single colours; anything but a hex colour is ignored. */
function ownColours(query: URLSearchParams): string {
  return (['paper', 'ink', 'muted', 'edge', 'error', 'primary', 'onPrimary', 'accent'] as const)
    .flatMap((name) => {
      const value = query.get(name);
      return value && /^[0-9a-f]{6}$/i.test(value) ? [`--${name}:#${value}`] : [];
    })
    .join(';');
}

const rules = `
*{box-sizing:border-box}
[hidden]{display:none!important}
html{background:var(--paper);color:var(--ink);font:400 16px/24px var(--face);-webkit-text-size-adjust:100%}
body{margin:0;padding:8px;-webkit-font-smoothing:antialiased}
main{max-width:480px;margin:0 auto}
h1{font-size:24px;line-height:28px;margin:16px 0}
p{margin:0 0 16px}
.unseen{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)}
.field{margin:0 0 20px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 16px;align-items:end}
label{display:block;font-weight:650;margin-block-end:4px}
.hint{display:block;color:var(--muted);font-size:14px;line-height:20px;margin-block-end:4px}
.fault{display:none;color:var(--error);font-weight:650;font-size:14px;line-height:20px;margin-block-end:4px}
.field[data-invalid] .fault{display:block}
.field[data-invalid]{border-inline-start:4px solid var(--error);padding-inline-start:12px}
input{width:100%;height:var(--height);padding:0 12px;border:1.5px solid var(--edge);border-radius:var(--radius);
background:var(--paper);color:var(--ink);font:inherit;font-variant-numeric:tabular-nums}
.field[data-invalid] input{border:2.5px solid var(--error)}
.card{position:relative}
.brand{position:absolute;inset-inline-end:0;inset-block-start:0;font-size:14px;font-weight:650;color:var(--muted);pointer-events:none}
.summary{border:2.5px solid var(--error);background:var(--errorGround);padding:12px 16px;margin:0 0 20px;border-radius:var(--radius)}
.summary a{color:inherit}
button,.button{display:block;width:100%;min-height:var(--height);padding:12px 20px;margin:0 0 12px;border:1.5px solid var(--ink);
border-radius:var(--radius);background:var(--paper);color:var(--ink);font:650 16px/24px var(--face);text-align:center;text-decoration:none;cursor:pointer}
.primary{background:var(--primary);border-color:var(--primary);color:var(--onPrimary)}
.note{color:var(--muted);font-size:14px;line-height:20px}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px var(--paper),0 0 0 8px var(--accent)}
.sheet{padding:8px}
h1{text-wrap:balance;overflow-wrap:anywhere}
@media (min-width:600px){.sheet{margin-block:48px;padding:24px 40px 32px;border:1.5px solid var(--edge);border-radius:var(--radius)}}
.sheet .note{margin:16px 0 0}
@media (max-width:479px){.pair{grid-template-columns:1fr}}
.bar{display:flex;align-items:center;gap:8px;margin:0 0 20px;padding:0 0 12px;border-block-end:1px solid var(--edge);font-weight:650;font-size:14px;line-height:20px}
.bar svg{flex:none}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
`;

/** The whole style sheet of a sandbox page, by `brand`, `scheme` (light, dark, otherwise the visitor's) and colours. */
export function styleOf(query: URLSearchParams): string {
  const brand = brands.get(query.get('brand') ?? '') ?? touchline;
  const scheme = query.get('scheme');
  const shape = `--radius:${brand.radius};--height:${brand.height};--face:${brand.face}`;
  const own = ownColours(query);
  const base = variables(scheme === 'dark' ? brand.dark : brand.light);
  const root = `:root{color-scheme:${scheme === 'dark' ? 'dark' : scheme === 'light' ? 'light' : 'light dark'};${base};${shape};${own}}`;
  const byVisitor =
    scheme === 'dark' || scheme === 'light'
      ? ''
      : `@media (prefers-color-scheme:dark){:root{${variables(brand.dark)};${own}}}`;
  return root + byVisitor + rules;
}
