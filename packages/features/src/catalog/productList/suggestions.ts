import { getNavigation, listProducts, type ListRequest } from '@touchline/contract/client/catalogue';
import { firstOfEachName } from '@touchline/contract/product/firstOfEachName';
import type { NavigationNode } from '@touchline/contract/product/schema';
import type { Ports } from '../../platform/ports/index.ts';
import type { CardProduct } from '../productCard/index.ts';
import { chipsOf } from './chips.ts';

/** A link shown on an empty list; the path is below the site path. */
export interface SuggestedLink {
  label: string;
  path: string;
  count: number;
}

/** What an empty list shows in place of its cards. */
export interface Suggestions {
  links: readonly SuggestedLink[];
  cards: readonly CardProduct[];
}

export const noSuggestions: Suggestions = { links: [], cards: [] };

const linkCount = 6;
const cardCount = 8;

/**
 * The largest categories, and the first products of the shop's own order where no filter can be taken off. Optional on
 * an empty list, so a failure is only reported.
 */
export async function suggestionsFor(
  request: ListRequest,
  { call, reporter }: Pick<Ports, 'call' | 'reporter'>,
): Promise<Suggestions> {
  const isFiltered = chipsOf(request, []).length > 0;
  try {
    const [nodes, picked] = await Promise.all([
      getNavigation(call),
      isFiltered ? undefined : listProducts(call, {}),
    ]);
    return { links: largestOf(nodes), cards: firstOfEachName(picked?.items ?? [], cardCount) };
  } catch (error) {
    reporter.report('No suggestions for an empty list', error);
    return noSuggestions;
  }
}

function largestOf(nodes: readonly NavigationNode[]): SuggestedLink[] {
  return nodes
    .flatMap((node) => [node, ...node.children])
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, linkCount)
    .map(({ label, path, count }) => ({ label, path: `/${path.replace(/^\//, '')}`, count }));
}
