import { createElement, useContext, type ReactNode } from 'react';
import { SiteContext, useSite } from '../site/index.ts';
import { FragmentCacheContext, type CachedFragmentProps } from './FragmentCacheContext.ts';

export interface CachedProps extends Pick<CachedFragmentProps, 'of' | 'variant'> {
  children: ReactNode;
}

/**
 * Renders its children, on a server once for all public pages that show the same. They may depend only on `of`, on
 * `variant`, and on what is the same on all public pages of a site.
 */
export function Cached({ children, ...fragment }: CachedProps): ReactNode {
  const CachedFragment = useContext(FragmentCacheContext);
  const site = useSite();
  if (!CachedFragment) return children;
  const render: CachedFragmentProps['render'] = (texts) =>
    createElement(SiteContext, { value: site.withTexts(texts) }, children);
  return createElement(CachedFragment, { ...fragment, texts: site.formattedTexts, render });
}
