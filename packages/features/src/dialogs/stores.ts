import type { StoreDefinition } from '../module/index.ts';
import { DialogStore } from './DialogStore.ts';

/** The dialogs that open by themselves. None are sent from the server. */
export const dialogStore: StoreDefinition<DialogStore, null> = {
  key: 'dialogs',
  onIdentity: 'drop',
  create: ({ ports }) => new DialogStore(ports),
  toSnapshot: () => null,
  fromSnapshot: (_, { ports }) => new DialogStore(ports),
};
