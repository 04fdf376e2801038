import type { ContentFrame } from '@touchline/contract/content/schema';

/** The part of a site's content that the footer shows. */
export interface FooterSnapshot {
  slogan: string;
  columns: ContentFrame['footer'];
  legal: ContentFrame['legal'];
  /** Names of the payment methods, shown as badges. */
  pay: string[];
  year: number;
}

/** Path of the page that finds an order again; from every page there is a link to it. */
const trackOrderPath = '/track-order';

/** The columns of a footer; where nothing leads to the order, the column for help does, which is added where there is none. */
export function columnsWithHelp(
  { columns, legal }: Pick<FooterSnapshot, 'columns' | 'legal'>,
  titles: { help: string; trackOrder: string },
): FooterSnapshot['columns'] {
  const links = [...columns.flatMap((column) => column.links), ...legal];
  if (links.some(({ href }) => href === trackOrderPath)) return columns;
  const added = { label: titles.trackOrder, href: trackOrderPath };
  if (!columns.some(({ title }) => title === titles.help))
    return [...columns, { title: titles.help, links: [added] }];
  return columns.map((column) =>
    column.title === titles.help ? { ...column, links: [added, ...column.links] } : column,
  );
}

/** Problems of a footer's content, with the texts of the documents (accounts document, section 5). */
export function footerProblems(frame: Pick<ContentFrame, 'footer' | 'legal'>): string[] {
  const hasMain = frame.footer.some(({ links }) => links.length > 0);
  return [
    ...(hasMain
      ? []
      : ['Main links are missing in desktop footer data', 'Main links are missing in mobile footer data']),
    ...(frame.legal.length > 0 ? [] : ['Legal links are missing in desktop footer data']),
  ];
}
