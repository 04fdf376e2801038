import { Drawer } from '@touchline/design-system/Drawer';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { SearchFlyout } from './SearchFlyout.tsx';
import { SearchForm } from './SearchForm.tsx';
import { searchMessages } from './searchMessages.ts';
import type { SearchStore } from './SearchStore.ts';

export interface SearchScreenProps {
  store: SearchStore;
  isOpen: boolean;
  /** It should close: by its button, Escape in the empty field, Back, or because a link was followed. */
  onClose: () => void;
}

const Form = styled(SearchForm)`
  flex: 1;
`;

/* Rows reach the edges of the screen. */
const Results = styled.div`
  margin-inline: -18px;
`;

function subscribe(onChange: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', onChange);
  view?.addEventListener('scroll', onChange);
  return () => {
    view?.removeEventListener('resize', onChange);
    view?.removeEventListener('scroll', onChange);
  };
}

/** The part of the window that no keyboard covers: its upper edge and its height, in pixels. */
function freePart(): string {
  const view = window.visualViewport;
  // Enlarged by two fingers, the window is as large as before.
  return view && view.scale === 1 ? `${Math.round(view.offsetTop)} ${Math.round(view.height)}` : '';
}

/** The search of a phone, over the whole screen: what was searched lately and what many search for, then what suits the term. */
export const SearchScreen = observer(function SearchScreen({ store, isOpen, onClose }: SearchScreenProps) {
  const t = useMessages(searchMessages);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [top, height] = useSyncExternalStore(subscribe, freePart).split(' ');
  return (
    <Drawer
      id={`${listId}-screen`}
      side="bottom"
      pace="search"
      isTied
      label={t('search.label')}
      closeLabel={t('search.close')}
      isOpen={isOpen}
      onOpen={() => {
        store.focus();
        field.current?.focus();
      }}
      onClose={() => {
        store.blur();
        onClose();
      }}
      onClick={(event) => (event.target as Element).closest('a') && onClose()}
      style={height ? { insetBlock: `${top}px auto`, blockSize: `${height}px` } : undefined}
      title={<Form store={store} listId={listId} fieldRef={field} onSearched={onClose} />}
    >
      <Results>
        <SearchFlyout store={store} listId={listId} isInline onForget={() => field.current?.focus()} />
      </Results>
    </Drawer>
  );
});
