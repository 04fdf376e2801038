import { Callout } from '@touchline/design-system/Callout';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { OrderEntry } from './OrderEntry.tsx';
import type { OrderHistoryStore } from './OrderHistoryStore.ts';
import { orderPath } from './orderPath.ts';
import { ordersMessages } from './ordersMessages.ts';

const Entries = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')} ${token('space.24')};
  margin: 0;
`;

export interface OrdersOverviewProps {
  /** With its first page. */
  store: OrderHistoryStore;
  /** Path of the page that tells what is left on a gift card, below the site path. */
  giftCardPath: string;
}

/** The last order and where it stands, the returns that are under way, and the ways to all orders and to gift cards. */
export const OrdersOverview = observer(function OrdersOverview({ store, giftCardPath }: OrdersOverviewProps) {
  const t = useMessages(ordersMessages);
  const site = useSite();
  const { history, status } = store;
  const [last] = history?.orders ?? [];
  const returning = (history?.orders ?? []).filter(({ openReturns = 0 }) => openReturns > 0);
  const returns = returning.reduce((sum, { openReturns = 0 }) => sum + openReturns, 0);
  return (
    <section aria-labelledby="orders-overview">
      <Stack gap={16}>
        <Heading level={2} variant="head" id="orders-overview">
          {t('orders.overview.last')}
        </Heading>
        {last ? (
          <Entries role="list">
            <OrderEntry order={last} level={3} />
          </Entries>
        ) : store.isEmpty ? (
          <p>{t('orders.overview.none')}</p>
        ) : status.kind === 'loading' ? (
          <Skeleton shape="box" style={{ blockSize: '9rem' }} />
        ) : (
          <p>{t('orders.overview.failed')}</p>
        )}
        {returning[0] ? (
          <Callout tone="info">
            <Link href={site.href(orderPath(returning[0].orderId))}>
              {t('orders.overview.returns', { count: returns })}
            </Link>
          </Callout>
        ) : null}
        <Links>
          <Link href={site.href('/account/orders')}>{t('orders.overview.all')}</Link>
          <Link href={site.href(giftCardPath)}>{t('orders.overview.giftCard')}</Link>
        </Links>
      </Stack>
    </section>
  );
});
