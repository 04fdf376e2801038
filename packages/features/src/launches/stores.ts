import type { StoreDefinition } from '../module/index.ts';
import { DrawStore, type DrawSnapshot } from './DrawStore.ts';
import { LaunchListStore, type LaunchListSnapshot } from './LaunchListStore.ts';
import { LaunchStore, type LaunchSnapshot } from './LaunchStore.ts';

/** The launches of the site. */
export const launchListStore: StoreDefinition<LaunchListStore, LaunchListSnapshot> = {
  key: 'launchList',
  onIdentity: 'keep',
  create: ({ ports }) => new LaunchListStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => LaunchListStore.fromSnapshot(ports, snapshot),
};

/** A launch, and where its visitor is in it. */
export const launchStore: StoreDefinition<LaunchStore, LaunchSnapshot> = {
  key: 'launch',
  onIdentity: 'drop',
  create: ({ ports }) => new LaunchStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => LaunchStore.fromSnapshot(ports, snapshot),
};

/** A draw as it is published: the same for everybody. */
export const drawStore: StoreDefinition<DrawStore, DrawSnapshot> = {
  key: 'draw',
  onIdentity: 'keep',
  create: ({ ports }) => new DrawStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => DrawStore.fromSnapshot(ports, snapshot),
};
