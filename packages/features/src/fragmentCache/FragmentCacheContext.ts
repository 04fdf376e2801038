import { createContext, type ComponentType, type ReactNode } from 'react';
import type { FormattedTexts } from '../site/index.ts';

export interface CachedFragmentProps {
  /** What the fragment shows, as plain data: its content tells fragments apart. */
  of: object;
  /** What else its markup depends on. */
  variant: string;
  /** Formatted texts of the page, which those of the fragment are added to. */
  texts: FormattedTexts;
  /** Gives the fragment, which adds the texts that it formats to `texts`. */
  render: (texts: FormattedTexts) => ReactNode;
}

/**
 * What renders fragments that many pages have in common, such as the card of a product: on a server a component that keeps
 * their markup. Nothing in a browser, and on pages that are rendered for one visitor.
 */
export const FragmentCacheContext = createContext<ComponentType<CachedFragmentProps> | undefined>(undefined);
