import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Brand } from '@touchline/features/site';
import { App } from '../../../packages/storefront/src/app/App.tsx';
import { PageFrame } from '../../../packages/storefront/src/app/PageFrame.tsx';
import { CheckoutHere } from './CheckoutHere.tsx';
import { openShop } from './openShop.ts';
import { ProviderPage } from './ProviderPage.tsx';
import { ShopNavigator } from './ShopNavigator.ts';
import { newVisitor } from './startSession.ts';

interface ShopProps {
  /** The shopper's first page: `/gb/men/shoes`. */
  address: string;
  /** @default 'touchline' */
  brand?: Brand;
  /** Initial content of the bag: skus. Pass the same array in each render. @default nothing */
  bag?: readonly string[];
}

const nothing = (): undefined => undefined;
const unheard = () => nothing;

/** The whole shop in one page: the storefront's own pages with the real back end, for a new shopper. */
export function Shop({ address, brand = 'touchline', bag }: ShopProps) {
  const [navigator, setNavigator] = useState<ShopNavigator>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    openShop(brand).then(({ fetch }) => {
      if (isOver) return;
      const opened = new ShopNavigator(newVisitor(brand, bag), fetch, address);
      stop = opened.start();
      setNavigator(opened);
    }, setFailure);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [address, brand, bag]);
  const shown = useSyncExternalStore(
    navigator?.subscribe ?? unheard,
    navigator?.getShown ?? nothing,
    navigator?.getShown ?? nothing,
  );
  if (failure !== undefined) throw failure;
  if (shown && 'failure' in shown) throw shown.failure;
  if (!navigator || !shown) return <p role="status">The shop is opening in this page …</p>;
  const { stores, View, frame, key, routeId, path, isGoing, providerUrl } = shown;
  if (providerUrl) return <ProviderPage url={providerUrl} navigator={navigator} />;
  return (
    <App stores={stores} key={stores.site.language.sitePath}>
      <PageFrame path={path} frame={frame} isGoing={isGoing}>
        {routeId === 'checkout' ? <CheckoutHere key={key} navigator={navigator} /> : <View key={key} />}
      </PageFrame>
    </App>
  );
}
