export { CartPage, type CartPageProps } from './CartPage.tsx';
export { CartStore, type CartLine } from './CartStore.ts';
export { cartWords } from './cartWords.ts';
export { readCartForm, type CartChange } from './readCartForm.ts';
