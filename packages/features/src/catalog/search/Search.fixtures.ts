import { suggest } from '@touchline/contract/product/endpoints';
import type { SearchSuggestions } from '@touchline/contract/product/schema';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { SearchStore } from './SearchStore.ts';
import { recentTerms } from './storage.ts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M1 1h2v2H1z" fill="#c33"/></svg>',
)}`;

const found: SearchSuggestions = {
  searchTerms: [
    { searchterm: 'tempo', nrResults: 7 },
    { searchterm: 'tempo carbon', nrResults: 1 },
  ],
  products: [
    {
      id: 'TL4101',
      name: 'Tempo 4',
      url: '/tempo-4/TL4101.html',
      assets: [{ href: picture }],
      prices: { standard: 130 },
      subTitle: 'Road running shoe',
    },
  ],
};

/** A search whose server answers so, with recent terms. */
export function storeThat(
  answers: 'finds' | 'findsProducts' | 'findsNothing' | 'isAway' | 'popular' | 'waits',
  recent: string[] = [],
): SearchStore {
  const ports = testPorts();
  if (recent.length > 0) ports.storage.set(recentTerms.key, JSON.stringify(recent));
  if (answers === 'finds') ports.server.on(suggest, { answer: found });
  else if (answers === 'findsProducts') ports.server.on(suggest, { answer: { ...found, searchTerms: [] } });
  else if (answers === 'findsNothing')
    ports.server.on(suggest, { answer: { searchTerms: [], products: [] } });
  else if (answers === 'popular')
    ports.server.on(suggest, {
      answer: {
        searchTerms: [],
        products: [],
        popular: ['running shoes', 'hoodies'].map((text) => ({
          text,
          url: `/search?q=${encodeURIComponent(text)}`,
        })),
      },
    });
  else if (answers === 'waits') ports.server.on(suggest, 'never');
  else ports.server.on(suggest, 'offline');
  return new SearchStore(ports);
}
