import type { ReactNode } from 'react';
import type { Theme } from './splitTheme.ts';

/** The content of a page, and the style elements for its head. */
export interface RenderedView {
  /** In pieces: to join them would copy a hundred kilobytes. */
  content: readonly string[];
  /** What comes after the content, and is not taken over by the script. */
  after?: string;
  styles: string;
}

/** Collects the style rules of one page while it is rendered. */
export interface StylesOfPage {
  /** The content, with its rules collected. */
  collect: (view: ReactNode) => ReactNode;
  /** Puts the rules of what was rendered, and the theme, into the head and into the content. */
  inPage: (content: string, theme: Theme) => RenderedView;
}

/** Begins to collect the style rules of a page. */
export type PageStyles = () => StylesOfPage;
