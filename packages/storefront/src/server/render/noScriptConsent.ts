import { getSite } from '@touchline/contract/client/site';
import { createTransport } from '@touchline/contract/client/transport';
import { regimeOf } from '@touchline/contract/consent/rules';
import {
  consentMessages,
  consentRecord,
  consentRules,
  settingsPath,
} from '@touchline/features/consent/consent';
import { loadMessages } from '@touchline/features/platform/i18n';
import type { Site } from '@touchline/features/platform/site';
import { token } from '@touchline/design-system/token';
import { splitSitePath } from '../../routes/urls.ts';
import type { Stores } from '../../state/Stores.ts';
import type { CookieJar } from '../http/CookieJar.ts';
import { escapeHtml } from './escapeHtml.ts';

/** Path of the style sheet that hides the notice once the visitor has answered. */
export const answeredPath = '/consent-answered.css';

/** The parts of a document for a browser without script. */
export interface NoScriptConsent {
  head: string;
  body: string;
}

const styles = [
  `#consent-notice{position:fixed;z-index:${token('layer.bar')};inset:auto 0 0;display:flex;flex-wrap:wrap;align-items:center;gap:8px;padding:16px 20px;border-block-start:1px solid ${token('color.line')};background:${token('color.raised')};color:${token('color.text')}}`,
  '#consent-notice p{flex:1 1 20em;margin:0}',
  '@media (max-width:599.98px){#consent-notice :is(button,a){flex:1 1 auto;text-align:center}}',
  `#consent-notice :is(button,a){display:inline-block;min-block-size:44px;padding:10px 20px;border:2px solid ${token('color.text')};border-radius:${token('radius.control')};background:none;color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}`,
].join('');

/** Where an answer is posted to, from where it leads back to the page. */
export function settingsAction(site: Site, url: URL): string {
  const returnTo = splitSitePath(url.pathname).rest + url.search;
  return `${site.href(settingsPath)}?${new URLSearchParams({ returnTo }).toString()}`;
}

/**
 * Asks for consent without script: a form in every page, the same for everybody. A style sheet shows or hides it, which
 * only a browser without script requests, and which alone depends on the visitor.
 */
export async function noScriptConsent(stores: Stores, url: URL): Promise<NoScriptConsent | undefined> {
  const { regime, isShown, revision, isRegional } = consentRules(stores);
  const { site, translator } = stores;
  const { rest } = splitSitePath(url.pathname);
  if (!isShown || (regime !== 'gdpr' && regime !== 'bar') || rest === settingsPath) return undefined;
  await loadMessages(translator, [consentMessages]);
  const t = (key: string) => escapeHtml(translator.translate('consent', `consent.${key}`));
  const action = escapeHtml(settingsAction(site, url));
  const ofSite = isRegional ? { site: site.language.sitePath } : {};
  const sheet = escapeHtml(`${answeredPath}?${new URLSearchParams({ revision, ...ofSite }).toString()}`);
  const button = (choice: string, label: string) =>
    `<button name="choice" value="${choice}">${t(label)}</button>`;
  return {
    head: `<noscript><link rel="stylesheet" href="${sheet}"></noscript>`,
    body: `<noscript><form id="consent-notice" method="post" action="${action}" aria-label="${t('bar.label')}"><p>${t('noScript.text')}</p><input type="hidden" name="place" value="noScript">${button('accept', 'accept')}${button('reject', 'reject')}<a href="${action}">${t('manage')}</a></form></noscript>`,
  };
}

interface VisitorLaw {
  backEnd: (request: Request) => Promise<Response>;
  origin: string;
  /** Where the visitor is, by ISO 3166-2. */
  region: string;
}

/**
 * The style sheet of the notice: it hides it for a visitor who has answered by the texts of now, and for one in a region
 * whose law does not ask first.
 */
export async function answeredStyles(url: URL, jar: CookieJar, law: VisitorLaw): Promise<Response> {
  const kept = jar.get(consentRecord.key);
  const revision = url.searchParams.get('revision');
  const isAnswered = kept !== undefined && readRevision(kept) === revision;
  const isHidden = isAnswered || !(await asksFirst(url.searchParams.get('site'), law));
  return new Response(isHidden ? '#consent-notice{display:none}' : styles, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'private, no-store',
      vary: 'cookie',
    },
  });
}

/** Whether the law of the visitor's region asks first; only named where regions of the market differ. */
async function asksFirst(sitePath: string | null, { backEnd, origin, region }: VisitorLaw): Promise<boolean> {
  if (sitePath === null) return true;
  try {
    const site = await getSite(createTransport({ fetch: backEnd, origin, sitePath, surface: () => 'chk' }));
    const regime = site && regimeOf(site.market, region);
    return regime === undefined || regime === 'gdpr' || regime === 'bar';
  } catch {
    // Nothing is granted unasked while the law is not known.
    return true;
  }
}

function readRevision(text: string): string | undefined {
  try {
    return consentRecord.codec.decode(text)?.revision;
  } catch {
    // Not written by this shop: the visitor is asked.
    return undefined;
  }
}
