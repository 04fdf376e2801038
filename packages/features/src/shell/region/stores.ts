import type { MarketSummary } from '@touchline/contract/market/schema';
import type { StoreDefinition } from '../../platform/module/index.ts';
import { GeolocationStore } from './GeolocationStore.ts';
import { LanguageStore } from './LanguageStore.ts';
import { LocationsStore, type LocationsSnapshot } from './LocationsStore.ts';

/** All markets, for the country selection. */
export const marketsStore: StoreDefinition<{ markets: MarketSummary[] }, MarketSummary[]> = {
  key: 'markets',
  onIdentity: 'keep',
  create: () => ({ markets: [] }),
  toSnapshot: ({ markets }) => markets,
  fromSnapshot: (markets) => ({ markets }),
};

/** The countries with a shop, here or elsewhere. */
export const locationsStore: StoreDefinition<LocationsStore, LocationsSnapshot> = {
  key: 'locations',
  onIdentity: 'keep',
  create: () => new LocationsStore(),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot) => new LocationsStore(snapshot),
};

/** The choice of a language; only in the browser. */
export const languageStore: StoreDefinition<LanguageStore, null> = {
  key: 'language',
  onIdentity: 'drop',
  create: ({ ports, site }) => new LanguageStore(ports, site),
  toSnapshot: () => null,
  fromSnapshot: (_, { ports, site }) => new LanguageStore(ports, site),
};

/** The suggested region; only in the browser. */
export const geolocationStore: StoreDefinition<GeolocationStore, null> = {
  key: 'geolocation',
  onIdentity: 'drop',
  create: ({ ports }) => new GeolocationStore(ports),
  toSnapshot: () => null,
  fromSnapshot: (_, { ports }) => new GeolocationStore(ports),
};
