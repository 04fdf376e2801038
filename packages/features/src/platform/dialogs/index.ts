export type { DialogDefinition, DialogViewProps } from './DialogDefinition.ts';
export { DialogRoot, useStartCurtain, type DialogRootProps } from './DialogRoot.tsx';
export { dialogRanks, startCurtainRank, type DialogRankName } from './dialogRanks.ts';
export { DialogStore, type DialogEnd } from './DialogStore.ts';
export { dialogStore } from './stores.ts';
