import { reaction } from 'mobx';
import { dialogStore, type DialogDefinition } from '../../platform/dialogs/index.ts';
import type { StoreContext } from '../../platform/module/index.ts';
import type { PlacingStore } from './placing/PlacingStore.ts';

/** Says that the payment is in progress; the shopper cannot close it. */
export const paymentInProgressDialog: DialogDefinition = {
  key: 'paymentInProgress',
  rank: 'paymentInProgress',
  load: async () => ({ View: (await import('./PaymentInProgressDialog.tsx')).PaymentInProgressDialog }),
};

/** Milliseconds after which a payment is slow enough to say so: most are over by then. */
export const paymentProgressDelay = 1500;

/** Opens the dialog while the payment takes its time, and closes it with the answer. Returns what ends that. */
export function showPaymentProgress(
  stores: Pick<StoreContext, 'of'>,
  placing: Pick<PlacingStore, 'status'>,
): () => void {
  const dialogs = stores.of(dialogStore);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    dialogs.close(paymentInProgressDialog.key);
  };
  const stop = reaction(
    () => ['submitting', 'checking', 'leaving'].includes(placing.status.kind),
    (isPaying) => {
      end();
      if (isPaying) timer = setTimeout(() => dialogs.request(paymentInProgressDialog), paymentProgressDelay);
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    end();
  };
}
