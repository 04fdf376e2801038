import type { Order } from '@touchline/contract/order/schema';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { useHydrated } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { announce } from '@touchline/design-system/LiveRegion';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useRef, type CSSProperties, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { OrderDetails } from '../confirmation/index.ts';
import { NotLoaded } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { OrderNumberText } from '../orderNumber/index.ts';
import { CancelOrder } from './CancelOrder.tsx';
import type { CancelOrderStore } from './CancelOrderStore.ts';
import { creditNotePath, orderPath, returnPath } from './orderPath.ts';
import { OrderState } from './OrderState.tsx';
import type { OrderStore, Reordered } from './OrderStore.ts';
import { ordersMessages } from './ordersMessages.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.12')};
`;

export interface OrderPageProps {
  store: OrderStore;
  cancelling: CancelOrderStore;
  /** Path of the page on which a product of the order is reviewed, below the site path. */
  reviewPath?: ((productId: string) => string) | undefined;
}

/** One order of the account: where it stands, what is in it, what it cost, and what can be done. */
export const OrderPage = observer(function OrderPage({ store, cancelling, reviewPath }: OrderPageProps) {
  const t = useMessages(ordersMessages);
  const site = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, order } = store;
  if (status.kind === 'notFound') {
    return (
      <EmptyState
        level={1}
        title={t('orders.notFound.title')}
        actions={<ButtonLink href={site.href('/account/orders')}>{t('orders.all')}</ButtonLink>}
      >
        {t('orders.notFound.text')}
      </EmptyState>
    );
  }
  if (status.kind === 'failed') {
    return (
      <NotLoaded
        title={t('orders.one.failed')}
        retryLabel={t('orders.retry')}
        onRetry={() => void store.load(store.orderId, site.market.currency)}
      >
        {t(status.reason === 'offline' ? 'orders.offline.text' : 'orders.failed.text')}
      </NotLoaded>
    );
  }
  if (!order) {
    return (
      <Stack gap={24}>
        <p role="status">{t('orders.one.loading')}</p>
        <Skeleton shape="box" style={{ blockSize: '20rem' }} />
      </Stack>
    );
  }
  const address = site.href(orderPath(order.orderId));
  const handleCancelled = (cancelled: Order) => {
    store.show(cancelled);
    announce(t('orders.cancelled'));
    heading.current?.focus();
  };
  const handleReorder = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.reorder();
  };
  const isOver = order.status === 'cancelled' || order.status === 'failed';
  return (
    <Stack gap={24}>
      <p data-no-print="">
        <Link href={site.href('/account/orders')}>{t('orders.all')}</Link>
      </p>
      <Stack gap={8}>
        <Heading level={1} variant="product" ref={heading} tabIndex={-1} style={fitting(order.orderId)}>
          <bdi>
            <OrderNumberText text={t('orders.order', { order: order.orderId })} orderId={order.orderId} />
          </bdi>
        </Heading>
        <p>{t('orders.placed', { moment: site.moment(order.placedAt) })}</p>
        <div>
          <OrderState order={{ ...order, ...stateOf(order) }} />
        </div>
      </Stack>
      <Actions data-no-print="">
        <form method="post" action={address} onSubmit={handleReorder}>
          <Button
            type="submit"
            name="action"
            value="reorder"
            isBusy={store.isReordering}
            busyLabel={t('orders.reorder.busy')}
          >
            {t('orders.reorder')}
          </Button>
        </form>
        <CancelOrder store={cancelling} order={order} action={address} onCancelled={handleCancelled} />
        {order.returnable ? (
          <ButtonLink variant="secondary" href={site.href(returnPath(order.orderId))}>
            {t('orders.return')}
          </ButtonLink>
        ) : null}
        <PrintButton />
      </Actions>
      {store.reordered ? <ReorderResult reordered={store.reordered} /> : null}
      <OrderDetails
        order={order}
        isPending={order.status === 'created'}
        check={{ href: address, run: () => store.load(order.orderId, site.market.currency) }}
        reviewPath={isOver ? undefined : reviewPath}
        orderPath={orderPath}
        creditNoteHref={(number) => site.href(creditNotePath(order.orderId, number))}
        isFramed
      />
    </Stack>
  );
});

/** The number stays on one line of a telephone. */
const fitting = (orderId: string) => ({ '--word': orderId.length }) as CSSProperties;

/** What the list of orders says of an order, from the order itself. */
const stateOf = ({ pricing, refund, parcels, returns = [], productLineItemList }: Order) => ({
  total: pricing.total,
  ...(refund ? { refunded: refund.amount } : {}),
  ...(parcels ? { parcelStates: parcels.map(({ state }) => state) } : {}),
  openReturns: returns.filter(({ state }) => state === 'announced').length,
  ...(isReturned(productLineItemList, returns) ? { isReturned: true as const } : {}),
});

const pieces = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Every piece of it has come back. */
const isReturned = (
  ordered: Order['productLineItemList'],
  returns: readonly NonNullable<Order['returns']>[number][],
): boolean =>
  pieces(ordered) ===
  pieces(
    returns
      .filter(({ state }) => state === 'received' || state === 'refunded')
      .flatMap(({ lines }) => lines.filter(({ isRefused }) => !isRefused)),
  );

function PrintButton() {
  const t = useMessages(ordersMessages);
  const isScripted = useHydrated();
  if (!isScripted) return null;
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {t('orders.print')}
    </Button>
  );
}

/** What is in the bag now, and line by line what is not, and why. */
function ReorderResult({ reordered: { added, notAdded } }: { reordered: Reordered }) {
  const t = useMessages(ordersMessages);
  const site = useSite();
  return (
    <Callout
      tone={notAdded.length > 0 ? 'warning' : 'success'}
      isAnnounced
      title={added > 0 ? t('orders.reorder.added', { count: added }) : t('orders.reorder.none')}
      actions={
        added > 0 ? <ButtonLink href={site.href('/cart')}>{t('orders.reorder.bag')}</ButtonLink> : undefined
      }
    >
      {notAdded.length > 0 ? (
        <ul>
          {notAdded.map(({ name, reason }, at) => (
            <li key={at}>{t(`orders.reorder.${reason}`, { name })}</li>
          ))}
        </ul>
      ) : null}
    </Callout>
  );
}
