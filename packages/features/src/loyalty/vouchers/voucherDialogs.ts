import type { DialogDefinition } from '../../platform/dialogs/index.ts';

/** The snackbar that tells of a voucher; not on the product page. */
export const voucherSnackbar: DialogDefinition = {
  key: 'voucherSnackbar',
  rank: 'vouchersSnackbar',
  load: async () => ({ View: (await import('./VoucherSnackbar.tsx')).VoucherSnackbarView }),
};
