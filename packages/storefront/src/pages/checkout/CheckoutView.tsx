import { CheckoutPage, showPaymentProgress } from '@touchline/features/checkout';
import { useEffect } from 'react';
import { checkoutStore } from '../../app/checkoutStore.ts';
import { openAuthFlowLate } from '../../app/openAuthFlowLate.ts';
import { useStore, useStores } from '../../app/StoresContext.ts';

export function CheckoutView() {
  const stores = useStores();
  const store = useStore(checkoutStore);
  useEffect(() => showPaymentProgress(stores, store.placing), [stores, store]);
  const { signInPath = '/' } = stores.site;
  const handleSignIn = () => {
    const { typed } = store.details;
    openAuthFlowLate(
      stores,
      // The store of the person who has signed in: it takes the place of the guest's.
      { view: 'CHECKOUT_LOGIN_VIEW', onSignedIn: () => stores.of(checkoutStore).takeOver(typed) },
      `${signInPath}?returnTo=%2Fcheckout`,
    );
  };
  const handleSignInAgain = () =>
    void import('@touchline/features/login').then(({ requestFreshLogin }) =>
      requestFreshLogin(stores, { isInCheckout: true, onEnd: () => store.placing.announce(undefined) }),
    );
  return <CheckoutPage store={store} onSignIn={handleSignIn} onSignInAgain={handleSignInAgain} />;
}
