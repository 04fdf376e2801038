import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { CheckoutStore } from './CheckoutStore.ts';
import type { Frames } from './payment/frames.ts';

// Few payments need the dialog: its code is loaded on demand.
const Dialog = lazy(async () => ({ default: (await import('./BankDialog.tsx')).BankDialog }));

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
