import { Button } from '@touchline/design-system/Button';
import { Drawer } from '@touchline/design-system/Drawer';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { FilterForm } from './FilterForm.tsx';
import { PriceSlider } from './PriceSlider.tsx';
import type { ProductListStore } from './ProductListStore.ts';
import { productListMessages } from './productListMessages.ts';

export interface FilterSheetProps {
  store: ProductListStore;
}

/** All filters as a full-screen sheet on a phone; its close button shows the number of results. */
export const FilterSheet = observer(function FilterSheet({ store }: FilterSheetProps) {
  const t = useMessages(productListMessages);
  return (
    <Drawer
      id="filter-sheet"
      label={t('filters')}
      closeLabel={t('filter.close')}
      side="bottom"
      isOpen={store.isFilterOpen}
      onClose={store.closeFilters}
      footer={
        <Button isWide onClick={store.closeFilters}>
          {t('filter.show', { count: store.total })}
        </Button>
      }
    >
      <FilterForm store={store} open={7} Price={PriceSlider} />
    </Drawer>
  );
});
