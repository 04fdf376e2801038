import type { Basket, LineItem } from '@touchline/contract/basket/schema';
import type { AuthFlowView } from '@touchline/features/account/authFlow';
import { bagPromiseStore } from '@touchline/features/cart/bagPromise';
import { CartPage, cartStore, MemberOffer, PartMissing } from '@touchline/features/cart/cart';
import { Recommendations, recommendationsStore, newPath } from '@touchline/features/catalog/recommendations';
import { ExpressOffer, expressOfferStore } from '@touchline/features/checkout/express';
import { headerStore } from '@touchline/features/shell/header';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Rails } from '../shared/Rails.tsx';
import { snackbars } from '../../state/snackbars.ts';
import { authFlow } from '../../shell/lazyFeatures.ts';
import { lazyView } from '../../shell/lazyFeature.tsx';
import { useStore, useStores } from '../../state/StoresContext.ts';

const GiftOfLine = lazyView({ load: () => import('./GiftOfLine.tsx'), missing: PartMissing });
const giftForm = (line: LineItem) => <GiftOfLine line={line} />;

const back = `?${new URLSearchParams({ returnTo: '/cart' }).toString()}`;

export const CartView = observer(function CartView() {
  const cart = useStore(cartStore);
  const recommendations = useStore(recommendationsStore);
  const { entries } = useStore(headerStore);
  const { isEmpty } = cart.basket;

  useEffect(() => {
    // The server already loaded them for a bag that was empty; this bag has just lost its last line.
    if (isEmpty) void recommendations.load();
  }, [isEmpty, recommendations]);

  return (
    <>
      <CartPage
        store={cart}
        snackbars={useStore(snackbars)}
        shopPath={newPath}
        memberOffer={<GuestOffer />}
        express={<BagExpress />}
        promise={useStore(bagPromiseStore)}
        giftForm={giftForm}
        recommendations={<Recommendations store={recommendations} links={entries} />}
      />
      <Rails place="cart" isCertain={!isEmpty} />
    </>
  );
});

/** Buys the whole bag at once. */
const BagExpress = observer(function BagExpress() {
  const { basket } = useStore(cartStore);
  const source = {
    basket: basket.basket,
    onShipped: (shipped: Basket) => basket.store(shipped),
    onBought: () => basket.reset(),
  };
  return <ExpressOffer store={useStore(expressOfferStore)} source={source} />;
});

/** Shown to whoever is not signed in, where the shop has accounts. */
const GuestOffer = observer(function GuestOffer() {
  const stores = useStores();
  const { session, site, ports } = stores;
  const { signInPath } = site;
  if (session.isSignedIn || signInPath === undefined || ports.flags.value('LOGIN_REGISTRATION_DISABLED'))
    return null;
  const signIn = signInPath + back;
  const register = `/account/register${back}`;
  const open = (view: AuthFlowView, otherwise: string) => () =>
    authFlow.open(stores, otherwise, ({ openAuthFlow }) => openAuthFlow(stores, { view }));
  return (
    <MemberOffer
      signInHref={site.href(signIn)}
      registerHref={site.href(register)}
      onSignIn={open('MEMBERSHIP_ON_CART_LOGIN_VIEW', signIn)}
      onRegister={open('MEMBERSHIP_ON_CART_REGISTER_VIEW', register)}
    />
  );
});
