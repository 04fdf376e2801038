export { brands, Site, siteSnapshot, type Brand, type SiteSnapshot } from './Site.ts';
export { SiteContext, useSite } from './SiteContext.ts';
