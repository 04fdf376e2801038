import { ButtonLink } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { CheckIcon } from '@touchline/design-system/Icon';
import { Stack } from '@touchline/design-system/layout';
import { LineItem } from '@touchline/design-system/LineItem';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { personalisationTexts } from '../basket/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { MatchOffer } from './MatchOffer.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';
import type { BagStore } from './BagStore.ts';
import { bagMessages } from './bagMessages.ts';

export interface AddedToBagDialogProps {
  store: BagStore;
}

/** What has just been added to the bag: checkout first, then the bag, then one matching product. */
export const AddedToBagDialog = observer(function AddedToBagDialog({ store }: AddedToBagDialogProps) {
  const t = useMessages(bagMessages);
  const site = useSite();
  const { product, cart } = store;
  const addedId = useId();
  const baseProductId = product?.baseProductId;
  const { match } = store;
  useEffect(() => {
    if (baseProductId !== undefined) void match.load(baseProductId);
  }, [match, baseProductId]);
  return (
    <Dialog
      isOpen={store.isBagModalOpen}
      onClose={store.closeModal}
      title={t('added')}
      titleIcon={<CheckIcon />}
      closeLabel={t('close')}
      size="small"
      placement="corner"
      aria-describedby={product ? addedId : undefined}
    >
      {product ? (
        <LineItem
          id={addedId}
          size="medium"
          name={product.productName}
          picture={product.picture && pictureView(product.picture)}
          details={[
            product.color,
            `${site.size(product.size)}, ${t('quantity', { count: product.quantity })}`,
            ...personalisationTexts(product),
          ].filter(Boolean)}
          price={site.money(product.pricing.price, 'short')}
        />
      ) : null}
      {cart ? <FreeDelivery cart={cart} /> : null}
      <Stack gap={8}>
        <ButtonLink isWide href={site.href('/checkout')}>
          {t('checkout')}
        </ButtonLink>
        <ButtonLink isWide variant="secondary" href={site.href('/cart')}>
          {t('view', { count: cart?.productCount ?? 0 })}
        </ButtonLink>
      </Stack>
      <MatchOffer match={store.match} />
    </Dialog>
  );
});
