import type { ProductSummary } from '@touchline/contract/product/schema';
import { ButtonLink } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { Heading } from '@touchline/design-system/Heading';
import { CheckIcon } from '@touchline/design-system/Icon';
import { Stack } from '@touchline/design-system/layout';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../i18n/index.ts';
import { pictureView } from '../picture/index.ts';
import { useSite } from '../site/index.ts';
import { FreeDelivery } from './FreeDelivery.tsx';
import type { BagStore } from './BagStore.ts';
import { bagWords } from './bagWords.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${token('space.16')};
  align-items: start;
`;

const Words = styled.div`
  display: grid;
  gap: ${token('space.4')};
  & > p {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
  & > strong {
    ${type('card')}
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    margin-block-start: ${token('space.4')};
  }
`;

const Match = styled.section`
  display: grid;
  gap: ${token('space.12')};
  padding-block-start: ${token('space.16')};
  border-block-start: 1px solid ${token('color.line')};

  & > div {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: ${token('space.12')};
    align-items: center;
  }
`;

export interface AddedToBagDialogProps {
  store: BagStore;
  /** One thing that goes well with it. */
  match?: ProductSummary | undefined;
}

/** What has just been put in the bag: checkout first, then the bag, then one matching thing. */
export const AddedToBagDialog = observer(function AddedToBagDialog({ store, match }: AddedToBagDialogProps) {
  const say = useWords(bagWords);
  const site = useSite();
  const { product, cart } = store;
  const picture = match?.pictures[0];
  return (
    <Dialog
      isOpen={store.isBagModalOpen}
      onClose={store.closeModal}
      title={say('added')}
      titleIcon={<CheckIcon />}
      closeLabel={say('close')}
      size="small"
      placement="corner"
    >
      {product ? (
        <Line>
          <Picture
            view={product.picture && pictureView(product.picture)}
            alt=""
            sizes="112px"
            ratio="square"
            corners="picture"
          />
          <Words>
            <strong>{product.productName}</strong>
            <p>{product.color}</p>
            <p>
              {site.size(product.size)}, {say('quantity', { count: product.quantity })}
            </p>
            <strong>{site.money(product.pricing.price, 'short')}</strong>
          </Words>
        </Line>
      ) : null}
      {cart ? <FreeDelivery cart={cart} /> : null}
      <Stack gap={8}>
        <ButtonLink isWide href={site.href('/checkout')}>
          {say('checkout')}
        </ButtonLink>
        <ButtonLink isWide variant="secondary" href={site.href('/cart')}>
          {say('view', { count: cart?.productCount ?? 0 })}
        </ButtonLink>
      </Stack>
      {match ? (
        <Match>
          <Heading level={3} look="label">
            {say('match')}
          </Heading>
          <div>
            <Picture
              view={picture && pictureView(picture)}
              alt=""
              sizes="64px"
              ratio="square"
              corners="picture"
            />
            <Words>
              <strong>{match.name}</strong>
              <p>{site.money(match.pricing_information.currentPrice, 'short')}</p>
            </Words>
            <ButtonLink
              variant="quiet"
              size="small"
              href={site.href(match.url)}
              aria-label={`${say('match.see')}: ${match.name}`}
            >
              {say('match.see')}
            </ButtonLink>
          </div>
        </Match>
      ) : null}
    </Dialog>
  );
});
