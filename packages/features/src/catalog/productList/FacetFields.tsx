import type { Facet } from '@touchline/contract/product/schema';
import { CheckboxGroup } from '@touchline/design-system/CheckboxGroup';
import { Stack } from '@touchline/design-system/layout';
import { SizeGrid } from '@touchline/design-system/SizeGrid';
import { SwatchGrid } from '@touchline/design-system/Swatches';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { listFields, type ChoiceKey } from './listFields.ts';
import { PriceFields, type PriceProps } from './PriceFields.tsx';
import type { ProductListStore } from './ProductListStore.ts';
import { productListMessages } from './productListMessages.ts';
import { sizeGroups } from './sizeKinds.ts';

export interface FacetFieldsProps {
  store: ProductListStore;
  facet: Facet;
  /** The control for the price range. @default two fields */
  Price?: ComponentType<PriceProps> | undefined;
}

/** Returns a function for the title of a facet. */
export function useFacetTitle(): (facet: Facet) => string {
  const t = useMessages(productListMessages);
  const { sizeSystem } = useSite().market;
  return ({ key }) => (key === 'size' ? t('facet.size', { system: sizeSystem }) : t(`facet.${key}`));
}

/** The fields of one facet, with the names used in the address. */
export const FacetFields = observer(function FacetFields({
  store,
  facet,
  Price = PriceFields,
}: FacetFieldsProps) {
  const t = useMessages(productListMessages);
  const site = useSite();
  const title = useFacetTitle()(facet);
  if (facet.key === 'price') return <Price store={store} facet={facet} />;
  const key: ChoiceKey = facet.key;
  const chosen = facet.values.map(({ value }) => value).filter((value) => store.isChosen(key, value));
  const set = (value: string, isOn: boolean) => void store.choose(key, value, isOn);

  if (key === 'size') {
    return (
      <Stack>
        {sizeGroups(facet.values).map(({ kind, sizes }) => {
          const own = chosen.filter((size) => sizes.some(({ value }) => value === size));
          return (
            <SizeGrid
              key={kind ?? 'all'}
              legend={kind ? t(`facet.size.${kind}`) : title}
              isLegendHidden={kind === undefined}
              isMultiple
              isDense
              name={listFields.size}
              sizes={sizes.map(({ value, label, count }) => ({
                value,
                label: site.size(label),
                isSoldOut: count === 0,
              }))}
              chosen={own}
              onSizesChange={(now) => {
                const changed =
                  now.find((size) => !own.includes(size)) ?? own.find((size) => !now.includes(size));
                if (changed !== undefined) set(changed, now.includes(changed));
              }}
              soldOutLabel={t('facet.size.none')}
              lowLabel=""
            />
          );
        })}
      </Stack>
    );
  }
  if (key === 'color') {
    return (
      <SwatchGrid
        legend={title}
        isLegendHidden
        name={listFields.color}
        swatches={facet.values.map(({ value, label, count, swatch }) => ({
          value,
          label: `${label} (${count})`,
          colours: swatch ?? [],
        }))}
        chosen={chosen}
        onSwatchChange={set}
      />
    );
  }
  return (
    <CheckboxGroup
      legend={title}
      isLegendHidden
      name={listFields[key]}
      options={facet.values.map(({ value, label, count }) => ({
        value,
        label,
        detail: count,
        isDisabled: count === 0 && !chosen.includes(value),
      }))}
      value={chosen}
      onValueChange={(values) => void store.chooseAll(key, values)}
    />
  );
});
