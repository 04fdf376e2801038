export { StoreCard } from '../src/StoreCard/StoreCard.tsx';
export type { StoreCardProps, StoreLink } from '../src/StoreCard/StoreCard.tsx';
