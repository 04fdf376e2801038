import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { useHydrated } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { pageFlows } from './payment/flows/pageFlows.ts';
import type { Frames } from './payment/frames.ts';
import { fieldIds } from './stepProblems.ts';

/* The framed page keeps 8 px around its fields for focus rings: without them the fields stand as in the form. */
const Place = styled.div`
  position: relative;
  min-block-size: 260px;
  margin-inline: -8px;
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

const appear = keyframes`
  to {
    visibility: visible;
  }
`;

/* Only a script opens the frame. Where none has come for a long time, the page has to say so by itself. */
const WithoutScript = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  visibility: hidden;
  animation: ${appear} 0s 12s forwards;
  background: ${token('color.paper')};
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
        <OpenedFrame key={`${session.checkoutId} ${frame.attempt}`} {...{ store, frames, session }} />
      ) : null}
      {isHydrated ? null : (
        <WithoutScript>
          <SilentFrame
            store={store}
            // Saves everything typed, and leads to this step of a new page.
            action={
              <Button type="submit" name="action" value="delivery" variant="secondary" size="small">
                {t('payment.frame.reload')}
              </Button>
            }
          />
        </WithoutScript>
      )}
      {frame.status === 'silent' ? (
        <Waiting>
          <SilentFrame
            store={store}
            action={
              <Button variant="secondary" size="small" onClick={frame.retry}>
                {t('checkout.retry')}
              </Button>
            }
          />
        </Waiting>
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

/** Says that the card fields did not load, and what the shopper can do. */
const SilentFrame = observer(function SilentFrame({
  store: { payment },
  action,
}: {
  store: CheckoutStore;
  action: ReactNode;
}) {
  const t = useMessages(checkoutMessages);
  const hasOther = payment.paymentMethods.some(({ flow }) => !pageFlows[flow].needsScript);
  return (
    <Callout tone="warning" isAnnounced title={t('pay.frameSilent.title')} actions={action}>
      {t(hasOther ? 'payment.frame.silent.orOther' : 'payment.frame.silent.only')}
    </Callout>
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
    frame.attach(frames.open(element.current, frameOrigin, frame.handleMessage));
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
