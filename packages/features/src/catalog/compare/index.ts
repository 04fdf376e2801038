export { ComparePage, type ComparePageProps } from './ComparePage.tsx';
export { compareQueryFrom, type CompareQuery } from './compareUrl.ts';
export { compareMessages } from './compareMessages.ts';
export { CompareStore, type CompareSnapshot, type CompareStatus } from './CompareStore.ts';
export { compareStore } from './stores.ts';
