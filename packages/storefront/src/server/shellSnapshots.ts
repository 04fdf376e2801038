import { footerProblems, type FooterSnapshot } from '@touchline/features/footer';
import type { HeaderSnapshot } from '@touchline/features/header';
import type { ListTileContent } from '@touchline/features/productList';
import type { SiteData } from './siteData.ts';

/** The content of header and footer, the same on every page of a site. */
export function shellSnapshots(
  data: SiteData,
  brand: string,
): {
  header: HeaderSnapshot;
  footer: FooterSnapshot;
  listTiles: ListTileContent[];
} {
  const { frame, navigation, site } = data;
  const problems = footerProblems(frame);
  const cards = site.market.paymentMethods.flatMap(
    ({ id, cards: brands, names }) => brands?.map((card) => card.name) ?? [names[site.language.code] ?? id],
  );
  return {
    listTiles: frame.listTile ? [frame.listTile] : [],
    header: {
      brand,
      entries: navigation.map(({ key, label, path, count, children }) => ({
        ...{ key, label, path, count },
        hasMore: children.length > 0,
      })),
      messages: frame.messages,
      topLinks: frame.topLinks,
    },
    footer: {
      slogan: frame.slogan,
      // Missing footer links are reported to the operator (see footerProblems); the footer is shown without them.
      columns: problems.length > 0 ? frame.footer.filter(({ links }) => links.length > 0) : frame.footer,
      legal: frame.legal,
      pay: [...new Set(cards)].slice(0, 6),
      year: new Date().getFullYear(),
    },
  };
}
