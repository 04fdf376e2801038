export { ProductCard } from '../src/ProductCard/ProductCard.tsx';
export type { ProductCardProps } from '../src/ProductCard/ProductCard.tsx';
export { ProductCardSkeleton } from '../src/ProductCard/ProductCardSkeleton.tsx';
