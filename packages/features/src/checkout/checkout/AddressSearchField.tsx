import type { AddressSuggestion } from '@touchline/contract/addressSearch/schema';
import { ComboBox, type LoadOptions } from '@touchline/design-system/ComboBox';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { fieldIds } from './stepProblems.ts';
import { useProblemText } from './useProblemText.ts';

/** The field of the address search: first a street or building, then the house. */
export const AddressSearchField = observer(function AddressSearchField({ store }: { store: CheckoutStore }) {
  const t = useMessages(checkoutMessages);
  const problemText = useProblemText();
  const known = useRef(new Map<string, AddressSuggestion>());
  const { search, shipping } = store.details;
  const { container } = search;
  const input = useRef<HTMLInputElement>(null);
  const isInStreet = container !== undefined;

  // The field that was typed into made way for this one.
  useEffect(() => {
    if (isInStreet) input.current?.focus();
  }, [isInStreet]);

  const load = useMemo<LoadOptions>(
    () => async (text, signal) => {
      const found = await search.search(text, signal);
      known.current = new Map(found.map((each) => [each.id, each]));
      return found.map(({ id, suggestion }) => ({
        ...{ value: id, label: suggestion.text, description: suggestion.description },
      }));
    },
    [search],
  );
  const choose = async (id: string | undefined) => {
    const suggestion = id === undefined ? undefined : known.current.get(id);
    if (!suggestion || !(await search.choose(suggestion))) return;
    await store.leave(shipping.fields, 'line1');
  };
  return (
    <ComboBox
      id={fieldIds.address('shipping', 'search')}
      label={
        container ? t('address.search.house', { street: container.suggestion.text }) : t('address.search')
      }
      hint={container ? undefined : t('address.search.hint')}
      error={problemText(shipping.fields.problems.get('line1'))}
      ref={input}
      options={load}
      minLength={container ? 0 : 2}
      autoComplete="off"
      onValueChange={(option) => void choose(option?.value)}
      openLabel={container ? t('address.search.open') : undefined}
      loadingLabel={t('address.search.loading')}
      noneLabel={t('address.search.none')}
      failedLabel={t('address.search.failed')}
    />
  );
});
