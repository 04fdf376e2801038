import { Site, type SiteSnapshot } from './Site.ts';
/** Britain in English: the default of stories and tests. */
export declare const britain: SiteSnapshot;
export declare const germany: SiteSnapshot;
export declare const korea: SiteSnapshot;
/** The United Arab Emirates in Arabic: right to left. */
export declare const emirates: SiteSnapshot;
export declare const usa: SiteSnapshot;
/** The British site, for formatting. */
export declare const britishSite: () => Site;
