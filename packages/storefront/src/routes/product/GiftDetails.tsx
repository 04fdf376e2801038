import { bagStore } from '@touchline/features/cart/bag';
import { giftCardMessages, GiftFields, GiftStore } from '@touchline/features/catalog/giftCard';
import { productStore, type ShownProduct } from '@touchline/features/catalog/product';
import { useHydrated } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStore, useStores } from '../../state/StoresContext.ts';

interface GiftDetailsProps {
  product: ShownProduct;
  /** Takes what checks the fields before the card is added; `undefined` when they are gone. */
  onCheck: (check: (() => Promise<boolean>) | undefined) => void;
}

/** For whom a gift card is, and the check of it before it is added. What the server refuses is at its field, too. */
const GiftDetails = observer(function GiftDetails({ product, onCheck }: GiftDetailsProps) {
  const { ports, site } = useStores();
  const page = useStore(productStore);
  const { error } = useStore(bagStore);
  const [store] = useState(() => {
    const made = new GiftStore(ports, page, site.market.timeZone);
    made.refuse(error?.fields ?? []);
    return made;
  });
  useEffect(() => {
    onCheck(store.check);
    return () => onCheck(undefined);
  }, [onCheck, store]);
  const refused = error?.fields;
  useEffect(() => {
    if (refused) store.refuse(refused);
  }, [refused, store]);
  // The sizes are hydrated before these fields: an amount may have been chosen meanwhile.
  const isHydrated = useHydrated();
  const amount = isHydrated
    ? product.variation_list.find(({ sku }) => sku === page.chosen?.sku)?.size
    : undefined;
  return <GiftFields store={store} amount={amount} />;
});

export default GiftDetails;

export const messages = [giftCardMessages];
