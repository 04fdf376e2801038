import { useEffect, useState, useSyncExternalStore } from 'react';
import { knownBrands, type Brand } from '@touchline/design-system/brand';
import { App } from '../../../packages/storefront/src/app/App.tsx';
import { FramedPage } from '../../../packages/storefront/src/app/FramedPage.tsx';
import { CheckoutHere } from './CheckoutHere.tsx';
import { openShop } from './openShop.ts';
import { newVisitor, prepare, type Before } from './newVisitor.ts';
import { PageInFrame } from './PageInFrame.tsx';
import { ShopBar, type ShopBarProps } from './ShopBar.tsx';
import { ShopNavigator } from './ShopNavigator.ts';

interface ShopProps extends Before, Pick<ShopBarProps, 'minutesLater'> {
  /** The shopper's first page: `/gb/men/shoes`. */
  address: string;
  /** @default Touchline */
  brand?: Brand;
  /** Shows a bar with the mailbox above the shop. @default false */
  hasBar?: boolean;
}

const nothing = (): undefined => undefined;
const unheard = () => nothing;

/**
 * The whole shop in one page: the storefront's own pages with the real back end, for a new shopper. Pass the same objects
 * in each render.
 */
export function Shop(props: ShopProps) {
  const { address, brand = knownBrands.touchline, bag, member, hasBar = false, minutesLater } = props;
  const [navigator, setNavigator] = useState<ShopNavigator>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const open = async () => {
      const shop = await openShop(brand);
      if (isOver) return;
      shop.clock.reset();
      const visitor = newVisitor(brand, shop);
      await prepare(visitor, shop, { ...(bag ? { bag } : {}), ...(member ? { member } : {}) });
      if (isOver) return;
      const opened = new ShopNavigator(visitor, shop, address);
      stop = opened.start();
      setNavigator(opened);
    };
    open().catch(setFailure);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [address, brand, bag, member]);
  const shown = useSyncExternalStore(
    navigator?.subscribe ?? unheard,
    navigator?.getShown ?? nothing,
    navigator?.getShown ?? nothing,
  );
  if (failure !== undefined) throw failure;
  if (shown && 'failure' in shown) throw shown.failure;
  if (!navigator || !shown) return <p role="status">The shop is opening in this page …</p>;
  const bar = hasBar ? <ShopBar navigator={navigator} minutesLater={minutesLater} /> : null;
  if ('framed' in shown)
    return (
      <>
        {bar}
        <PageInFrame key={shown.framed.url} {...shown.framed} navigator={navigator} />
      </>
    );
  const { stores, View, frame, key, routeId, path, isGoing } = shown;
  return (
    <>
      {bar}
      <App stores={stores} key={stores.site.language.sitePath}>
        <FramedPage path={path} frame={frame} isGoing={isGoing}>
          {routeId === 'checkout' ? <CheckoutHere key={key} navigator={navigator} /> : <View key={key} />}
        </FramedPage>
      </App>
    </>
  );
}
