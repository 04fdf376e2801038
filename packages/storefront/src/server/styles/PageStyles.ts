import type { ReactNode } from 'react';

/** Collects the style rules of one page while it is rendered. */
export interface StylesOfPage {
  /** The content, with its rules collected. */
  collect: (view: ReactNode) => ReactNode;
  /** A style element with the rules of what was rendered as `content`. */
  element: (content: string) => string;
}

/** Begins to collect the style rules of a page. */
export type PageStyles = () => StylesOfPage;
