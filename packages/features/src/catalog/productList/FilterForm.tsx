import { currencyDigits } from '@touchline/contract/money';
import type { Facet, FacetKey } from '@touchline/contract/product/schema';
import { Accordion, AccordionItem } from '@touchline/design-system/Accordion';
import { Button } from '@touchline/design-system/Button';
import { useHydrated } from '@touchline/design-system/foundations';
import { readNumber } from '@touchline/design-system/readNumber';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ComponentType, type SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite, type Site } from '../../platform/site/index.ts';
import { FacetFields, useFacetTitle } from './FacetFields.tsx';
import { listFields } from './listFields.ts';
import { listPath, listRequestFrom, unfiltered } from './listRequest.ts';
import type { PriceProps } from './PriceFields.tsx';
import type { ProductListStore } from './ProductListStore.ts';
import { productListMessages } from './productListMessages.ts';

/** Facets in display order, the most used first. */
const facetOrder: readonly FacetKey[] = ['sport', 'size', 'color', 'price', 'category', 'gender', 'sale'];
const isChoice = ({ values, range }: Facet): boolean => values.length > 0 || range !== undefined;

export interface FilterFormProps {
  store: ProductListStore;
  /** Number of facets that are initially open. @default 4 */
  open?: number | undefined;
  id?: string | undefined;
  /** The control for the price range. @default two fields */
  Price?: ComponentType<PriceProps> | undefined;
}

/** The request of a form, parsed as the server parses its address. */
function requestOf(form: HTMLFormElement, { market, locale }: Site) {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') url.searchParams.append(name, value);
  return listRequestFrom(url, currencyDigits(market.currency), locale);
}

/** Whether the shopper has changed a field since the server rendered it. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );
}

/** All filters. A GET form whose address is the filtered list: works without JavaScript, and applies at once after hydration. */
export const FilterForm = observer(function FilterForm({ store, open = 4, id, Price }: FilterFormProps) {
  const t = useMessages(productListMessages);
  const site = useSite();
  const titleOf = useFacetTitle();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { q, words, sort } = store.filters;
  const facets = facetOrder.flatMap(
    (key) => store.head?.facets.filter((facet) => facet.key === key && isChoice(facet)) ?? [],
  );

  useEffect(() => {
    // Applies what was ticked before hydration.
    if (form.current && isTouched(form.current)) void store.apply(requestOf(form.current, site));
  }, [store, site]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = [text(data, listFields.priceFrom), text(data, listFields.priceTo)];
    const amounts = typed.map((amount) =>
      readNumber(amount, currencyDigits(site.market.currency), site.locale),
    );
    // The field says what it cannot read.
    if (typed.some((amount, at) => amount.trim() !== '' && amounts[at] === undefined)) return;
    void store.choosePrice(amounts[0], amounts[1]);
  };

  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={site.href(listPath(unfiltered({ path: store.request.path, q })).replace(/\?.*/, ''))}
      onSubmit={handleSubmit}
    >
      {q === undefined ? null : <input type="hidden" name={listFields.term} value={q} />}
      {words === undefined ? null : <input type="hidden" name={listFields.words} value={words} />}
      {sort === undefined ? null : <input type="hidden" name={listFields.sort} value={sort} />}
      <Accordion>
        {facets.map((facet, index) => (
          <AccordionItem key={facet.key} title={titleOf(facet)} level="none" defaultOpen={index < open}>
            <FacetFields store={store} facet={facet} Price={Price} />
          </AccordionItem>
        ))}
      </Accordion>
      {isHydrated ? null : (
        <Button type="submit" isWide>
          {t('filter.apply')}
        </Button>
      )}
    </form>
  );
});

function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
