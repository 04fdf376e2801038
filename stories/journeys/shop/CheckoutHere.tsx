import { useMemo } from 'react';
import { CheckoutPage } from '@touchline/features/checkout/checkout';
import { checkoutStore } from '../../../packages/storefront/src/state/checkoutStore.ts';
import { useStore } from '../../../packages/storefront/src/state/StoresContext.ts';
import { framesOver } from './providerFrames.ts';
import { useStoryShop } from './StoryShopContext.ts';

/** The checkout page with the provider's frames served by this page, without a server. */
export function CheckoutHere() {
  const shop = useStoryShop();
  const frames = useMemo(() => framesOver(shop.fetch, (address) => shop.go(address)), [shop]);
  return <CheckoutPage store={useStore(checkoutStore)} frames={frames} />;
}
