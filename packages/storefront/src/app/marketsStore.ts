import type { MarketSummary } from '@touchline/contract/market/schema';
import type { StoreDefinition } from './Stores.ts';

/** All markets, for the country selection. */
export const marketsStore: StoreDefinition<{ markets: MarketSummary[] }, MarketSummary[]> = {
  key: 'markets',
  create: () => ({ markets: [] }),
  toSnapshot: ({ markets }) => markets,
  fromSnapshot: (markets) => ({ markets }),
};
