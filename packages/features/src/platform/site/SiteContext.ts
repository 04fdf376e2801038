import { createContext, useContext } from 'react';
import type { Site } from './Site.ts';

/** Provides the site. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site of the page. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() needs a <SiteContext> above it.');
  return site;
}
