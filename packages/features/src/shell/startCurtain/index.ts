export { StartCurtainPlace, type StartCurtainPlaceProps } from './StartCurtainPlace.tsx';
export { StartCurtainStore } from './StartCurtainStore.ts';
export { startCurtainStorage } from './storage.ts';
export { startCurtainStore } from './stores.ts';
