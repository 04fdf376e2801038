import { HeartButton } from '@touchline/features/wishlist';
import { useHeart } from './useHeart.ts';

/** The heart of a card. */
export function CardHeart({ product }: { product: { id: string; name: string } }) {
  return <HeartButton product={product} {...useHeart()} />;
}
