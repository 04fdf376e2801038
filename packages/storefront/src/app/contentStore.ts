import { ContentStore, type ContentSnapshot } from '@touchline/features/content';
import type { StoreDefinition } from './Stores.ts';

/** The content page being shown. */
export const contentStore: StoreDefinition<ContentStore, ContentSnapshot> = {
  key: 'content',
  create: ({ ports, site }) => new ContentStore(ports, site.brand),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports, site }) => ContentStore.fromSnapshot(ports, site.brand, snapshot),
};
