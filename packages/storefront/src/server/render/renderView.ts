import type { ReactNode } from 'react';
import type { PageStyles, WrittenStyles } from './styles/PageStyles.ts';
import { toHtml } from './toHtml.ts';

/** What is rendered of a page. */
export interface PageView {
  pageId: string;
  view: ReactNode;
  /** Asks for consent with the page; the script does not take it over. */
  question?: ReactNode;
}

/** The HTML of a page's content, and its styles. */
export interface RenderedView extends WrittenStyles {
  content: string;
  /** What comes after the content, and is not taken over by the script. */
  after?: string;
}

interface RenderOptions {
  styles: PageStyles;
  log: (message: string, error?: unknown) => void;
}

/** Renders the content of a page completely: only then it is known which styles it uses. */
export async function renderView(
  { pageId, view, question }: PageView,
  { styles, log }: RenderOptions,
): Promise<RenderedView> {
  const collected = styles(pageId);
  const htmlOf = (part: ReactNode) =>
    toHtml(collected.collect(part), (error) => log('A part of the page could not be rendered.', error));
  const content = await htmlOf(view);
  const after = question ? await htmlOf(question) : undefined;
  return { content, ...(after === undefined ? {} : { after }), ...collected.written() };
}
