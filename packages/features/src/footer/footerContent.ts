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
