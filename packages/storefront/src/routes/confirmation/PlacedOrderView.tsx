import { ConfirmationPage, confirmationStore } from '@touchline/features/checkout/confirmation';
import { OrderAccountOffer, orderAccountStore } from '@touchline/features/account/lightAccount';
import { useSite } from '@touchline/features/platform/site';
import { observer } from 'mobx-react-lite';
import { useStore, useStores } from '../../state/StoresContext.ts';
import { useReviewPath } from '../shared/useReviewPath.ts';

/** The order that was just placed; a guest is offered to make an account of it. */
export const PlacedOrderView = observer(function PlacedOrderView() {
  const { session, ports } = useStores();
  const site = useSite();
  const store = useStore(confirmationStore);
  const account = useStore(orderAccountStore);
  const { order, link, orderId } = store;
  const isOffered = !session.isSignedIn && !ports.flags.value('LOGIN_REGISTRATION_DISABLED');
  return (
    <ConfirmationPage
      store={store}
      reviewPath={useReviewPath(store)}
      accountOffer={
        isOffered && order && link ? (
          <OrderAccountOffer
            store={account}
            orderKey={link.key}
            email={order.email}
            action={site.href(`/confirmation?${new URLSearchParams({ orderId }).toString()}`)}
          />
        ) : null
      }
    />
  );
});
