import { joinedScriptCss } from '@touchline/design-system/theme';
import type { MarketSummary } from '@touchline/contract/market/schema';
import type { Site } from '@touchline/features/platform/site';
import { avifSrcSet, type Head } from '../../routes/head.ts';
import {
  inlineJson,
  stateElementId,
  type PageFiles,
  type PageStart,
  type PageState,
} from '../../state/state.ts';
import type { BrandHead } from '../sites/brandHead.ts';
import type { SiteHead } from '../sites/siteHead.ts';
import type { NoScriptConsent } from './noScriptConsent.ts';
import { escapeHtml } from './escapeHtml.ts';

export interface DocumentInput {
  head: Head;
  /** What search engines are told about the page. */
  jsonLd: readonly object[];
  site: Site;
  brandHead: BrandHead;
  markets: readonly MarketSummary[];
  origin: string;
  /** Absent for a page that is the same for everybody: its policy names the hashes of its scripts. */
  nonce?: string | undefined;
  /** What React takes over. */
  content: string;
  /** What comes after it, and stays as it is. */
  after?: string | undefined;
  /** Style elements with the rules that the content uses. */
  styles: string;
  /** Link elements that name the files of these rules. */
  styleFiles: string;
  state: PageState;
  start: PageFiles;
  bootstrap: string;
  /** Asks for consent where there is no script. */
  noScript?: NoScriptConsent | undefined;
  /** What the market says about the head of every page. */
  siteHead?: SiteHead | undefined;
  /** Address of a script of another origin, which the market configures for this page. */
  otherScript?: string | undefined;
}

/**
 * The whole document. What is seen first comes first, as far as it can: what search engines read and the state follow
 * the content. As it is sent: to join its text first would copy all of it once more.
 */
export function documentOf(input: DocumentInput): Buffer<ArrayBuffer> {
  const { head, site, brandHead, origin } = input;
  const nonce = input.nonce === undefined ? '' : ` nonce="${input.nonce}"`;
  const canonical = head.canonicalPath === undefined ? undefined : origin + site.href(head.canonicalPath);
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description ?? '')}">`,
    `<meta name="robots" content="${head.robots ?? 'index,follow'}">`,
    ...(input.siteHead?.themeColor
      ? [`<meta name="theme-color" content="${input.siteHead.themeColor}">`]
      : brandHead.themeColors),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    ...alternates(input),
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    brandHead.siteName,
    `<meta property="og:type" content="website">`,
    canonical ? `<meta property="og:url" content="${escapeHtml(canonical)}">` : '',
    input.siteHead?.appId ? `<meta property="fb:app_id" content="${escapeHtml(input.siteHead.appId)}">` : '',
    head.description ? `<meta property="og:description" content="${escapeHtml(head.description)}">` : '',
    head.image ? `<meta property="og:image" content="${escapeHtml(new URL(head.image, origin).href)}">` : '',
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    head.preload
      ? `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeHtml(avifSrcSet(head.preload.picture))}" imagesizes="${escapeHtml(head.preload.sizes)}">`
      : '',
    `<style>${brandHead.css}${site.direction === 'rtl' ? joinedScriptCss : ''}</style>`,
    input.styles,
    input.noScript?.head ?? '',
    brandHead.fonts,
    `<script type="application/json" id="start">${inlineJson({ ...input.start, fonts: brandHead.fontsOf(input.styles) } satisfies PageStart)}</script>`,
    `<script${nonce}>${input.bootstrap}</script>`,
    input.otherScript ? `<script${nonce} src="${escapeHtml(input.otherScript)}" async></script>` : '',
  ];
  const after = [
    input.styleFiles,
    `<script type="application/json" id="${stateElementId}">${inlineJson(input.state)}</script>`,
    ...input.jsonLd.map((data) => `<script type="application/ld+json">${inlineJson(data)}</script>`),
  ];
  const pieces = [
    `<!doctype html><html lang="${site.language.code}" dir="${site.direction}" data-brand="${site.brand.id}"><head>${tags.filter(Boolean).join('')}</head><body>${input.noScript?.body ?? ''}<div id="root">`,
    input.content,
    `</div>${input.after ?? ''}${after.join('')}</body></html>`,
  ];
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

function alternates({ head, markets, origin, site }: DocumentInput): string[] {
  if (!head.isEverywhere || head.canonicalPath === undefined) return [];
  const path = head.canonicalPath === '/' ? '' : head.canonicalPath;
  const links = markets.flatMap((market) =>
    market.languages.map(
      ({ code, sitePath }) =>
        `<link rel="alternate" hreflang="${code.includes('-') ? code : `${code}-${market.country}`}" href="${escapeHtml(`${origin}/${sitePath}${path}`)}">`,
    ),
  );
  const first = markets[0]?.languages[0]?.sitePath ?? site.language.sitePath;
  return [
    ...links,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(`${origin}/${first}${path}`)}">`,
  ];
}
