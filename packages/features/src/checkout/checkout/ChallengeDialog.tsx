import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import type { BankDialogProps } from './BankDialog.tsx';
import type { CheckoutStore } from './CheckoutStore.ts';
import type { Frames } from './payment/frames.ts';

// Few payments need the dialog: its code is loaded on demand.
const Dialog = lazyPart(async () => (await import('./BankDialog.tsx')).BankDialog, Cancelled);

/** The dialog could not be loaded: the payment is cancelled, and the checkout says so. */
function Cancelled({ onCancel }: Pick<BankDialogProps, 'onCancel'>) {
  useEffect(onCancel, [onCancel]);
  return null;
}

interface ChallengeDialogProps {
  store: CheckoutStore;
  frames: Frames;
}

/** The bank's page above the checkout: the shopper confirms there, or cancels the payment. */
export const ChallengeDialog = observer(function ChallengeDialog({ store, frames }: ChallengeDialogProps) {
  const { placing } = store;
  const { status } = placing;
  if (status.kind !== 'challenge') return null;
  return (
    <Suspense fallback={null}>
      <Dialog
        frames={frames}
        url={status.url}
        origin={status.origin}
        onDone={placing.challengeDone}
        onCancel={() => void placing.cancelChallenge()}
      />
    </Suspense>
  );
});
