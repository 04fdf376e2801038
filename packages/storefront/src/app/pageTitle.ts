import type { Site } from '@touchline/features/site';

/** The title of a page, with the brand behind it. */
export function pageTitle(site: Site, title: string | undefined): string {
  const brand = site.brand === 'northing' ? 'Northing' : 'Touchline';
  return title ? `${title} | ${brand}` : brand;
}
