import { createTransport } from '@touchline/contract/client/transport';
import type { UnchangedCheck } from '../cache/PageCache.ts';
import type { WholePage } from './renderPage.tsx';
import type { PageSources } from '../cache/PageSources.ts';
import type { PublicCallCache } from '../cache/PublicCallCache.ts';
import type { RequestContext } from './pageRequest.ts';
import { siteData, type SiteData } from '../sites/siteData.ts';

/** Parameters that campaigns add to an address: no page depends on them, scripts of the browser read them. */
const ofCampaigns = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid)$/;

/** The address that a public page is rendered and kept under: without what campaigns add. */
export function pageUrl(url: URL): URL {
  if (url.search === '') return url;
  const names = [...url.searchParams.keys()].filter((name) => ofCampaigns.test(name));
  if (names.length === 0) return url;
  const address = new URL(url);
  for (const name of names) address.searchParams.delete(name);
  return address;
}

interface UnchangedInput {
  page: WholePage;
  requestContext: RequestContext;
  sources: PageSources;
  /** Something could not be loaded or rendered: the page is right for now only. */
  hasFailed: boolean;
  backEnd: (request: Request) => Promise<Response>;
  answers: PublicCallCache;
  origin: string;
  brand: string;
}

/** How it is found out whether a public page is still right; `undefined` when it must not be kept. */
export function unchangedCheck(input: UnchangedInput): UnchangedCheck | undefined {
  const { page, requestContext, sources, backEnd, answers, origin, brand } = input;
  const isPlain = page.status === 200 && page.headers['cache-control'] === 'private, no-store';
  const isLimited = requestContext.limitedFor() !== undefined;
  if (!isPlain || isLimited || input.hasFailed || !sources.isComplete) return undefined;
  const { site, frame, navigation, markets, flags } = requestContext;
  const before: SiteData = { site, frame, navigation, markets, flags };
  const call = createTransport({
    fetch: backEnd,
    origin,
    sitePath: site.language.sitePath,
    surface: () => 'chk',
  });
  return async (asker) => {
    const now = await siteData(call, brand, answers);
    return now !== undefined && isSame(before, now) && sources.areUnchanged(backEnd, asker);
  };
}

/** Responses that say the same are the same object (`PublicCallCache`). */
const isSame = (before: SiteData, now: SiteData): boolean =>
  (Object.keys(before) as (keyof SiteData)[]).every((key) => before[key] === now[key]);
