import { Skeleton } from '@touchline/design-system/Skeleton';
import { token } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { useHydrated } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../i18n/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import type { Frames } from './payment/frames.ts';
import { fieldIds } from './stepProblems.ts';

const Place = styled.div`
  position: relative;
  min-block-size: 260px;
`;

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  min-block-size: 260px;
  border: 0;
  border-radius: ${token('radius.control')};
  color-scheme: normal;
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
`;

export interface PaymentFrameProps {
  store: CheckoutStore;
  frames: Frames;
}

/** The card fields: a page of the provider in a frame. What is typed there never reaches the shop's page. */
export const PaymentFrame = observer(function PaymentFrame({ store, frames }: PaymentFrameProps) {
  const t = useMessages(checkoutMessages);
  const isHydrated = useHydrated();
  const { frame, payment } = store;
  const session = payment.configuration;
  return (
    <Place
      id={fieldIds.cardFrame}
      tabIndex={-1}
      // Only for the error summary's link: a click into a card field has already set the focus.
      onFocus={(event) => {
        if (event.target === event.currentTarget) frame.focus();
      }}
    >
      {frame.invalidFields.map(({ field }) => (
        <span key={field} id={fieldIds.card(field)} tabIndex={-1} onFocus={() => frame.focus(field)} />
      ))}
      {isHydrated && session ? (
        <OpenedFrame key={session.checkoutId} {...{ store, frames, session }} />
      ) : null}
      {frame.status === 'loading' ? (
        <Waiting>
          <VisuallyHidden>{t('payment.frame.loading')}</VisuallyHidden>
          <Skeleton shape="box" style={{ blockSize: '100%' }} />
        </Waiting>
      ) : null}
    </Place>
  );
});

type OpenedFrameProps = PaymentFrameProps & {
  session: NonNullable<CheckoutStore['payment']['configuration']>;
};

const OpenedFrame = observer(function OpenedFrame({ store, frames, session }: OpenedFrameProps) {
  const t = useMessages(checkoutMessages);
  const element = useRef<HTMLIFrameElement>(null);
  const { frame, payment } = store;
  const { frameUrl, frameOrigin } = session;

  // Must listen before the framed page can send: its first message is its height.
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    frame.attach(frames.open(element.current, frameOrigin, frame.hear));
    payment.formShown();
    return frame.detach;
  }, [frame, payment, frames, frameOrigin]);

  return (
    <Frame
      ref={element}
      {...frames.sourceOf(frameUrl)}
      title={t('payment.frame.title')}
      style={frame.height === undefined ? undefined : { blockSize: frame.height }}
    />
  );
});
