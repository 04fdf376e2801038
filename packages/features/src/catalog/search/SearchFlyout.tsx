import { cleanSearchTerm } from '@touchline/contract/product/searchTerm';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ClockIcon, CloseIcon, SearchIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import { announce } from '@touchline/design-system/LiveRegion';
import {
  SuggestionGroup,
  SuggestionLinks,
  SuggestionOptions,
  Suggestions,
  SuggestionStatus,
} from '@touchline/design-system/Suggestions';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { searchMessages } from './searchMessages.ts';
import type { SearchStore } from './SearchStore.ts';

interface SearchFlyoutProps {
  store: SearchStore;
  /** Id of the list of suggestions. */
  listId: string;
  /** Called when a term is removed together with its button: the focus must be moved. */
  onForget: () => void;
  /** On a screen of its own instead of below the field. @default false */
  isInline?: boolean;
}

/** The flyout below the search field: recent and popular terms, or suggestions and products. */
export const SearchFlyout = observer(function SearchFlyout(props: SearchFlyoutProps) {
  const { store, listId, onForget, isInline = false } = props;
  const t = useMessages(searchMessages);
  const { searchResults } = store;
  const { suggestions, products } = searchResults;
  const isAnswered = store.isOpen && store.isTermLongEnough && !store.isSearchSuggestionsLoading;

  /** What was found, in words: where nothing is suggested, the products beside it. */
  const outcome = () => {
    if (suggestions.length > 0) return t('search.found', { count: suggestions.length });
    if (products.length > 0) return t('search.foundProducts', { count: products.length });
    return t('search.none', { term: cleanSearchTerm(store.persistentSearchTerm) });
  };
  // Once for each answer, also when the count is the same as before.
  useEffect(() => {
    if (isAnswered) announce(outcome());
    // oxlint-disable-next-line react/exhaustive-deps -- the answer tells when there is something new to say
  }, [isAnswered, searchResults]);

  if (!store.isOpen) return null;
  return store.isTermLongEnough ? (
    <Offers {...{ store, listId, isInline }} />
  ) : (
    <Terms {...{ store, onForget, isInline }} />
  );
});

/** What was searched lately and what many search for. */
const Terms = observer(function Terms(props: Omit<SearchFlyoutProps, 'listId'>) {
  const { store, onForget, isInline = false } = props;
  const t = useMessages(searchMessages);
  const site = useSite();
  return (
    <Suggestions align="end" isInline={isInline}>
      {store.recentTerms.length > 0 ? (
        <SuggestionGroup title={t('search.recent')}>
          <SuggestionLinks
            links={store.recentTerms.map((term) => ({
              href: site.href(`/search?q=${encodeURIComponent(term)}`),
              label: term,
              icon: <ClockIcon size={20} />,
              onClick: () => store.search(term),
              action: (
                <IconButton
                  label={t('search.remove', { term })}
                  onClick={() => {
                    store.forget(term);
                    onForget();
                  }}
                >
                  <CloseIcon size={20} />
                </IconButton>
              ),
            }))}
          />
        </SuggestionGroup>
      ) : null}
      {store.popularTerms.length > 0 ? (
        <SuggestionGroup title={t('search.popular')}>
          <SuggestionLinks
            links={store.popularTerms.map(({ text, url }) => ({
              href: site.href(url),
              label: text,
              icon: <SearchIcon size={20} />,
              onClick: () => store.follow(text),
            }))}
          />
        </SuggestionGroup>
      ) : null}
    </Suggestions>
  );
});

const Offers = observer(function Offers(props: Omit<SearchFlyoutProps, 'onForget'>) {
  const { store, listId, isInline = false } = props;
  const t = useMessages(searchMessages);
  const site = useSite();
  const { suggestions, products } = store.searchResults;
  const isLoading = store.isSearchSuggestionsLoading;
  const term = cleanSearchTerm(store.persistentSearchTerm);
  return (
    <Suggestions align="end" columns={store.isDoubleColumn ? 2 : 1} isInline={isInline} aria-busy={isLoading}>
      <SuggestionGroup
        title={t('search.suggestions')}
        more={{
          href: site.href(`/search?q=${encodeURIComponent(term)}`),
          label: t('search.all', { term }),
        }}
      >
        <SuggestionOptions
          id={listId}
          label={t('search.suggestions')}
          options={suggestions.map(({ searchterm, nrResults }) => ({
            label: searchterm,
            href: site.href(`/search?q=${encodeURIComponent(searchterm)}`),
            detail: t('search.results', { count: nrResults }),
            icon: <SearchIcon size={20} />,
          }))}
          selectedIndex={store.suggestionSelectedPosition}
          typed={term}
          onChoose={({ label }) => store.search(label)}
        />
        {suggestions.length === 0 && (isLoading || products.length === 0) && (
          <SuggestionStatus state={isLoading ? 'loading' : 'none'}>
            {isLoading ? t('search.loading') : t('search.none', { term })}
          </SuggestionStatus>
        )}
      </SuggestionGroup>
      {products.length > 0 && (
        <SuggestionGroup title={t('search.products')}>
          <SuggestionLinks
            links={products.map(({ name, url, assets, subTitle, prices }) => ({
              href: site.href(url),
              label: name,
              description: subTitle,
              price: site.money(prices.sale ?? prices.standard, 'short'),
              picture: assets[0] ? { src: assets[0].href, width: 80, height: 80 } : null,
              onClick: () => store.blur(),
            }))}
          />
        </SuggestionGroup>
      )}
    </Suggestions>
  );
});
