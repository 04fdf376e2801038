import type { ReactNode } from 'react';
import type { PageStyles } from './styles/PageStyles.ts';
import { toHtml } from './toHtml.ts';

interface RenderOptions {
  styles: PageStyles;
  log: (message: string, error?: unknown) => void;
}

/** The content of a page, and a style element with the rules that it uses. */
export interface RenderedView {
  content: string;
  styles: string;
}

/** Renders the content of a page completely: only then it is known which rules it uses. */
export async function renderView(view: ReactNode, { styles, log }: RenderOptions): Promise<RenderedView> {
  const collected = styles();
  const content = await toHtml(collected.collect(view), (error) =>
    log('A part of the page could not be rendered.', error),
  );
  return { content, styles: collected.element(content) };
}
