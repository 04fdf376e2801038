export { CheckoutVoucher, type CheckoutVoucherProps } from './CheckoutVoucher.tsx';
export { CheckoutVoucherStore, type VoucherProblem } from './CheckoutVoucherStore.ts';
export { shownVouchers } from './shownVouchers.ts';
export { voucherSnackbar } from './voucherDialogs.ts';
export { VoucherList, type VoucherListProps } from './VoucherList.tsx';
export { vouchersMessages } from './vouchersMessages.ts';
export { VoucherTooltip, type VoucherTooltipProps } from './VoucherTooltip.tsx';
