import type { ReactNode } from 'react';

/** What a document has of the styles of what was rendered. */
export interface WrittenStyles {
  /** Style elements, for the head. */
  styles: string;
  /** Link elements for the end: the files whose rules are in `styles`, so that a script does not load them once more. */
  styleFiles: string;
}

/** Collects the styles of one page while it is rendered. */
export interface StylesOfPage {
  /** A part of the page, whose styles are noted as it is rendered. */
  collect: (view: ReactNode) => ReactNode;
  /** Called once everything is rendered. */
  written: () => WrittenStyles;
}

/** Begins to collect the styles of a page. */
export type PageStyles = (pageId: string) => StylesOfPage;
