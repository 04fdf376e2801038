import { Dialog } from '@touchline/design-system/Dialog';
import { Spinner } from '@touchline/design-system/Spinner';
import { token } from '@touchline/design-system/token';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { readFrameMessage } from './payment/frameMessages.ts';
import type { Frames } from './payment/frames.ts';

/* The background of the bank's page is not known before it has loaded. */
const Place = styled.div`
  display: grid;
  place-items: center;

  & > * {
    grid-area: 1 / 1;
  }
`;

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: min(440px, 60dvh);
  border: 1px solid ${token('color.line')};

  /* Most pages are designed for a white background. */
  &[data-loaded] {
    background: #fff;
  }
`;

export interface BankDialogProps {
  frames: Frames;
  url: string;
  origin: string;
  /** Called when the shopper has finished at the bank. */
  onDone: () => Promise<void>;
  /** Called when the shopper cancels the payment. */
  onCancel: () => void;
}

/** The bank's page in a frame; loaded when a payment needs it. */
export function BankDialog({ onCancel, ...frame }: BankDialogProps) {
  const t = useMessages(checkoutMessages);
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onCancel}
      title={t('challenge.title')}
      closeLabel={t('challenge.cancel')}
    >
      <p>{t('challenge.text')}</p>
      <BankFrame {...frame} />
    </Dialog>
  );
}

function BankFrame({ frames, url, origin, onDone }: Omit<BankDialogProps, 'onCancel'>) {
  const t = useMessages(checkoutMessages);
  const [isLoaded, setLoaded] = useState(false);
  const element = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const { close } = frames.open(element.current, origin, (data) => {
      if (readFrameMessage(data)?.type === 'challenge-done') void onDone();
    });
    return close;
  }, [frames, origin, onDone]);
  return (
    <Place>
      <Frame
        ref={element}
        {...frames.sourceOf(url)}
        title={t('challenge.frame.title')}
        data-loaded={isLoaded ? '' : undefined}
        onLoad={() => setLoaded(true)}
      />
      {isLoaded ? null : <Spinner size="large" label={t('challenge.loading')} />}
    </Place>
  );
}
