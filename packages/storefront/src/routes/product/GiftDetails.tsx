import { bagStore } from '@touchline/features/cart/bag';
import { giftCardMessages, GiftFields, GiftStore } from '@touchline/features/catalog/giftCard';
import { productStore, type ShownProduct } from '@touchline/features/catalog/product';
import { useMessages } from '@touchline/features/platform/i18n';
import { useHydrated } from '@touchline/design-system/foundations';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
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
  const t = useMessages(giftCardMessages);
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
  return (
    <Stack gap={16}>
      <GiftFields store={store} amount={amount} />
      <Link href={site.href('/gift-card-balance')}>{t('balance')}</Link>
    </Stack>
  );
});

export default GiftDetails;

export const messages = [giftCardMessages];
