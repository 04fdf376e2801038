export { openLanguageChoice, suggestRegion } from './openRegion.ts';
export { RegionPage } from './RegionPage.tsx';
export { LocationSelector } from './LocationSelector.tsx';
export { PhoneSelector } from './PhoneSelector.tsx';
export { regionField, regionPages, regionPathField } from './regionPages.ts';
export { regionMessages } from './regionMessages.ts';
export { geolocationStore, languageStore, locationsStore, marketsStore } from './stores.ts';
