import { createContext, use } from 'react';
import type { Site } from './Site.ts';

/** Provides the site. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site of the page. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite() needs a <SiteContext> above it.');
  return site;
}
