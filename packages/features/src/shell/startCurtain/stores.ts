import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { StartCurtainStore } from './StartCurtainStore.ts';

const create = ({ ports }: StoreContext) => new StartCurtainStore(ports);

/** The start curtain of this browser; never part of a page that the server renders. */
export const startCurtainStore: StoreDefinition<StartCurtainStore, null> = {
  key: 'startCurtain',
  onIdentity: 'keep',
  create,
  toSnapshot: () => null,
  fromSnapshot: (_, context) => create(context),
};
