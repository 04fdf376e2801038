import { bagStore } from '@touchline/features/cart/bag';
import { botCheckMessages } from '@touchline/features/platform/botCheck';
import {
  emailVerificationMessages,
  emailVerificationStore,
} from '@touchline/features/account/emailVerification';
import { LaunchPanel, launchesMessages, launchStore } from '@touchline/features/launches';
import { membershipMessages } from '@touchline/features/loyalty/membership';
import { productStore } from '@touchline/features/catalog/product';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { LaunchMembership } from '../shared/LaunchMembership.tsx';
import { useStore, useStores } from '../../state/StoresContext.ts';
import { useMembershipPath } from '../shared/useMembershipPath.ts';
import type { ShownProduct } from '@touchline/features/catalog/product';

/** The launch that decides now: the first that is not over, or the last draw, whose winners still buy. */
const decisive = ({ events }: ShownProduct) => events.find(({ state }) => state !== 'past') ?? events.at(-1);

/** The launch that sells a product; what concerns its visitor is asked for once the page is in the browser. */
const ProductLaunch = observer(function ProductLaunch({ product }: { product: ShownProduct }) {
  const stores = useStores();
  const store = useStore(launchStore);
  const page = useStore(productStore);
  const bag = useStore(bagStore);
  const verification = useStore(emailVerificationStore);
  const event = decisive(product);
  const membershipPath = useMembershipPath();
  // The first render has the launch, on the server as in the browser.
  const [shown] = useState(() => {
    if (event) store.show(event);
    return event;
  });

  const start = useEffectEvent(() => {
    if (!event) return;
    store.show(event);
    void store.load(event.id);
  });
  const id = event?.id;
  useEffect(() => start(), [store, id]);

  // Whether it has begun or ended since the page was made: with it the price, and what can be bought.
  const state = store.standing?.state;
  const isOutdated = state !== undefined && event !== undefined && state !== event.state;
  useEffect(() => {
    if (!isOutdated) return;
    page
      .renew()
      .catch((error: unknown) => stores.ports.reporter.report('The product could not be renewed.', error));
  }, [isOutdated, page, stores]);

  const refusal = bag.error?.kind;
  useEffect(() => {
    if (refusal?.startsWith('LAUNCH_')) void store.look();
  }, [refusal, store]);

  if (!shown) return null;
  return (
    <LaunchPanel
      store={store}
      verification={verification}
      returnTo={product.meta_data.canonical}
      {...(membershipPath === undefined
        ? {}
        : { membershipPath, membershipOffer: <LaunchMembership returnTo={product.meta_data.canonical} /> })}
    />
  );
});

export default ProductLaunch;

export const messages = [launchesMessages, botCheckMessages, emailVerificationMessages, membershipMessages];
