export { regionField, RegionPage } from './RegionPage.tsx';
export { regionWords } from './regionWords.ts';
