import { ButtonLink } from '@touchline/design-system/Button';
import { ConfirmationPage, confirmationStore } from '@touchline/features/checkout/confirmation';
import { CancelOrder, cancelOrderStore, ordersMessages } from '@touchline/features/checkout/orders';
import { useMessages } from '@touchline/features/platform/i18n';
import { useSite } from '@touchline/features/platform/site';
import { observer } from 'mobx-react-lite';
import { useStore } from '../../state/StoresContext.ts';
import { useReviewPath } from '../shared/useReviewPath.ts';

export const ConfirmationView = observer(function ConfirmationView() {
  const site = useSite();
  const store = useStore(confirmationStore);
  const cancelling = useStore(cancelOrderStore);
  const { order, key } = store;
  const t = useMessages(ordersMessages);
  const query = new URLSearchParams({ key }).toString();
  return (
    <ConfirmationPage
      store={store}
      reviewPath={useReviewPath(store)}
      actions={
        order?.isCancellable ? (
          <CancelOrder
            store={cancelling}
            order={order}
            orderKey={key}
            action={site.href(`/order?${query}`)}
            onCancelled={store.replace}
          />
        ) : order?.returnable ? (
          <ButtonLink variant="secondary" href={site.href(`/order/return?${query}`)}>
            {t('orders.return')}
          </ButtonLink>
        ) : null
      }
    />
  );
});
