import type { StoreContext, StoreDefinition } from '../platform/module/index.ts';
import { settleVisitor } from '../platform/session/index.ts';
import { DrawStore, type DrawSnapshot } from './DrawStore.ts';
import { LaunchListStore, type LaunchListSnapshot } from './LaunchListStore.ts';
import { LaunchStore, type HandOver, type LaunchSnapshot } from './LaunchStore.ts';

/** The launches of the site. */
export const launchListStore: StoreDefinition<LaunchListStore, LaunchListSnapshot> = {
  key: 'launchList',
  onIdentity: 'keep',
  create: ({ ports }) => new LaunchListStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => LaunchListStore.fromSnapshot(ports, snapshot),
};

/** Somebody pressed before the page knew them: the launch that takes this one's place carries it out. */
const handOver =
  (stores: StoreContext): HandOver =>
  async (action, { event, sku }) => {
    const visitor = await settleVisitor(stores);
    if (visitor === 'replaced') {
      const next = stores.of(launchStore);
      next.show(event);
      if (sku !== undefined) next.chooseSize(sku);
      void next.submit(action);
    }
    return visitor !== 'same';
  };

/** A launch, and where its visitor is in it. */
export const launchStore: StoreDefinition<LaunchStore, LaunchSnapshot> = {
  key: 'launch',
  onIdentity: 'drop',
  create: (stores) => new LaunchStore(stores.ports, handOver(stores)),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, stores) => LaunchStore.fromSnapshot(stores.ports, snapshot, handOver(stores)),
};

/** A draw as it is published: the same for everybody. */
export const drawStore: StoreDefinition<DrawStore, DrawSnapshot> = {
  key: 'draw',
  onIdentity: 'keep',
  create: ({ ports }) => new DrawStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => DrawStore.fromSnapshot(ports, snapshot),
};
