import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { knownBrands, type Brand } from '@touchline/design-system/brand';
import { openShop } from './openShop.ts';
import { newVisitor, prepare, type Before } from './newVisitor.ts';
import { AroundPages, BeforePages, Opening } from './AroundPages.tsx';
import { PageInFrame } from './PageInFrame.tsx';
import { ShopBar, type ShopBarProps } from './ShopBar.tsx';
import { PageError, ShopPage } from './ShopPage.tsx';
import { StoryShop, type StoryViews } from './StoryShop.ts';
import { StoryShopContext } from './StoryShopContext.ts';

interface ShopProps extends Before, ShopBarProps {
  /** The shopper's first page: `/gb/men/shoes`. */
  address: string;
  /** @default Touchline */
  brand?: Brand;
  /** Shows a bar with the mailbox above the shop. @default false */
  hasBar?: boolean;
}

const views: StoryViews = {
  around: { Component: AroundPages, HydrateFallback: BeforePages },
  page: { Component: ShopPage, ErrorBoundary: PageError },
  framed: { Component: PageInFrame },
};

/**
 * The whole shop in one page: the storefront's own pages with the real back end, for a new shopper. Pass the same objects
 * in each render.
 */
export function ShopInPage(props: ShopProps) {
  const {
    address,
    brand = knownBrands.touchline,
    bag,
    member,
    hasBar = false,
    minutesLater,
    hasParcels,
  } = props;
  const [shop, setShop] = useState<StoryShop>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const open = async () => {
      const backEnd = await openShop(brand);
      if (isOver) return;
      backEnd.clock.reset();
      const visitor = newVisitor(brand, backEnd);
      await prepare(visitor, backEnd, { ...(bag ? { bag } : {}), ...(member ? { member } : {}) });
      if (isOver) return;
      const opened = new StoryShop(visitor, backEnd, address, views);
      stop = opened.start();
      setShop(opened);
    };
    open().catch(setFailure);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [address, brand, bag, member]);
  if (failure !== undefined) throw failure;
  if (!shop) return <Opening />;
  return (
    <StoryShopContext value={shop}>
      {hasBar ? <ShopBar minutesLater={minutesLater} hasParcels={hasParcels} /> : null}
      <RouterProvider router={shop.router} />
    </StoryShopContext>
  );
}
