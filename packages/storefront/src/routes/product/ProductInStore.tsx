import { productStore } from '@touchline/features/catalog/product';
import { pickupMessages, StoreStock, StoreStockStore } from '@touchline/features/checkout/pickup';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStore, useStores } from '../../state/StoresContext.ts';

/** What the shopper's store has of the chosen size; loaded in the browser, in markets with stores. */
const ProductInStore = observer(function ProductInStore() {
  const { ports, site } = useStores();
  const page = useStore(productStore);
  const [store] = useState(() => {
    const made = new StoreStockStore(ports, site.market.country);
    made.begin();
    return made;
  });
  const sku = page.chosen?.sku;
  useEffect(() => {
    void store.follow(sku);
  }, [store, sku]);
  return <StoreStock store={store} isSizeChosen={sku !== undefined} />;
});

export default ProductInStore;

export const messages = [pickupMessages];
