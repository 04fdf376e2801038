import type { ContentFrame } from '@touchline/contract/content/schema';
import { footerProblems, type FooterSnapshot } from '@touchline/features/shell/footer';
import {
  headerProblems,
  withOverrides,
  type HeaderSnapshot,
  type HeaderTopLink,
} from '@touchline/features/shell/header';
import type { ListTileContent } from '@touchline/features/catalog/productList';
import { landingPages } from '@touchline/features/shell/serviceLinks';
import type { SiteData } from '../sites/siteData.ts';

/** Frames whose problems were logged: what says the same is the same object (`PublicCallCache`). */
const logged = new WeakSet<ContentFrame>();

function logProblems(
  { frame, site }: SiteData,
  header: Pick<HeaderSnapshot, 'entries' | 'topLinks'>,
  brand: string,
  log: (message: string) => void,
): void {
  if (logged.has(frame)) return;
  logged.add(frame);
  const infoLinks = header.topLinks.filter(({ isOfAccount }) => !isOfAccount);
  const problems = [...headerProblems(frame, { ...header, topLinks: infoLinks }), ...footerProblems(frame)];
  for (const problem of problems) log(`${problem}: ${brand}, /${site.language.sitePath}`);
}

/** The content of header and footer, the same on every page of a site. `links` are those of the market's configuration. */
export function shellSnapshots(
  data: SiteData,
  brand: string,
  links: readonly HeaderTopLink[],
  log: (message: string) => void,
): {
  header: HeaderSnapshot;
  footer: FooterSnapshot;
  listTiles: ListTileContent[];
} {
  const { frame, navigation, site } = data;
  const landings = landingPages(site.market);
  const written = new Set(frame.topLinks.map(({ href }) => href));
  const ranges = navigation.map(({ key, label, path, count, children }) => ({
    ...{ key, label, path, count },
    ...(landings[key] ? { landing: landings[key] } : {}),
    hasMore: children.length > 0,
  }));
  const menu = {
    entries: [...withOverrides(ranges, frame.header?.[0]?.items ?? [])],
    topLinks: [...frame.topLinks, ...links.filter(({ href }) => !written.has(href))],
  };
  logProblems(data, menu, brand, log);
  const cards = site.market.paymentMethods.flatMap(
    ({ id, cards: brands, mark, names }) =>
      brands?.map((card) => card.name) ?? [mark ?? names[site.language.code] ?? id],
  );
  return {
    listTiles: frame.listTile ? [frame.listTile] : [],
    header: {
      brand,
      ...menu,
      messages: frame.messages,
      ...(frame.usps?.length ? { usps: frame.usps } : {}),
    },
    footer: {
      slogan: frame.slogan,
      columns: frame.footer.filter(({ links }) => links.length > 0),
      legal: frame.legal,
      pay: [...new Set(cards)].slice(0, 8),
      year: new Date().getFullYear(),
    },
  };
}
