export { SmartBanner, type SmartBannerProps } from './SmartBanner.tsx';
export { smartBannerMessages } from './smartBannerMessages.ts';
export { smartBannerStore } from './stores.ts';
