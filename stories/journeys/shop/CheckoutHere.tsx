import { useMemo } from 'react';
import { CheckoutPage } from '@touchline/features/checkout';
import { checkoutStore } from '../../../packages/storefront/src/app/checkoutStore.ts';
import { useStore } from '../../../packages/storefront/src/app/StoresContext.ts';
import { framesOver } from './providerFrames.ts';
import type { ShopNavigator } from './ShopNavigator.ts';

/** The checkout page with the provider's frames served by this page, without a server. */
export function CheckoutHere({ navigator }: { navigator: ShopNavigator }) {
  const frames = useMemo(
    () => framesOver(navigator.fetch, (address) => void navigator.go(address)),
    [navigator],
  );
  return <CheckoutPage store={useStore(checkoutStore)} frames={frames} />;
}
