export { CardPrice, type CardPriceProps } from './CardPrice.tsx';
export { followInPlace } from './followInPlace.ts';
export { cardNote, type CardNote } from './cardNote.ts';
export { packSummaries, unpackSummaries, type PackedSummaries } from './packSummaries.ts';
export { ProductCard, type ProductCardProps } from './ProductCard.tsx';
export { productCardWords } from './productCardWords.ts';
