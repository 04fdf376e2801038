import type { StoreDefinition } from '../../platform/module/index.ts';
import { HeaderStore, type HeaderSnapshot } from './HeaderStore.ts';

const nothing: HeaderSnapshot = { brand: '', entries: [], messages: [], topLinks: [] };

/** The header; its content always comes from the server. */
export const headerStore: StoreDefinition<HeaderStore, HeaderSnapshot> = {
  key: 'header',
  onIdentity: 'keep',
  create: ({ ports }) => new HeaderStore(ports, nothing),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => HeaderStore.fromSnapshot(ports, snapshot),
};
