export { Site, siteBrand, type FormattedTexts, type SiteBrand, type SiteSnapshot } from './Site.ts';
export { SiteContext, useSite } from './SiteContext.ts';
export { siteSnapshot } from './siteSnapshot.ts';
export { legalPath } from './legalPath.ts';
