import { isAllByEmail } from '@touchline/contract/market/byEmail';
import { useEffect, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { CopyButton } from '@touchline/design-system/CopyButton';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Band, Container, Section } from '@touchline/design-system/layout';
import { announce } from '@touchline/design-system/LiveRegion';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import type { Order } from '@touchline/contract/order/schema';
import { useRetryWhenOnline } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { confirmationMessages, type ConfirmationKey } from './confirmationMessages.ts';
import type { ConfirmationStore } from './ConfirmationStore.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderLinkPanel } from './OrderLinkPanel.tsx';
import { useDeclineText } from '../declined/index.ts';
import { OrderNumberText } from '../orderNumber/index.ts';
import { refundOf } from './refundOf.ts';

const Field = styled(Band)`
  padding-block: ${token('space.40')} ${token('space.48')};

  && h1 {
    /* The only headline that may be larger than a title: the page has no other message. */
    font-size: min(clamp(2.5rem, 8.6vw, 8rem), var(--fitting));
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

const Ribbon = styled(Container)`
  padding-block-start: ${token('space.24')};
`;

const After = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.24')};
  padding-block-end: ${token('section')};

  &:empty {
    display: none;
  }
`;

const Reason = styled.span`
  display: block;
  margin-block-start: ${token('space.12')};
`;

/** The order could not be fetched: says so and tries again. */
function Unavailable({ store }: { store: ConfirmationStore }) {
  const t = useMessages(confirmationMessages);
  const retry = () => void store.retry();
  useRetryWhenOnline(retry);
  return (
    <Message title={t('confirmation.unavailable.title')} text={t('confirmation.unavailable.text')} isAlert>
      <Button onClick={retry}>{t('confirmation.retry')}</Button>
    </Message>
  );
}

export interface ConfirmationPageProps {
  store: ConfirmationStore;
  /** What can be done with the order, such as cancelling it. */
  actions?: ReactNode;
  /** Below the order: the offer to make an account of it. */
  accountOffer?: ReactNode;
  /** Path of the page on which a product of the order is reviewed, below the site path. */
  reviewPath?: ((productId: string) => string) | undefined;
}

