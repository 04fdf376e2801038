import type { ReactNode } from 'react';
import type { PageStyles, RenderedView } from './styles/PageStyles.ts';
import type { BrandHead } from './brandHead.ts';
import { toHtml } from './toHtml.ts';

interface RenderOptions {
  styles: PageStyles;
  brandHead: Pick<BrandHead, 'theme'>;
  log: (message: string, error?: unknown) => void;
}

/**
 * Renders the content of a page completely: only then it is known which rules it uses.
 * @param after what the page has besides, which the script does not take over
 */
export async function renderView(
  view: ReactNode,
  { styles, brandHead, log }: RenderOptions,
  after?: ReactNode,
): Promise<RenderedView> {
  const collected = styles();
  const htmlOf = (part: ReactNode) =>
    toHtml(collected.collect(part), (error) => log('A part of the page could not be rendered.', error));
  const content = await htmlOf(view);
  if (!after) return collected.inPage(content, brandHead.theme);
  const own = await htmlOf(after);
  const page = collected.inPage(content + own, brandHead.theme);
  const [last = '', ...others] = page.content.toReversed();
  return { ...page, content: [...others.reverse(), last.slice(0, -own.length)], after: own };
}
