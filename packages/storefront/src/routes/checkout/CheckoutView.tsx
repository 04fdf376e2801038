import { CheckoutPage, showPaymentProgress } from '@touchline/features/checkout/checkout';
import { lazyPart } from '@touchline/features/platform/lazyPart';
import { walletMessages, walletStore } from '@touchline/features/checkout/wallet';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { checkoutStore } from '../../state/checkoutStore.ts';
import { authFlow, login } from '../../shell/lazyFeatures.ts';
import { useStore, useStores } from '../../state/StoresContext.ts';
import { useIsHydrated } from '../../shell/useIsHydrated.ts';

const MemberSummary = lazyPart(
  async () => (await import('./MemberSummary.tsx')).MemberSummary,
  () => null,
);

const GuestWallet = lazyPart(
  async () => (await import('./GuestWallet.tsx')).GuestWallet,
  () => null,
  [walletMessages],
);

export const CheckoutView = observer(function CheckoutView() {
  const stores = useStores();
  const store = useStore(checkoutStore);
  useEffect(() => showPaymentProgress(stores, store.placing), [stores, store]);
  const wallet = useStore(walletStore);
  const { signInPath = '/' } = stores.site;
  const handleSignIn = () => {
    const { typed } = store.details;
    authFlow.open(stores, `${signInPath}?returnTo=%2Fcheckout`, ({ openAuthFlow }) =>
      openAuthFlow(stores, {
        view: 'CHECKOUT_LOGIN_VIEW',
        // The store of the person who has signed in: it takes the place of the guest's.
        onSignedIn: () => stores.of(checkoutStore).takeOver(typed),
      }),
    );
  };
  const handleSignInAgain = () =>
    login.begin(stores, 'Fresh authentication could not open', ({ requestFreshLogin }) =>
      requestFreshLogin(stores, { isInCheckout: true, onEnd: () => store.placing.announce(undefined) }),
    );
  // In the browser alone: what it shows is loaded there.
  const isHydrated = useIsHydrated();
  const isMember = stores.ports.flags.value('MEMBERSHIP_ENABLED') && stores.session.isMember;
  return (
    <CheckoutPage
      store={store}
      onSignIn={handleSignIn}
      onSignInAgain={handleSignInAgain}
      walletSignIn={
        wallet.isOffered ? (
          <Suspense fallback={null}>
            <GuestWallet store={wallet} />
          </Suspense>
        ) : undefined
      }
      membership={
        isMember && isHydrated ? (
          <Suspense fallback={null}>
            <MemberSummary />
          </Suspense>
        ) : undefined
      }
    />
  );
});
