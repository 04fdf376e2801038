import { isComposing } from '@touchline/design-system/foundations';
import { SearchField } from '@touchline/design-system/SearchField';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { searchMessages } from './searchMessages.ts';
import type { SearchStore } from './SearchStore.ts';

interface SearchFormProps extends Omit<ComponentProps<'form'>, 'children'> {
  store: SearchStore;
  /** Id of the list of suggestions. */
  listId: string;
  fieldRef?: Ref<HTMLInputElement>;
  /** Called when the results are on their way. */
  onSearched?: () => void;
  /** Below the field. */
  children?: ReactNode;
}

/** The form of every search field: a plain one without script, with it a field that suggests. */
export const SearchForm = observer(function SearchForm(props: SearchFormProps) {
  const { store, listId, fieldRef, children, onSearched, ...rest } = props;
  const t = useMessages(searchMessages);
  const site = useSite();

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    // What is around the field, such as the full screen, closes by Escape only when there is nothing left to clear.
    if (event.key === 'Escape' && store.searchTerm !== '') {
      event.preventDefault();
      store.clear();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    store.walk(event.key === 'ArrowDown' ? 1 : -1);
  };

  const selected = store.suggestionSelectedPosition;
  return (
    <form
      {...rest}
      role="search"
      action={site.href('/search')}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        if (store.search()) onSearched?.();
      }}
    >
      <input type="hidden" name="sitePath" value={site.language.sitePath} />
      <SearchField
        ref={fieldRef}
        label={t('search.label')}
        name="q"
        role="combobox"
        aria-expanded={store.hasOptions}
        aria-controls={store.hasOptions ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={selected >= 0 ? `${listId}-${selected}` : undefined}
        placeholder={t('search.placeholder')}
        value={store.searchTerm}
        onChange={(event) => store.type(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      {children}
    </form>
  );
});
