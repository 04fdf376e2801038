import { isComposing } from '@touchline/design-system/foundations';
import type { Facet } from '@touchline/contract/product/schema';
import { Fieldset } from '@touchline/design-system/Fieldset';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import { listFields } from './listFields.ts';
import { readAmount } from './listRequest.ts';
import type { ProductListStore } from './ProductListStore.ts';
import { productListMessages } from './productListMessages.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`;

export interface PriceProps {
  store: ProductListStore;
  facet: Facet;
}

/** From and to; applied when the field is left or Enter is pressed. The placeholders are the bounds of the list. */
export const PriceFields = observer(function PriceFields({ store, facet }: PriceProps) {
  const t = useMessages(productListMessages);
  const { currencySign } = useSite();
  const group = useRef<HTMLFieldSetElement>(null);
  const { from, to } = store.priceRange;

  // Shows a range that was removed or corrected elsewhere; what is being typed stays.
  useEffect(() => {
    const wanted = [from, to];
    group.current?.querySelectorAll('input').forEach((input, index) => {
      if (readAmount(input.value) !== wanted[index]) input.value = String(wanted[index] ?? '');
    });
  }, [from, to]);

  const take = () => {
    const [low, high] = group.current?.querySelectorAll('input') ?? [];
    void store.choosePrice(low?.value ?? '', high?.value ?? '');
  };
  const field = (name: string, label: string, value: number | undefined, hint: number | undefined) => (
    <TextField
      label={label}
      name={name}
      leading={currencySign}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={value === undefined ? '' : String(value)}
      placeholder={hint === undefined ? undefined : String(hint)}
      onBlur={take}
      // A form with two fields and no submit button does not submit on Enter.
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && take()}
    />
  );
  return (
    <Fieldset ref={group} legend={t('facet.price')} isLegendHidden>
      <Pair>
        {field(listFields.priceFrom, t('price.from'), from, facet.range && Math.floor(facet.range.min))}
        {field(listFields.priceTo, t('price.to'), to, facet.range && Math.ceil(facet.range.max))}
      </Pair>
    </Fieldset>
  );
});
