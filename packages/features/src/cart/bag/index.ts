export { AddedToBag, type AddedToBagProps } from './AddedToBag.tsx';
export { BagErrorNote } from './BagErrorNote.tsx';
export { bagErrorText } from './bagErrorMessages.ts';
export { BagStore, type AddToBasket, type BagCart, type BagError, type BagSnapshot } from './BagStore.ts';
export { bagMessages } from './bagMessages.ts';
export { bagStore } from './stores.ts';
