import type { ReactNode } from 'react';
import type { PageStyles } from './styles/PageStyles.ts';
import { toHtml } from './toHtml.ts';

/** The content of a page, and a style element with the rules that it uses. */
export interface RenderedView {
  content: string;
  styles: string;
}

/** Renders the content of a page completely: only then it is known which rules it uses. */
export async function renderView(view: ReactNode, styles: PageStyles): Promise<RenderedView> {
  const collected = styles();
  const content = await toHtml(collected.collect(view));
  return { content, styles: collected.element() };
}