/** After paying: what was ordered, when it comes. Pending and failed orders have their own words. */
export const ConfirmationPage = observer(function ConfirmationPage({
  store,
  actions,
  accountOffer,
  reviewPath,
}: ConfirmationPageProps) {
  const t = useMessages(confirmationMessages);
  const site = useSite();
  const declineText = useDeclineText();
  useEffect(() => store.watch(), [store]);

  const { status, order } = store;
  const words = order && {
    order: order.orderId,
    email: order.email,
    name: (order.contact ?? order.shippingAddress)?.firstName ?? '',
    total: site.money(order.pricing.due ?? order.pricing.total),
    due: site.money(order.payment.instructions?.due ?? 0),
    until: site.moment(order.payment.instructions?.expiresAt ?? order.placedAt),
  };
  const head = order && headline(store, order);
  const text = words && head && t(head.text, words);
  const isIn = text !== undefined && !store.hasFailed;
  useEffect(() => {
    if (isIn) announce(text);
  }, [isIn, text]);

  if (status.kind === 'notFound') {
    return (
      <Message title={t('confirmation.notFound.title')} text={t('confirmation.notFound.text')}>
        <ButtonLink href={site.href('/track-order')}>{t('confirmation.track')}</ButtonLink>
        <ButtonLink variant="secondary" href={site.href('/new')}>
          {t('confirmation.shop')}
        </ButtonLink>
      </Message>
    );
  }
  if (status.kind === 'failed') {
    return <Unavailable store={store} />;
  }
  if (!words || !order || !head) return <Loading label={t('confirmation.loading')} />;
  if (store.hasExpired) {
    const { received = 0 } = order.payment.instructions ?? {};
    const back = received > 0 ? ` ${t('confirmation.expired.refund', { sum: site.money(received) })}` : '';
    return (
      <Message
        title={t('confirmation.expired.title')}
        text={
          <OrderNumberText text={`${t('confirmation.expired.text', words)}${back}`} orderId={words.order} />
        }
        isAlert
      >
        <ButtonLink href={site.href('/new')}>{t('confirmation.shop')}</ButtonLink>
      </Message>
    );
  }
  if (store.hasFailed) {
    return (
      <Message
        title={t('confirmation.failed.title')}
        text={<OrderNumberText text={t('confirmation.failed.text', words)} orderId={words.order} />}
        reason={order.paymentError && declineText(order.paymentError)}
        isAlert
      >
        <ButtonLink href={site.href('/checkout/payment#payment-methods')}>
          {t('confirmation.failed.again')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={site.href('/cart')}>
          {t('confirmation.failed.bag')}
        </ButtonLink>
      </Message>
    );
  }
  const { link } = store;
  const creditNoteHref = link
    ? (number: string) =>
        site.href(`/order/credit-note?${new URLSearchParams({ key: link.key, number }).toString()}`)
    : undefined;
  const isOver = store.isCancelled || refundOf(order)?.isFull;
  return (
    <>
      <Field ground={isOver ? 'band' : 'accent'}>
        <Container>
          <Heading level={1}>
            {isOver ? null : <VisuallyHidden>{t('confirmation.in')} </VisuallyHidden>}
            {t(head.title, words)}
          </Heading>
          <p>
            <OrderNumberText text={text ?? ''} orderId={order.orderId} />
          </p>
          {isOver || store.isPending || order.parcels?.length ? null : (
            <p>
              {t(
                isAllByEmail(order.shippingLineItemList)
                  ? 'confirmation.receipt.byEmail'
                  : 'confirmation.receipt',
                words,
              )}
            </p>
          )}
          <CopyButton
            text={order.orderId}
            copiedLabel={t('confirmation.copied')}
            failedLabel={t('confirmation.copyFailed')}
          >
            {t('confirmation.copy')}
          </CopyButton>
        </Container>
      </Field>
      {site.market.takesTestPayments ? (
        <Ribbon>
          <Callout tone="warning" title={t('confirmation.tests.title')}>
            {t('confirmation.tests.text')}
          </Callout>
        </Ribbon>
      ) : null}
      <OrderDetails
        order={order}
        isPending={store.isPending}
        reviewPath={isOver ? undefined : reviewPath}
        creditNoteHref={creditNoteHref}
        check={{
          href:
            store.linkAddress ??
            site.href(`/confirmation?${new URLSearchParams({ orderId: order.orderId }).toString()}`),
          run: store.retry,
        }}
      />
      <After data-no-print="">
        {actions ? <Container>{actions}</Container> : null}
        {accountOffer}
        {store.linkAddress && store.link ? (
          <OrderLinkPanel address={store.linkAddress} expiresAt={store.link.expiresAt} />
        ) : null}
      </After>
    </>
  );
});

/** The headline of the page: the state of the order in a sentence. */
function headline(store: ConfirmationStore, order: Order): { title: ConfirmationKey; text: ConfirmationKey } {
  if (store.isCancelled) {
    const isMoneyBack = order.paymentStatus === 'not_paid';
    if (order.payment.isOnDelivery && isMoneyBack)
      return { title: 'confirmation.cancelled.title', text: 'confirmation.cancelled.nothingDue' };
    return {
      title: 'confirmation.cancelled.title',
      text: isMoneyBack ? 'confirmation.cancelled.notTaken' : 'confirmation.cancelled.text',
    };
  }
  if (store.isAwaitingPayment) {
    const isPart = order.paymentStatus === 'part_paid';
    const text = isPart ? 'confirmation.awaiting.textPart' : 'confirmation.awaiting.text';
    return { title: 'confirmation.awaiting.title', text };
  }
  if (store.isPending) return { title: 'confirmation.pending.title', text: 'confirmation.pending.text' };
  if (refundOf(order)?.isFull)
    return { title: 'confirmation.refunded.title', text: 'confirmation.refunded.text' };
  if (order.paymentStatus === 'paid') return { title: 'confirmation.title', text: 'confirmation.paid' };
  const text = order.payment.isOnDelivery ? 'confirmation.onDelivery' : 'confirmation.authorised';
  return { title: 'confirmation.title', text };
}

interface MessageProps {
  title: string;
  text: ReactNode;
  /** Why, and what can be done. */
  reason?: string | undefined;
  isAlert?: boolean;
  children: ReactNode;
}

function Message({ title, text, reason, isAlert = false, children }: MessageProps) {
  return (
    <Container>
      <Section>
        <EmptyState role={isAlert ? 'alert' : undefined} level={1} title={title} actions={children}>
          {text}
          {reason === undefined ? null : <Reason>{reason}</Reason>}
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
