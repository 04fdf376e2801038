import { isComposing } from '@touchline/design-system/foundations';
import {
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { SearchField } from '@touchline/design-system/SearchField';
import { useMessages } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { searchMessages } from './searchMessages.ts';
import type { SearchStore } from './SearchStore.ts';

// The flyout is loaded when the field is used. Without it the field is a plain form.
const SearchFlyout = lazyPart(
  async () => (await import('./SearchFlyout.tsx')).SearchFlyout,
  () => null,
);

const Root = styled.form`
  position: relative;
`;

/** The search field. Before hydration it is a plain form; then it suggests terms and products while typing. */
export const SearchBox = observer(function SearchBox({ store }: { store: SearchStore }) {
  const t = useMessages(searchMessages);
  const site = useSite();
  const listId = useId();
  const [isUsed, setIsUsed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isTakenUp = useRef(false);

  // Before the first re-render: text typed before hydration is kept, and gets suggestions, too.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || isTakenUp.current) return;
    isTakenUp.current = true;
    const hasFocus = input === input.ownerDocument.activeElement;
    if (input.value !== input.defaultValue) (hasFocus ? store.type : store.show)(input.value);
    if (!hasFocus) return;
    setIsUsed(true);
    store.focus();
  }, [store]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') store.clear();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    store.walk(event.key === 'ArrowDown' ? 1 : -1);
  };
  // A click into the flyout moves the focus there; the flyout closes only when the focus leaves both.
  const handleBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) store.blur();
  };

  const selected = store.suggestionSelectedPosition;
  return (
    <Root
      role="search"
      action={site.href('/search')}
      method="get"
      onFocus={() => {
        setIsUsed(true);
        if (!store.searchFocused) store.focus();
      }}
      onBlur={handleBlur}
      onSubmit={(event) => {
        event.preventDefault();
        store.search();
      }}
    >
      <input type="hidden" name="sitePath" value={site.language.sitePath} />
      <SearchField
        ref={field}
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
      {isUsed && (
        <Suspense>
          <SearchFlyout store={store} listId={listId} onForget={() => field.current?.focus()} />
        </Suspense>
      )}
    </Root>
  );
});
