import type { LedgerEntry } from '../../../sales/payment/ledger/ProviderLedger.ts';
import type { FailedOperation } from '../../../sales/payment/PaymentProvider.ts';
import { fromProviderMinor } from '../../../sales/payment/providerMinor.ts';
import { adyenDigits } from './adyenDigits.ts';
import type { AdyenItem } from './adyenNotification.ts';

/** What a notification says that Adyen had accepted and could not do; `undefined` of any other. */
export function failedOf(
  { eventCode, success, amount, merchantReference }: AdyenItem,
  { payment_id: paymentId }: LedgerEntry,
): FailedOperation | undefined {
  const isRefund = ['REFUND', 'REFUND_FAILED', 'REFUNDED_REVERSED'].includes(eventCode);
  const isDone = success === 'true' && (eventCode === 'CAPTURE' || eventCode === 'REFUND');
  if (isDone || !(isRefund || eventCode === 'CAPTURE' || eventCode === 'CAPTURE_FAILED')) return undefined;
  return {
    kind: isRefund ? 'refund' : 'capture',
    minor: fromProviderMinor(amount.value, amount.currency, adyenDigits).minor,
    ...(merchantReference === paymentId ? {} : { key: merchantReference }),
  };
}
