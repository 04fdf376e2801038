export { CardActionContext } from './CardAction.ts';
export { CardMemberContext } from './CardMember.ts';
export type { CardProduct } from './CardProduct.ts';
export { CardPrice, type CardPriceProps } from './CardPrice.tsx';
export { interceptClick } from './interceptClick.ts';
export { cardNote, type CardNote } from './cardNote.ts';
export { packCards, unpackCards, type PackedCards } from './packCards.ts';
export { ProductCard, type ProductCardProps } from './ProductCard.tsx';
export { productCardMessages } from './productCardMessages.ts';
