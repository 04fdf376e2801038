import type { Site } from '@touchline/features/platform/site';

/** The title of a page, followed by the brand. */
export function pageTitle(site: Site, title: string | undefined): string {
  const { name } = site.brand;
  return title ? `${title} | ${name}` : name;
}
