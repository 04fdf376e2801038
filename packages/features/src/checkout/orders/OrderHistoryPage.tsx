import { ButtonLink } from '@touchline/design-system/Button';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Pagination } from '@touchline/design-system/Pagination';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { NotLoaded } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { HistoryFilter } from './HistoryFilter.tsx';
import { historyPath } from './historyPath.ts';
import { OrderEntry } from './OrderEntry.tsx';
import type { OrderHistoryStore } from './OrderHistoryStore.ts';
import { ordersMessages } from './ordersMessages.ts';

const List = styled.ol`
  display: grid;
  gap: ${token('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface OrderHistoryPageProps {
  store: OrderHistoryStore;
}

/** The orders of the account, the newest first, each with a link to its page. Works without JavaScript. */
export const OrderHistoryPage = observer(function OrderHistoryPage({ store }: OrderHistoryPageProps) {
  const t = useMessages(ordersMessages);
  const site = useSite();
  const { status, history } = store;
  if (status.kind === 'signedOut') {
    const signIn = site.signInHref('/account/orders');
    return (
      <EmptyState
        level={1}
        title={t('orders.signedOut.title')}
        actions={signIn && <ButtonLink href={signIn}>{t('orders.signIn')}</ButtonLink>}
      >
        {t('orders.signedOut.text')}
      </EmptyState>
    );
  }
  if (status.kind === 'failed') {
    const reason = status.reason === 'offline' ? 'offline' : 'failed';
    return (
      <NotLoaded
        title={t(`orders.${reason}.title`)}
        retryLabel={t('orders.retry')}
        onRetry={() => void store.load()}
      >
        {t(`orders.${reason}.text`)}
      </NotLoaded>
    );
  }
  if (store.isEmpty) {
    return (
      <EmptyState
        level={1}
        title={t('orders.empty.title')}
        actions={<ButtonLink href={site.href('/new')}>{t('orders.shop')}</ButtonLink>}
      >
        {t('orders.empty.text')}
      </EmptyState>
    );
  }
  if (!history) {
    return (
      <Stack gap={24}>
        <Heading level={1} variant="title">
          {t('orders.title')}
        </Heading>
        <p role="status">{t('orders.loading')}</p>
        <List aria-hidden="true">
          {[1, 2, 3].map((at) => (
            <li key={at}>
              <Skeleton shape="box" style={{ blockSize: '9rem' }} />
            </li>
          ))}
        </List>
      </Stack>
    );
  }
  const hrefOf = (page: number) => site.href(historyPath({ ...store.asked, page }));
  return (
    <Stack gap={24} aria-busy={status.kind === 'loading'}>
      <Heading level={1} variant="title">
        {t('orders.title')}
      </Heading>
      <HistoryFilter store={store} />
      {history.orders.length > 0 ? (
        <>
          <p role="status">{t('orders.count', { count: history.total })}</p>
          <List role="list">
            {history.orders.map((order) => (
              <OrderEntry key={order.orderId} order={order} />
            ))}
          </List>
        </>
      ) : history.total === 0 ? (
        <EmptyState
          title={t('orders.filter.none')}
          actions={<ButtonLink href={site.href(historyPath())}>{t('orders.filter.clear')}</ButtonLink>}
        />
      ) : (
        <EmptyState
          title={t('orders.behind')}
          actions={<ButtonLink href={hrefOf(1)}>{t('orders.behind.first')}</ButtonLink>}
        />
      )}
      <Pagination
        label={t('orders.pages')}
        page={store.page}
        pageCount={store.pageCount}
        hrefOf={hrefOf}
        pageLabel={(page) => t('orders.page', { page })}
        previousLabel={t('orders.page.previous')}
        nextLabel={t('orders.page.next')}
      />
    </Stack>
  );
});
