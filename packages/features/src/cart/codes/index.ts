export { CodesForm, type CodesFormProps } from './CodesForm.tsx';
export { codesMessages } from './codesMessages.ts';
export { CodesStore, type CodesChange, type CodesSnapshot, type FollowedCoupon } from './CodesStore.ts';
export { FollowedCouponNotice } from './FollowedCouponNotice.tsx';
export { addCouponAction, readCodesForm } from './readCodesForm.ts';
