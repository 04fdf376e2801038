import type { ReactNode } from 'react';
import type { PageStyles, RenderedView } from './styles/PageStyles.ts';
import type { BrandHead } from './brandHead.ts';
import { toHtml } from './toHtml.ts';

interface RenderOptions {
  styles: PageStyles;
  brandHead: Pick<BrandHead, 'theme'>;
  log: (message: string, error?: unknown) => void;
}

/** Renders the content of a page completely: only then it is known which rules it uses. */
export async function renderView(
  view: ReactNode,
  { styles, brandHead, log }: RenderOptions,
): Promise<RenderedView> {
  const collected = styles();
  const content = await toHtml(collected.collect(view), (error) =>
    log('A part of the page could not be rendered.', error),
  );
  return collected.inPage(content, brandHead.theme);
}
