import { BasketStore, type BasketSnapshot } from '@touchline/features/basket';
import { contentMessages } from '@touchline/features/content';
import { footerMessages, type FooterSnapshot } from '@touchline/features/footer';
import { HeaderStore, headerMessages, type HeaderSnapshot } from '@touchline/features/header';
import type { AnyModuleMessages } from '@touchline/features/i18n';
import { SearchStore, searchMessages } from '@touchline/features/search';
import type { StoreDefinition } from './Stores.ts';

/** Messages that every page needs. */
export const shellMessages: readonly AnyModuleMessages[] = [
  headerMessages,
  footerMessages,
  contentMessages,
  searchMessages,
];

const nothing: HeaderSnapshot = { brand: 'touchline', entries: [], messages: [], topLinks: [] };

/** The header; its content always comes from the server. */
export const headerStore: StoreDefinition<HeaderStore, HeaderSnapshot> = {
  key: 'header',
  create: ({ ports }) => new HeaderStore(ports, nothing),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => HeaderStore.fromSnapshot(ports, snapshot),
};

/** The footer never changes: its content is its state. */
export const footerContent: StoreDefinition<FooterSnapshot, FooterSnapshot> = {
  key: 'footer',
  create: () => ({ slogan: '', columns: [], legal: [], pay: [], year: 1970 }),
  toSnapshot: (content) => content,
  fromSnapshot: (content) => content,
};

/** The one basket of the session. */
export const basketStore: StoreDefinition<BasketStore, BasketSnapshot> = {
  key: 'basket',
  create: ({ ports }) => new BasketStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => BasketStore.fromSnapshot(ports, snapshot),
};

/** The search field of the header; starts with the query of the current page. */
export const searchStore: StoreDefinition<SearchStore, string> = {
  key: 'search',
  create: ({ ports }) => new SearchStore(ports),
  toSnapshot: ({ searchTerm }) => searchTerm,
  fromSnapshot: (term, { ports }) => new SearchStore(ports, term),
};
