import type { StoreContext, StoreDefinition } from '../module/index.ts';
import { DialogStore } from './DialogStore.ts';

const create = ({ ports, session }: StoreContext): DialogStore =>
  new DialogStore(ports, () => session.isCrawler);

/** The dialogs that open by themselves. None are sent from the server. */
export const dialogStore: StoreDefinition<DialogStore, null> = {
  key: 'dialogs',
  onIdentity: 'drop',
  create,
  toSnapshot: () => null,
  fromSnapshot: (_, stores) => create(stores),
};
