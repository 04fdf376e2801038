import type { Brand } from '@touchline/features/site';
import { crashMessages } from './crashMessages.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { PageFailure } from './pageFailure.ts';

/** Background, text and text on a filled button, for each brand. */
const colours: Readonly<
  Record<Brand, readonly [ground: string, ink: string, onInk: string, radius: string]>
> = {
  touchline: ['#d9ff2e', '#0b0b0c', '#ffffff', '4px'],
  northing: ['#1d3f35', '#ffffff', '#17231f', '999px'],
};

function styleOf(brand: Brand): string {
  const [ground, ink, onInk, radius] = colours[brand];
  return (
    `body{margin:0;min-height:100vh;box-sizing:border-box;display:grid;align-content:center;justify-items:start;gap:20px;padding:24px clamp(16px,4vw,64px);font:400 17px/1.5 system-ui,sans-serif;background:${ground};color:${ink}}` +
    'h1{font-size:clamp(44px,13vw,168px);font-weight:900;line-height:.9;letter-spacing:-.045em;margin:0 0 8px}p{margin:0;max-width:42ch}' +
    `a{display:inline-flex;align-items:center;min-height:52px;padding:0 24px;border-radius:${radius};background:${ink};color:${onInk};font-weight:650;text-decoration:none}` +
    `a:focus-visible{outline:3px solid ${ink};outline-offset:3px}`
  );
}

export interface CrashPageInput {
  failure: PageFailure;
  language: string;
  brand: Brand;
  /** Path of the home page. */
  home: string;
  /** Path to retry, where that can help. */
  again?: string;
  /** Also written to the log. */
  reference: string;
}

const link = (href: string, text: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** The last resort: a plain page that depends on nothing that may have failed. */
export function crashPage({ failure, language, brand, home, again, reference }: CrashPageInput): Response {
  const messages = crashMessages(language);
  const { title, text } = messages[failure.kind];
  const nextLink = again === undefined ? link(home, messages.home) : link(again, messages.again);
  const html = `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${styleOf(brand)}</style></head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p>${escapeHtml(messages.reference)}: <code>${escapeHtml(reference)}</code></p><p>${nextLink}</p></body></html>`;
  return new Response(html, {
    status: failure.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
      ...(failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) }),
    },
  });
}
