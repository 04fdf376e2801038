import type { MarketSummary } from '@touchline/contract/market/schema';
import type { StoreDefinition } from '../module/index.ts';

/** All markets, for the country selection. */
export const marketsStore: StoreDefinition<{ markets: MarketSummary[] }, MarketSummary[]> = {
  key: 'markets',
  onIdentity: 'keep',
  create: () => ({ markets: [] }),
  toSnapshot: ({ markets }) => markets,
  fromSnapshot: (markets) => ({ markets }),
};
