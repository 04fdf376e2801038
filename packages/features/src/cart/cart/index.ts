export { CartPage, type CartPageProps } from './CartPage.tsx';
export { MemberOffer, type MemberOfferProps } from './MemberOffer.tsx';
export { CartStore, type CartLine } from './CartStore.ts';
export { cartMessages } from './cartMessages.ts';
export { PartMissing } from './PartMissing.tsx';
export { readCartEntry } from './readCartEntry.ts';
export { readCartForm, type CartChange } from './readCartForm.ts';
export { cartStore } from './stores.ts';
