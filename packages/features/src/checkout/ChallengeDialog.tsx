import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../i18n/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutWords } from './checkoutWords.ts';
import { readFrameMessage } from './payment/frameMessages.ts';
import type { Frames } from './payment/frames.ts';

// Few payments need the dialog: its code comes when one does.
const Dialog = lazy(async () => ({ default: (await import('@touchline/design-system/Dialog')).Dialog }));

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: min(440px, 60dvh);
  border: 1px solid ${token('color.line')};
  background: #fff;
`;

interface ChallengeDialogProps {
  store: CheckoutStore;
  frames: Frames;
}

/** The bank's own page over ours: the shopper confirms there, or stops the payment. */
export const ChallengeDialog = observer(function ChallengeDialog({ store, frames }: ChallengeDialogProps) {
  const say = useWords(checkoutWords);
  const { placing } = store;
  const { status } = placing;
  if (status.kind !== 'challenge') return null;
  return (
    <Suspense fallback={null}>
      <Dialog
        isOpen
        isSticky
        onClose={() => void placing.cancelChallenge()}
        title={say('challenge.title')}
        closeLabel={say('challenge.cancel')}
      >
        <p>{say('challenge.text')}</p>
        <BankFrame {...{ frames }} url={status.url} origin={status.origin} onDone={placing.challengeDone} />
      </Dialog>
    </Suspense>
  );
});

interface BankFrameProps {
  frames: Frames;
  url: string;
  origin: string;
  onDone: () => Promise<void>;
}

function BankFrame({ frames, url, origin, onDone }: BankFrameProps) {
  const say = useWords(checkoutWords);
  const element = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const { close } = frames.open(element.current, origin, (data) => {
      if (readFrameMessage(data)?.type === 'challenge-done') void onDone();
    });
    return close;
  }, [frames, origin, onDone]);
  return <Frame ref={element} {...frames.sourceOf(url)} title={say('challenge.frame.title')} />;
}
