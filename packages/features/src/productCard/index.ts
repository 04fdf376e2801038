export type { CardProduct } from './CardProduct.ts';
export { CardPrice, type CardPriceProps } from './CardPrice.tsx';
export { followInPlace } from './followInPlace.ts';
export { cardNote, type CardNote } from './cardNote.ts';
export { packCards, unpackCards, type PackedCards } from './packCards.ts';
export { ProductCard, type ProductCardProps } from './ProductCard.tsx';
export { productCardWords } from './productCardWords.ts';
