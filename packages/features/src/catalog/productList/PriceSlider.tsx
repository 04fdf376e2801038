import { currencyDigits } from '@touchline/contract/money';
import { RangeSlider } from '@touchline/design-system/RangeSlider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { listFields } from './listFields.ts';
import type { PriceProps } from './PriceFields.tsx';
import { productListMessages } from './productListMessages.ts';

/** About a hundred steps, each a round amount: 1 in pounds, 1,000 in won. */
const stepOf = (span: number): number => Math.max(1, 10 ** Math.floor(Math.log10(Math.max(span, 1) / 100)));

/** From and to by slider; both can also be typed. A thumb at its end means no limit. */
export const PriceSlider = observer(function PriceSlider({ store, facet: { range } }: PriceProps) {
  const t = useMessages(productListMessages);
  const site = useSite();
  const [moving, setMoving] = useState<readonly [number, number]>();
  const { from, to } = store.priceRange;
  // The requested range may exceed the range of the list.
  const least = Math.min(range?.min ?? Infinity, from ?? Infinity, to ?? Infinity);
  const most = Math.max(range?.max ?? 0, to ?? 0, from ?? 0);
  const step = stepOf(most - least);
  const min = Math.floor(least / step) * step;
  const max = Math.ceil(most / step) * step;

  const take = ([low, high]: readonly [number, number]) => {
    setMoving(undefined);
    void store.choosePrice(low > min ? low : undefined, high < max ? high : undefined);
  };
  return (
    <>
      <RangeSlider
        legend={t('facet.price')}
        isLegendHidden
        {...{ min, max, step }}
        value={moving ?? [from ?? min, to ?? max]}
        onValueChange={setMoving}
        onValueCommit={take}
        fromLabel={t('price.from')}
        toLabel={t('price.to')}
        leading={site.currencySign}
        decimals={currencyDigits(site.market.currency)}
        locale={site.locale}
        invalidMessage={t('price.invalid', { example: site.number(max) })}
        formatValue={(value) => site.money(value, 'short')}
      />
      {/* The form contains the limits, not the ends of the scale. */}
      <input type="hidden" name={listFields.priceFrom} value={from ?? ''} />
      <input type="hidden" name={listFields.priceTo} value={to ?? ''} />
    </>
  );
});
