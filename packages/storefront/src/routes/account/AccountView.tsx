import { AccountPage, accountStore } from '@touchline/features/account/account';
import { emailVerificationStore } from '@touchline/features/account/emailVerification';
import { orderHistoryStore, OrdersOverview } from '@touchline/features/checkout/orders';
import { requestFreshLogin } from '@touchline/features/account/login';
import { authenticationStore, finishSignOut } from '@touchline/features/platform/session';
import { useEffect } from 'react';
import { useStore, useStores } from '../../state/StoresContext.ts';

export function AccountView() {
  const stores = useStores();
  const store = useStore(accountStore);
  useEffect(() => {
    const goOn = async () => {
      await stores.of(authenticationStore).load();
      if (!store.profile?.isFresh) return store.giveUp();
      if ((await store.repeat()) === 'signedOut') await finishSignOut(stores);
    };
    store.whenFreshSignInNeeded(() => {
      const email = store.profile?.emailAddress;
      void requestFreshLogin(stores, { ...(email ? { email } : {}), onEnd: () => void goOn() });
    });
    return () => store.whenFreshSignInNeeded(undefined);
  }, [store, stores]);
  return (
    <AccountPage
      store={store}
      verification={useStore(emailVerificationStore)}
      overview={<OrdersOverview store={useStore(orderHistoryStore)} giftCardPath="/gift-card-balance" />}
      onSignedOut={() => void finishSignOut(stores)}
    />
  );
}
