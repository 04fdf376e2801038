export { LazyPickupChooser } from './LazyPickupChooser.tsx';
export type { PickupChooserProps, PickupKind } from './PickupChooser.tsx';
export { PointSummary } from './PointSummary.tsx';
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
export { chosenStore, pickupStorage, type ChosenStore } from './storage.ts';
export { allowedPosition, browserPosition, type Locate } from './position.ts';
