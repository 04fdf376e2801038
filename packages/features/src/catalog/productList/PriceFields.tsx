import { isComposing } from '@touchline/design-system/foundations';
import type { Facet } from '@touchline/contract/product/schema';
import { currencyDigits } from '@touchline/contract/money';
import { Fieldset } from '@touchline/design-system/Fieldset';
import { readNumber, writeNumber } from '@touchline/design-system/readNumber';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { listFields } from './listFields.ts';
import type { ProductListStore } from './ProductListStore.ts';
import { productListMessages } from './productListMessages.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`;

const written = (value: number | undefined, decimals: number, locale: string) =>
  value === undefined ? '' : writeNumber(value, decimals, locale);

export interface PriceProps {
  store: ProductListStore;
  facet: Facet;
}

/** From and to; applied when the field is left or Enter is pressed. The placeholders are the bounds of the list. */
export const PriceFields = observer(function PriceFields({ store, facet }: PriceProps) {
  const t = useMessages(productListMessages);
  const site = useSite();
  const group = useRef<HTMLFieldSetElement>(null);
  const { from, to } = store.priceRange;
  /** Names of fields whose text is no amount. */
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const { locale } = site;
  const decimals = currencyDigits(site.market.currency);

  // Shows a range that was removed or corrected elsewhere; what is being typed stays.
  useEffect(() => {
    const wanted = [from, to];
    group.current?.querySelectorAll('input').forEach((input, index) => {
      const value = wanted[index];
      if (readNumber(input.value, decimals, locale) !== value) input.value = written(value, decimals, locale);
    });
  }, [from, to, decimals, locale]);

  const take = () => {
    const typed = [...(group.current?.querySelectorAll('input') ?? [])];
    const unreadable = typed.filter(
      ({ value }) => value.trim() !== '' && readNumber(value, decimals, locale) === undefined,
    );
    setInvalid(unreadable.map(({ name }) => name));
    if (unreadable.length > 0) return;
    const [low, high] = typed.map(({ value }) => readNumber(value, decimals, locale));
    void store.choosePrice(low, high);
  };
  const field = (name: string, label: string, value: number | undefined, hint: number | undefined) => (
    <TextField
      label={label}
      name={name}
      leading={site.currencySign}
      error={invalid.includes(name) ? t('price.invalid', { example: site.number(hint ?? 50) }) : undefined}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={written(value, decimals, locale)}
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
