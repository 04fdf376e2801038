import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { focusRing, media } from '@touchline/design-system/foundations';
import { ClockIcon, CloseIcon, SearchIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { useWords } from '../i18n/useWords.ts';
import { useSite } from '../site/SiteContext.ts';
import { searchWords } from './searchWords.ts';
import { cleanTerm, type SearchStore } from './SearchStore.ts';

interface FlyoutProps {
  store: SearchStore;
  listId: string;
}

const Panel = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: calc(100% + ${token('space.8')});
  inset-inline-end: 0;
  inline-size: 100%;
  max-block-size: min(70vh, 560px);
  overflow-y: auto;
  display: grid;
  gap: ${token('space.20')};
  padding: ${token('space.16')};
  background: ${token('color.raised')};
  border-radius: ${token('radius.dialog')};
  box-shadow: ${token('shadow.dialog')};

  &[data-double] {
    ${media.wide} {
      grid-template-columns: 1fr 1.3fr;
      inline-size: max(100%, 600px);
    }
  }
  & h2 {
    ${type('meta')}
    margin: 0 0 ${token('space.8')};
    padding-inline: ${token('space.8')};
    color: ${token('color.text.subtle')};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ${media.forcedColours} {
    border: 1px solid;
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  border-radius: ${token('radius.badge')};

  &[role='option'] {
    cursor: pointer;
  }
  &[aria-selected='true'] {
    background: ${token('color.tile')};
  }
  & > :is(a, span) {
    ${focusRing}
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${token('space.12')};
    min-block-size: 44px;
    padding-inline: ${token('space.8')};
    color: inherit;
    text-decoration: none;
    border-radius: ${token('radius.badge')};
  }
  & > :is(a, span) > small {
    ${type('fine')}
    margin-inline-start: auto;
    color: ${token('color.text.subtle')};
  }
  & > a > img {
    margin-block: ${token('space.4')};
    border-radius: ${token('radius.picture')};
    background: ${token('color.pool.edge')}
      radial-gradient(at 38% 30%, ${token('color.pool')}, ${token('color.pool.edge')});
  }
  & > :is(a, span):hover {
    background: ${token('color.tile')};
  }
`;

const Name = styled.span`
  display: grid;
  & b {
    ${type('label')}
  }
  & span {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
`;

/** What hangs below the search field: terms searched for lately, or suggestions and products. */
export const SearchFlyout = observer(function SearchFlyout({ store, listId }: FlyoutProps) {
  const say = useWords(searchWords);
  const { suggestions } = store.searchResults;
  return (
    <>
      <VisuallyHidden role="status">
        {store.isOpen && store.isTermLongEnough && !store.isSearchSuggestionsLoading
          ? say('search.found', { count: suggestions.length })
          : ''}
      </VisuallyHidden>
      {store.isOpen &&
        (store.isTermLongEnough ? (
          <Offers store={store} listId={listId} />
        ) : (
          <Recent store={store} listId={listId} />
        ))}
    </>
  );
});

const Recent = observer(function Recent({ store, listId }: FlyoutProps) {
  const say = useWords(searchWords);
  const site = useSite();
  return (
    <Panel>
      <section>
        <h2>{say('search.recent')}</h2>
        <ul id={listId}>
          {store.recentTerms.map((term) => (
            <Row key={term}>
              <a href={site.href(`/search?q=${encodeURIComponent(term)}`)} onClick={() => store.search(term)}>
                <ClockIcon size={20} />
                {term}
              </a>
              <IconButton label={say('search.remove', { term })} onClick={() => store.forget(term)}>
                <CloseIcon size={20} />
              </IconButton>
            </Row>
          ))}
        </ul>
      </section>
    </Panel>
  );
});

const Offers = observer(function Offers({ store, listId }: FlyoutProps) {
  const say = useWords(searchWords);
  const site = useSite();
  const { suggestions, products } = store.searchResults;
  const term = cleanTerm(store.persistentSearchTerm);
  return (
    <Panel data-double={store.isDoubleColumn ? '' : undefined} aria-busy={store.isSearchSuggestionsLoading}>
      <section>
        <h2>{say('search.suggestions')}</h2>
        <div id={listId} role="listbox" aria-label={say('search.suggestions')}>
          {suggestions.map(({ searchterm, nrResults }, at) => (
            <Row
              as="div"
              key={searchterm}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === store.suggestionSelectedPosition}
              onPointerDown={(event) => {
                event.preventDefault();
                store.search(searchterm);
              }}
            >
              <span>
                <SearchIcon size={20} />
                {searchterm}
                <small>{say('search.results', { count: nrResults })}</small>
              </span>
            </Row>
          ))}
        </div>
        {suggestions.length === 0 && (
          <p>{store.isSearchSuggestionsLoading ? say('search.loading') : say('search.none', { term })}</p>
        )}
        <Row as="div">
          <a href={site.href(`/search?q=${encodeURIComponent(term)}`)}>
            <strong>{say('search.all', { term })}</strong>
          </a>
        </Row>
      </section>
      {products.length > 0 && (
        <section>
          <h2>{say('search.products')}</h2>
          <ul>
            {products.map(({ id, name, url, assets, subTitle, prices }) => (
              <Row key={id}>
                <a href={site.href(url)} onClick={() => store.blur()}>
                  {assets[0] && <img src={assets[0].href} alt="" width={72} height={72} loading="lazy" />}
                  <Name>
                    <b>{name}</b>
                    <span>{subTitle}</span>
                    <span>{site.money(prices.sale ?? prices.standard, 'short')}</span>
                  </Name>
                </a>
              </Row>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
});
