import { SizeGrid } from '@touchline/design-system/SizeGrid';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { addToBagFields } from './productUrl.ts';
import type { ProductStore } from './ProductStore.ts';
import { productMessages } from './productMessages.ts';
import { SizeGuideLink } from './SizeGuideLink.tsx';
import { canBeBought, sizeName } from './sizes.ts';
import type { ShownProduct } from './ShownProduct.ts';

const Root = styled.div`
  display: grid;
  gap: ${token('space.12')};
`;

const Legend = styled.p`
  ${type('fine')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.4')} ${token('space.16')};
  color: ${token('color.text.subtle')};

  & > * {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.8')};
  }
  & > [data-low]::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${token('color.low')};
    forced-color-adjust: none;
  }
  /* Crossed out, as its size is. */
  & > [data-gone]::before {
    content: '';
    inline-size: 14px;
    block-size: 10px;
    border: 1px solid ${token('color.edge')};
    border-radius: 2px;
    background: linear-gradient(
      to bottom left,
      transparent calc(50% - 0.5px),
      currentColor calc(50% - 0.5px) calc(50% + 0.5px),
      transparent calc(50% + 0.5px)
    );
  }
`;

const Note = styled.p`
  ${type('meta')}
  & strong {
    color: ${token('color.sale')};
  }
`;

export interface SizeChoiceProps {
  store: ProductStore;
  product: ShownProduct;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** The sizes with their stock, and how the product fits. Sold-out sizes can be selected, which shows that they are. */
export const SizeChoice = observer(function SizeChoice({ store, product, ref }: SizeChoiceProps) {
  const t = useMessages(productMessages);
  const site = useSite();
  const { size_system: system } = product.attribute_list;
  // A product that is coming soon has no sold-out sizes.
  const isGiftCard = product.deliveryKind === 'egiftcard';
  const isComing = store.buyability.kind === 'comingSoon';
  const sizes = store.stock.variation_list.map(({ sku, size, availability_status: status, left }) => ({
    value: sku,
    label: isGiftCard ? size : site.size(size),
    isSoldOut: !isComing && !canBeBought(status),
    isLow: left !== undefined,
  }));
  const { chosen } = store;
  const name = chosen ? sizeName(product, chosen.size, site) : '';
  const { fit } = product.product_description;
  return (
    <Root>
      <SizeGrid
        ref={ref}
        name={addToBagFields.sku}
        legend={isGiftCard ? t('amount') : system === 'INT' ? t('size') : t('size.in', { system })}
        action={product.sizeGuide ? <SizeGuideLink guide={product.sizeGuide} /> : undefined}
        sizes={sizes}
        chosen={chosen ? [chosen.sku] : []}
        onSizesChange={([sku]) => sku !== undefined && store.chooseSize(sku)}
        soldOutLabel={t('size.soldOut')}
        lowLabel={t('size.low')}
        error={store.isSizeMissing ? t(isGiftCard ? 'amount.missing' : 'size.missing') : undefined}
      />
      {sizes.some(({ isLow, isSoldOut }) => isLow || isSoldOut) ? (
        // For eyes only: each size says by itself whether it is sold out.
        <Legend aria-hidden="true">
          {sizes.some(({ isLow }) => isLow) ? <span data-low="">{t('size.legend.low')}</span> : null}
          {sizes.some(({ isSoldOut }) => isSoldOut) ? (
            <span data-gone="">{t('size.legend.soldOut')}</span>
          ) : null}
        </Legend>
      ) : null}
      <Note>
        {/* Only what the choice changes is spoken. */}
        <span role="status">
          {store.isChosenSoldOut && !isComing ? <strong>{t('size.gone', { size: name })} </strong> : null}
          {!store.isChosenSoldOut && chosen?.left !== undefined ? (
            <strong>{t('size.left', { count: chosen.left, size: name })} </strong>
          ) : null}
        </span>
        {fit}
      </Note>
    </Root>
  );
});
