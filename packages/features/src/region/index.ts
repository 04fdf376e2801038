export { regionField, RegionPage } from './RegionPage.tsx';
export { languagePreference, regionStorage } from './storage.ts';
export { regionMessages } from './regionMessages.ts';
export { marketsStore } from './stores.ts';
