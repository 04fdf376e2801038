export { regionField, RegionPage } from './RegionPage.tsx';
export { regionMessages } from './regionMessages.ts';
