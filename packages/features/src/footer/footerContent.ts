import type { ContentFrame } from '@touchline/contract/content/schema';

/** What the footer shows of a site's content. */
export interface FooterSnapshot {
  slogan: string;
  columns: ContentFrame['footer'];
  legal: ContentFrame['legal'];
  /** Names of the ways to pay, as plates. */
  pay: string[];
  year: number;
}

/** What is wrong with the content of a footer, in the words of the documents (accounts document, section 5). */
export function footerProblems(frame: Pick<ContentFrame, 'footer' | 'legal'>): string[] {
  const hasMain = frame.footer.some(({ links }) => links.length > 0);
  return [
    ...(hasMain
      ? []
      : ['Main links are missing in desktop footer data', 'Main links are missing in mobile footer data']),
    ...(frame.legal.length > 0 ? [] : ['Legal links are missing in desktop footer data']),
  ];
}
