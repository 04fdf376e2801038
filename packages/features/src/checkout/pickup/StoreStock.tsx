import { Button } from '@touchline/design-system/Button';
import { PinIcon } from '@touchline/design-system/Icon';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { LazyPickupChooser } from './LazyPickupChooser.tsx';
import { pickupMessages } from './pickupMessages.ts';
import type { StoreStockStore } from './StoreStockStore.ts';

/* As high as the room that the product page keeps for it. */
const Root = styled.section`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${token('space.16')};
  padding: ${token('space.16')} ${token('space.20')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  min-block-size: 92px;

  & > div {
    display: grid;
    justify-items: start;
    gap: ${token('space.8')};
  }
  & p {
    ${type('card')}
    min-block-size: 1lh;
  }
`;

/** As many pieces as are counted; of more it is only said that the store has the size. */
const counted = 5;

export interface StoreStockProps {
  store: StoreStockStore;
  /** Whether a size is chosen: only of a size is it known what a store has. */
  isSizeChosen: boolean;
}

/** What the chosen store of the shop has of a size today, and the way to choose another store. */
export const StoreStock = observer(function StoreStock({ store, isSizeChosen }: StoreStockProps) {
  const t = useMessages(pickupMessages);
  const text = useStockText(store, isSizeChosen);
  return (
    <Root aria-label={t('product.title')}>
      <PinIcon />
      <div>
        {store.chooser.isMissing ? <p role="alert">{t('chooser.missing.product')}</p> : null}
        {text === undefined ? null : isSizeChosen ? <p role="status">{text}</p> : <p key="hint">{text}</p>}
        {isSizeChosen ? (
          <Button variant="secondary" size="small" onClick={() => void store.chooseAnother()}>
            {t(store.store ? 'another.cnc' : 'product.choose')}
          </Button>
        ) : null}
      </div>
      <LazyPickupChooser store={store.chooser} kind="cnc" title={t('product.choose')} />
    </Root>
  );
});

function useStockText({ store, stock }: StoreStockStore, isSizeChosen: boolean): string | undefined {
  const t = useMessages(pickupMessages);
  const site = useSite();
  if (!store) return isSizeChosen ? undefined : t('product.anySize');
  const { name } = store;
  switch (stock.kind) {
    case 'idle':
      return t('product.size', { name });
    case 'loading':
      return t('product.loading');
    case 'failed':
      return t('product.failed');
    case 'gone':
      return t('product.none', { name });
    case 'known': {
      const { availableQuantity: count, readyBy, store: place } = stock.availability;
      if (count > counted) return t('product.many', { name });
      if (count > 0) return t('product.today', { name, count });
      if (readyBy === undefined) return t('product.none', { name });
      return t('product.later', { name, day: site.day(readyBy, 'long', place.timeZone) });
    }
  }
}
