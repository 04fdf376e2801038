import { plainValues, type Brand } from '@touchline/design-system/brand';
import { directionOf } from '@touchline/features/platform/i18n';
import { crashMessages } from './crashMessages.ts';
import { escapeHtml } from '../render/escapeHtml.ts';
import type { PageFailure } from '../render/pageFailure.ts';

function styleOf({ tokens, failurePage }: Brand): string {
  const { css, [failurePage]: color } = plainValues(tokens);
  const [ground, ink, onInk] = [color('paper'), color('text'), color('text.inverse')];
  const radius = css('radius.button');
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
export function crashPage({
  failure,
  language: asked,
  brand,
  home,
  again,
  reference,
}: CrashPageInput): Response {
  const { messages, language } = crashMessages(asked);
  const { title, text } = messages[failure.kind];
  const nextLink = again === undefined ? link(home, messages.home) : link(again, messages.again);
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${styleOf(brand)}</style></head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p>${escapeHtml(messages.reference)}: <code>${escapeHtml(reference)}</code></p><p>${nextLink}</p></body></html>`;
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
