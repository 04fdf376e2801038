import type { ContentFrame } from '@touchline/contract/content/schema';
import type { NavigationNode } from '@touchline/contract/product/schema';
import { pageRoutes } from '../app/routes.ts';

const segmentsOf = (nodes: readonly NavigationNode[]): string[] =>
  nodes.flatMap(({ path, children }) => [...path.split('/'), ...segmentsOf(children)]);

/** First segments that belong to fixed pages. */
const reserved = new Set(pageRoutes('', []).map(({ path }) => path.split('/')[2] ?? ''));

/**
 * First segments of addresses that are lists. A category exists below a department of the navigation (`men/shoes`) and
 * on its own for everybody (`shoes`), so each segment of the tree may begin an address. So may anything the editors link
 * to in the footer, such as a group of categories (`apparel`).
 */
export function categorySegments(
  navigation: readonly NavigationNode[],
  { footer }: Pick<ContentFrame, 'footer'>,
): string[] {
  const linked = footer.flatMap(({ links }) => links.map(({ href }) => /^\/([\w-]+)/.exec(href)?.[1] ?? ''));
  return [...new Set([...segmentsOf(navigation), ...linked])].filter(
    (segment) => segment && !reserved.has(segment),
  );
}
