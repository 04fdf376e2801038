import { createElement, useContext, type ReactNode } from 'react';
import { Site, SiteContext, useSite, type FormattedTexts } from '../site/index.ts';
import { FragmentCacheContext, type CachedFragmentProps } from './FragmentCacheContext.ts';

export interface CachedProps extends Pick<CachedFragmentProps, 'of' | 'variant'> {
  children: ReactNode;
}

/** The same site, which adds the texts that it formats to others. */
function withTexts({ brand, market, language, signInPath }: Site, formattedTexts: FormattedTexts): Site {
  const path = signInPath === undefined ? {} : { signInPath };
  return new Site({ brand, market, language, formattedTexts, ...path });
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
    createElement(SiteContext, { value: withTexts(site, texts) }, children);
  return createElement(CachedFragment, { ...fragment, texts: site.formattedTexts, render });
}
