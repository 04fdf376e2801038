import type { Brand } from '@touchline/design-system/brand';
import { directionOf } from '@touchline/features/platform/i18n';
import { deskStateId, type DeskState } from '../../desk/DeskState.ts';
import { inlineJson } from '../../state/state.ts';
import { escapeHtml } from '../render/escapeHtml.ts';
import { brandHead } from '../sites/brandHead.ts';
import { fontStylesPath } from '../sites/fontPath.ts';

/** What the page of the desk loads. */
export interface DeskFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

/** The languages that the desk speaks, the first one where the browser names none of them. */
const languages = ['en', 'de', 'fr', 'ko', 'ar'] as const;

/** Addresses of the desk, which belongs to no site. */
export const deskPaths = /^\/desk(\/(content|sign-in))?$/;

/** The language that the browser asks for first, of those that the desk speaks. */
function languageOf(accepted: string | null): string {
  const asked = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [code = '', quality = 'q=1'] = part.trim().split(';');
      return { code: code.slice(0, 2).toLowerCase(), quality: Number(quality.replace(/^\s*q=/, '')) || 0 };
    })
    .toSorted((one, other) => other.quality - one.quality);
  const spoken: readonly string[] = languages;
  return asked.find(({ code }) => spoken.includes(code))?.code ?? 'en';
}

const policy = (isDevelopment: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    // The preview: the shop's own pages.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ');

/** The page of the desk: the same for everybody, who is signed in decides the back end. */
export function deskPage(
  request: Request,
  { brand, files, isDevelopment = false }: { brand: Brand; files: DeskFiles; isDevelopment?: boolean },
): Response {
  const language = languageOf(request.headers.get('accept-language'));
  const state: DeskState = { language, brandName: brand.name };
  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}" data-brand="${escapeHtml(brand.id)}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(brand.name)}</title><meta name="robots" content="noindex">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${brandHead(brand).css}</style><link rel="stylesheet" href="${fontStylesPath}">`,
    ...files.styles.map((path) => `<link rel="stylesheet" href="${path}">`),
    `</head><body><div id="root"></div><script type="application/json" id="${deskStateId}">${inlineJson(state)}</script>`,
    `<script type="module" src="${files.script}"></script></body></html>`,
  ].join('');
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(isDevelopment),
      'x-robots-tag': 'noindex',
      // The address may hold a link that signs in.
      'referrer-policy': 'no-referrer',
      vary: 'accept-language',
    },
  });
}
