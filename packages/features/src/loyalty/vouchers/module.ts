import { defineModule } from '../../platform/module/index.ts';
import { voucherSnackbar } from './voucherDialogs.ts';
import { vouchersMessages } from './vouchersMessages.ts';

/** Vouchers of members: their codes, what tells of them, and their use in the checkout. */
export const vouchersModule = defineModule({
  key: 'vouchers',
  messages: [vouchersMessages],
  dialogs: [voucherSnackbar],
});
