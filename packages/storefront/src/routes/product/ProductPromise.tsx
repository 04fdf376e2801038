import {
  DeliveryPromise,
  deliveryPromiseMessages,
  deliveryPromiseStore,
} from '@touchline/features/catalog/deliveryPromise';
import { productParameters } from '@touchline/contract/product/productLink';
import { productPath, productStore } from '@touchline/features/catalog/product';
import { postalCodeRule } from '@touchline/design-system/PostalCodeField';
import { observer } from 'mobx-react-lite';
import { useStore, useStores } from '../../state/StoresContext.ts';

/** When the chosen size, or the first that can be bought, arrives at the shopper's postal code; nothing where there are none. */
const ProductPromise = observer(function ProductPromise({ productId }: { productId: string }) {
  const { site } = useStores();
  const store = useStore(deliveryPromiseStore);
  const { product, chosen } = useStore(productStore);
  if (!product || !postalCodeRule(site.market.country)) return null;
  return (
    <DeliveryPromise
      store={store}
      productId={productId}
      action={{
        href: site.href(productPath(product)),
        ...(chosen ? { fields: { [productParameters.size]: chosen.sku } } : {}),
      }}
    />
  );
});

export default ProductPromise;

export const messages = [deliveryPromiseMessages];
