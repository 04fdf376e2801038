import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { CopyButton } from '@touchline/design-system/CopyButton';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Band, Container, Section } from '@touchline/design-system/layout';
import { announce } from '@touchline/design-system/LiveRegion';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { useWords } from '../i18n/useWords.ts';
import { useSite } from '../site/SiteContext.ts';
import { confirmationWords } from './confirmationWords.ts';
import type { ConfirmationStore } from './ConfirmationStore.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderLinkPanel } from './OrderLinkPanel.tsx';

const Field = styled(Band)`
  padding-block: ${token('space.40')} ${token('space.48')};

  && h1 {
    /* The one headline that may grow past a title: there is nothing else to say on this page. */
    font-size: clamp(2.5rem, 8.6vw, 8rem);
    line-height: 0.95;
    text-wrap: balance;
  }
  & p {
    ${type('lead')}
    margin: ${token('space.16')} 0 0;
    max-inline-size: 48ch;
  }
  & [data-state] {
    margin-block-start: ${token('space.20')};
  }
`;

/** After paying: what was ordered, when it comes. Pending and failed orders have their own words. */
export const ConfirmationPage = observer(function ConfirmationPage({ store }: { store: ConfirmationStore }) {
  const say = useWords(confirmationWords);
  const site = useSite();
  useEffect(() => store.watch(), [store]);

  const { status, order } = store;
  const words = order && {
    order: order.orderId,
    email: order.email,
    name: order.shippingAddress.firstName,
  };
  const isPaid = order?.paymentStatus === 'paid';
  const news = store.isPending
    ? 'confirmation.pending.text'
    : isPaid
      ? 'confirmation.paid'
      : 'confirmation.authorised';
  const text = words && say(news, words);
  const isIn = text !== undefined && !store.hasFailed;
  useEffect(() => {
    if (isIn) announce(text);
  }, [isIn, text]);

  if (status.kind === 'notFound') {
    return (
      <Message title={say('confirmation.notFound.title')} text={say('confirmation.notFound.text')}>
        <ButtonLink href={site.href('/track-order')}>{say('confirmation.track')}</ButtonLink>
        <ButtonLink variant="secondary" href={site.href('/new')}>
          {say('confirmation.shop')}
        </ButtonLink>
      </Message>
    );
  }
  if (status.kind === 'failed') {
    return (
      <Message
        title={say('confirmation.unavailable.title')}
        text={say('confirmation.unavailable.text')}
        isAlert
      >
        <Button onClick={() => void store.retry()}>{say('confirmation.retry')}</Button>
      </Message>
    );
  }
  if (!words || !order) return <Loading label={say('confirmation.loading')} />;
  if (store.hasFailed) {
    return (
      <Message title={say('confirmation.failed.title')} text={say('confirmation.failed.text', words)} isAlert>
        <ButtonLink href={site.href('/cart')}>{say('confirmation.failed.bag')}</ButtonLink>
      </Message>
    );
  }
  return (
    <>
      <Field ground="accent">
        <Container>
          <Heading level={1}>
            <VisuallyHidden>{say('confirmation.in')} </VisuallyHidden>
            {say(store.isPending ? 'confirmation.pending.title' : 'confirmation.title', words)}
          </Heading>
          <p>{text}</p>
          <CopyButton
            text={order.orderId}
            copiedLabel={say('confirmation.copied')}
            failedLabel={say('confirmation.copyFailed')}
          >
            {say('confirmation.copy')}
          </CopyButton>
        </Container>
      </Field>
      <OrderDetails order={order} isPending={store.isPending} />
      {store.linkAddress && store.link ? (
        <OrderLinkPanel address={store.linkAddress} expiresAt={store.link.expiresAt} />
      ) : null}
    </>
  );
});

interface MessageProps {
  title: string;
  text: string;
  isAlert?: boolean;
  children: React.ReactNode;
}

function Message({ title, text, isAlert = false, children }: MessageProps) {
  return (
    <Container>
      <Section>
        <EmptyState role={isAlert ? 'alert' : undefined} level={1} title={title} actions={children}>
          {text}
        </EmptyState>
      </Section>
    </Container>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <>
      <Field ground="accent" aria-busy="true">
        <Container>
          <VisuallyHidden role="status">{label}</VisuallyHidden>
          <Skeleton shape="box" style={{ blockSize: '4.5rem', inlineSize: '70%' }} />
        </Container>
      </Field>
      <Container>
        <Section>
          <Skeleton shape="box" style={{ blockSize: '20rem' }} />
        </Section>
      </Container>
    </>
  );
}
