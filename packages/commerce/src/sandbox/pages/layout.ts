import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { SandboxMessages } from '../SandboxMessages.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface Page {
  readonly messages: Pick<SandboxMessages, 'htmlLang' | 'direction'>;
  readonly title: string;
  /** Style sheet of the page. */
  readonly style: string;
  readonly nonce: string;
  readonly body: Html;
  /** Script from this repository; never contains user input. */
  readonly script?: string;
}

/** Header of the provider's own pages, with the provider's name. */
export const providerBar: Html = html`<header class="bar">
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    aria-hidden="true"
  >
    <rect x="2.75" y="7" width="10.5" height="7" rx="1" />
    <path d="M5 7V4.75a3 3 0 0 1 6 0V7" />
  </svg>
  Sandbox Payments
</header>`;

/** A complete page of the sandbox. */
export function layout({ messages, title, style, nonce, body, script }: Page): Html {
  return html`<!doctype html>
    <html lang="${messages.htmlLang}" dir="${messages.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>${body}</main>
        ${
          script
            ? html`<script nonce="${nonce}">
                ${raw(script)};
              </script>`
            : ''
        }
      </body>
    </html>`;
}

export interface PolicyOptions {
  readonly nonce: string;
  /** Origins that may embed the page in a frame; none for a standalone page. */
  readonly frameAncestors: readonly string[];
  /** Permitted targets of the page's forms, including redirects. */
  readonly formTargets: readonly string[];
}

/** Headers of every page of the sandbox: no external content, embedded by the shop only, never cached. */
export function pageHeaders({ nonce, frameAncestors, formTargets }: PolicyOptions): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    // The brand's own typeface.
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // Not `no-referrer`: with it, Chromium sends `Origin: null` with our own forms.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-resource-policy': 'cross-origin',
    ...(frameAncestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
  };
}
