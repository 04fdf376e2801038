export { RecentlyViewed } from './RecentlyViewed.tsx';
export { recentlyViewedMessages } from './recentlyViewedMessages.ts';
export { RecentlyViewedStore, type RecentlyViewedEntry, type ShownProduct } from './RecentlyViewedStore.ts';
export { recentlyViewed, recentlyViewedStorage, smallListLength } from './storage.ts';
export { recentlyViewedStore } from './stores.ts';
