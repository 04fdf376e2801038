import type { StoreDefinition } from '../../platform/module/index.ts';
import { ExpressOfferStore } from './ExpressOfferStore.ts';

/** Whether the device can buy at once; the server does not know it. */
export const expressOfferStore: StoreDefinition<ExpressOfferStore, undefined> = {
  key: 'expressOffer',
  onIdentity: 'drop',
  create: ({ ports, site }) => new ExpressOfferStore(ports, site),
  toSnapshot: () => undefined,
  fromSnapshot: (_, { ports, site }) => new ExpressOfferStore(ports, site),
};
