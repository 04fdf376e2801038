import { ConfirmationPage, confirmationStore } from '@touchline/features/checkout/confirmation';
import { CancelOrder, cancelOrderStore } from '@touchline/features/checkout/orders';
import { useSite } from '@touchline/features/platform/site';
import { observer } from 'mobx-react-lite';
import { useStore } from '../../state/StoresContext.ts';
import { useReviewPath } from '../shared/useReviewPath.ts';

export const ConfirmationView = observer(function ConfirmationView() {
  const site = useSite();
  const store = useStore(confirmationStore);
  const cancelling = useStore(cancelOrderStore);
  const { order, key } = store;
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
            action={site.href(`/order?${new URLSearchParams({ key }).toString()}`)}
            onCancelled={store.replace}
          />
        ) : null
      }
    />
  );
});
