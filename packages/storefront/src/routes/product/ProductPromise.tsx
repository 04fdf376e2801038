import {
  DeliveryPromise,
  deliveryPromiseMessages,
  deliveryPromiseStore,
} from '@touchline/features/catalog/deliveryPromise';
import { postalCodeRule } from '@touchline/design-system/PostalCodeField';
import { useStore, useStores } from '../../state/StoresContext.ts';

/** When the chosen size, or the first that can be bought, arrives at the shopper's postal code; nothing where there are none. */
export default function ProductPromise({ productId }: { productId: string }) {
  const { site } = useStores();
  const store = useStore(deliveryPromiseStore);
  if (!postalCodeRule(site.market.country)) return null;
  return <DeliveryPromise store={store} productId={productId} />;
}

export const messages = [deliveryPromiseMessages];
