import { Suspense, useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { SearchForm } from './SearchForm.tsx';
import type { SearchStore } from './SearchStore.ts';

// The flyout is loaded when the field is used. Without it the field is a plain form.
const SearchFlyout = lazyPart(
  async () => (await import('./SearchFlyout.tsx')).SearchFlyout,
  () => null,
);

const Root = styled(SearchForm)`
  position: relative;
`;

/** The search field. Before hydration it is a plain form; then it suggests terms and products while typing. */
export const SearchBox = observer(function SearchBox({ store }: { store: SearchStore }) {
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

  // A click into the flyout moves the focus there; the flyout closes only when the focus leaves both.
  const handleBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) store.blur();
  };

  return (
    <Root
      store={store}
      listId={listId}
      fieldRef={field}
      onFocus={() => {
        setIsUsed(true);
        if (!store.searchFocused) store.focus();
      }}
      onBlur={handleBlur}
    >
      {isUsed && (
        <Suspense>
          <SearchFlyout store={store} listId={listId} onForget={() => field.current?.focus()} />
        </Suspense>
      )}
    </Root>
  );
});
