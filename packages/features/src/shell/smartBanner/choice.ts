// Whether the banner of the app may be shown, without the banner: every page asks, few show it.
export { mayShowSmartBanner } from './mayShowSmartBanner.ts';
export { smartBannerClosed, smartBannerStorage } from './storage.ts';
