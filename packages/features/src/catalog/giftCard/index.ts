export { GiftFields, type GiftFieldsProps } from './GiftFields.tsx';
export { giftField, giftOfForm, type GiftText } from './giftForm.ts';
export { giftCardMessages } from './giftCardMessages.ts';
export { LineGiftForm, type LineGiftFormProps } from './LineGiftForm.tsx';
export { LineGiftStore, type LineGiftInput } from './LineGiftStore.ts';
export { GiftStore, type GiftPage } from './GiftStore.ts';
