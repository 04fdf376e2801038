import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { BrandDesign, DesignColors } from '../../../kernel/brand/BrandDesign.ts';
import type { PaymentPageTexts } from './texts.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Sources that a provider's script needs, by directive of the content policy. */
export interface ProviderSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly style?: readonly string[];
  readonly image?: readonly string[];
  /** Where forms may lead: to the banks that confirm a payment. */
  readonly form?: readonly string[];
}

export interface PaymentPage {
  readonly texts: PaymentPageTexts;
  readonly design: BrandDesign;
  readonly title: string;
  readonly body: Html;
  /** Settings for the script, as JSON in the page. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The provider's own script and style sheet. */
  readonly library?: { readonly script: string; readonly style?: string };
  /** Script of this repository, which runs after the library. */
  readonly script?: string;
  readonly sources?: ProviderSources;
  /** Origin of the shop, the only one that may frame the page. */
  readonly shopOrigin: string;
  readonly status?: number;
}

const names = ['paper', 'text', 'subtle', 'edge', 'error', 'primary', 'onPrimary'] as const;
const variables = (colors: DesignColors): string =>
  names.map((name) => `--${name}:${colors[name]}`).join(';');

/* The 8 px around are those that the shop's page takes back, for focus rings. */
const styleOf = ({ light, dark, font, radius, height, fontFaces = '' }: BrandDesign): string =>
  `${fontFaces}:root{color-scheme:light dark;${variables(light)};--radius:${radius};--height:${height}}
:root[data-scheme=light]{color-scheme:light}
:root[data-scheme=dark]{color-scheme:dark;${variables(dark)}}
@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${variables(dark)}}}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--text);font:400 16px/24px ${font}}
body{margin:0;padding:8px}
p{margin:0 0 16px}
a{color:inherit}
.field{margin:0 0 16px}
label{display:block;font-weight:650;margin-block-end:4px}
input{width:100%;height:var(--height);padding:0 12px;border:1.5px solid var(--edge);border-radius:var(--radius);background:var(--paper);color:var(--text);font:inherit}`;

/** JSON that can stand in a script element. */
const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A page of the shop in which a provider's script shows its fields. The script is loaded here and nowhere else: the page
 * that frames it keeps its own policy, and nothing that is typed can be read by either.
 */
export async function paymentPage(page: PaymentPage): Promise<Response> {
  const { texts, title, body, settings, library, script, sources, shopOrigin } = page;
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const document = html`<!doctype html>
    <html lang="${texts.htmlLang}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(styleOf(page.design))}
        </style>
        ${library?.style ? html`<link rel="stylesheet" href="${library.style}" />` : ''}
      </head>
      <body>
        <main>${body}</main>
        ${
          settings
            ? html`<script type="application/json" id="settings">
                ${raw(asJson(settings))}
              </script>`
            : ''
        }
        ${library ? html`<script src="${library.script}"></script>` : ''}
        ${
          script
            ? html`<script nonce="${nonce}">
                ${raw(script)};
              </script>`
            : ''
        }
      </body>
    </html>`;
  return new Response(String(await document), {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(nonce, sources, shopOrigin),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin',
    },
  });
}

function policyOf(nonce: string, sources: ProviderSources | undefined, shopOrigin: string): string {
  const { script = [], connect = [], frame = [], style = [], image = [], form = [] } = sources ?? {};
  return [
    "default-src 'none'",
    ['script-src', `'nonce-${nonce}'`, ...script].join(' '),
    // Providers' scripts set styles of their own.
    ["style-src 'self' 'unsafe-inline'", ...style].join(' '),
    "font-src 'self'",
    ["img-src 'self' data:", ...image].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    ["frame-src 'self'", ...frame].join(' '),
    ["form-action 'self'", ...form].join(' '),
    `frame-ancestors 'self' ${shopOrigin}`,
    "base-uri 'none'",
  ].join('; ');
}

/** Tells the page around that the bank's step is over; alone, the page leads back to the shop. */
export const doneScript = String.raw`(() => {
  'use strict';
  if (parent !== window) parent.postMessage({ type: 'challenge-done' }, JSON.parse(document.getElementById('settings').textContent).shop);
})()`;

/** The page after the bank's step. */
export const donePage = (page: Pick<PaymentPage, 'texts' | 'design' | 'shopOrigin'>): Promise<Response> =>
  paymentPage({
    ...page,
    title: page.texts.step,
    body: html`<p role="status">${page.texts.done}</p>
      <p><a target="_top" href="${page.shopOrigin}/">${page.texts.back}</a></p>`,
    settings: { shop: page.shopOrigin },
    script: doneScript,
  });

/** The page of an address that is too old or made up. */
export const overPage = (page: Pick<PaymentPage, 'texts' | 'design' | 'shopOrigin'>): Promise<Response> =>
  paymentPage({
    ...page,
    title: page.texts.fields,
    body: html`<p role="status">${page.texts.over}</p>
      <p><a target="_top" href="${page.shopOrigin}/">${page.texts.back}</a></p>`,
    status: 410,
  });
