export { GiftCardBalancePage } from './GiftCardBalancePage.tsx';
export { giftCardBalanceMessages } from './giftCardBalanceMessages.ts';
export { readGiftCardBalanceForm } from './readGiftCardBalanceForm.ts';
export { giftCardBalanceStore } from './stores.ts';
