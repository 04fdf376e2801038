import {
  DeliveryPromise,
  deliveryPromiseMessages,
  deliveryPromiseStore,
} from '@touchline/features/catalog/deliveryPromise';
import { useStore } from '../../state/StoresContext.ts';

/** When the chosen size, or the first that can be bought, arrives at the shopper's postal code. */
export default function ProductPromise({ productId }: { productId: string }) {
  return <DeliveryPromise store={useStore(deliveryPromiseStore)} productId={productId} />;
}

export const messages = [deliveryPromiseMessages];
