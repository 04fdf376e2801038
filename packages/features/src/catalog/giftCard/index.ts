export { GiftFields, type GiftFieldsProps } from './GiftFields.tsx';
export { giftField, giftOfForm, type GiftText } from './giftForm.ts';
export { giftCardMessages } from './giftCardMessages.ts';
export { GiftStore, type GiftPage } from './GiftStore.ts';
