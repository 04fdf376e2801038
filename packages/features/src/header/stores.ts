import type { StoreDefinition } from '../module/index.ts';
import { HeaderStore, type HeaderSnapshot } from './HeaderStore.ts';
import { packHeader, unpackHeader, type PackedHeader } from './packHeader.ts';

const nothing: HeaderSnapshot = { brand: '', entries: [], messages: [], topLinks: [] };

/** The header; its content always comes from the server. */
export const headerStore: StoreDefinition<HeaderStore, PackedHeader> = {
  key: 'header',
  onIdentity: 'keep',
  create: ({ ports }) => new HeaderStore(ports, nothing),
  toSnapshot: (store) => packHeader(store.toSnapshot()),
  fromSnapshot: (snapshot, { ports }) => HeaderStore.fromSnapshot(ports, unpackHeader(snapshot)),
};
