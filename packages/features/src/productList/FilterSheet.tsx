import { Button } from '@touchline/design-system/Button';
import { Drawer } from '@touchline/design-system/Drawer';
import { observer } from 'mobx-react-lite';
import { useWords } from '../i18n/index.ts';
import { FilterForm } from './FilterForm.tsx';
import { PriceSlider } from './PriceSlider.tsx';
import type { ProductListStore } from './ProductListStore.ts';
import { productListWords } from './productListWords.ts';

export interface FilterSheetProps {
  store: ProductListStore;
}

/** All filters over the whole screen of a phone, closed with the count of what is left. */
export const FilterSheet = observer(function FilterSheet({ store }: FilterSheetProps) {
  const say = useWords(productListWords);
  return (
    <Drawer
      id="filter-sheet"
      label={say('filters')}
      closeLabel={say('filter.close')}
      side="bottom"
      isOpen={store.isFilterOpen}
      onClose={store.closeFilters}
      footer={
        <Button isWide onClick={store.closeFilters}>
          {say('filter.show', { count: store.total })}
        </Button>
      }
    >
      <FilterForm store={store} open={7} Price={PriceSlider} />
    </Drawer>
  );
});
