import type { StoreDefinition } from '../../platform/module/index.ts';
import { ContentStore, type ContentSnapshot } from './ContentStore.ts';

/** The content page being shown. */
export const contentStore: StoreDefinition<ContentStore, ContentSnapshot> = {
  key: 'content',
  onIdentity: 'keep',
  create: ({ ports, site }) => new ContentStore(ports, site.brand.id),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports, site }) => ContentStore.fromSnapshot(ports, site.brand.id, snapshot),
};
