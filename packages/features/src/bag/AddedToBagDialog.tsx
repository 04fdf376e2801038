import type { ProductSummary } from '@touchline/contract/product/schema';
import { ButtonLink } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { Heading } from '@touchline/design-system/Heading';
import { CheckIcon } from '@touchline/design-system/Icon';
import { Stack } from '@touchline/design-system/layout';
import { LineItem } from '@touchline/design-system/LineItem';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styled from 'styled-components';
import { useMessages } from '../i18n/index.ts';
import { pictureView } from '../picture/index.ts';
import { useSite } from '../site/index.ts';
import { FreeDelivery } from './FreeDelivery.tsx';
import type { BagStore } from './BagStore.ts';
import { bagMessages } from './bagMessages.ts';

const Match = styled.section`
  display: grid;
  gap: ${token('space.12')};
  padding-block-start: ${token('space.16')};
  border-block-start: 1px solid ${token('color.line')};
`;

export interface AddedToBagDialogProps {
  store: BagStore;
  /** One product that goes well with what was added. */
  match?: ProductSummary | undefined;
}

/** What has just been added to the bag: checkout first, then the bag, then one matching product. */
export const AddedToBagDialog = observer(function AddedToBagDialog({ store, match }: AddedToBagDialogProps) {
  const t = useMessages(bagMessages);
  const site = useSite();
  const { product, cart } = store;
  const addedId = useId();
  const picture = match?.pictures[0];
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
      {match ? (
        <Match>
          <Heading level={3} variant="label">
            {t('match')}
          </Heading>
          <LineItem
            name={match.name}
            picture={picture && pictureView(picture)}
            details={[site.money(match.pricing_information.currentPrice, 'short')]}
            action={
              <ButtonLink
                variant="quiet"
                size="small"
                href={site.href(match.url)}
                aria-label={`${t('match.see')}: ${match.name}`}
              >
                {t('match.see')}
              </ButtonLink>
            }
          />
        </Match>
      ) : null}
    </Dialog>
  );
});
