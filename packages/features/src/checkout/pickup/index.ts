export { LazyPickupChooser } from './LazyPickupChooser.tsx';
export type { PickupChooserProps, PickupKind } from './PickupChooser.tsx';
export { PointSummary } from './PointSummary.tsx';
export { OrderCollection, type OrderCollectionProps } from './OrderCollection.tsx';
export { StoreStock, type StoreStockProps } from './StoreStock.tsx';
export { StoreStockStore } from './StoreStockStore.ts';
export { PointList, type PointListProps } from './PointList.tsx';
export {
  pointKey,
  PickupStore,
  type PickupProblem,
  type PickupSnapshot,
  type PickupSource,
} from './PickupStore.ts';
export { usePointTexts } from './usePointTexts.ts';
export { pickupMessages } from './pickupMessages.ts';
export { chosenStore, chosenStoreOf, pickupStorage, type ChosenStore } from './storage.ts';
export { allowedPosition, browserPosition, type Locate } from './position.ts';
