import { defineModule } from '../../platform/module/index.ts';
import { deliveryPromiseMessages } from './deliveryPromiseMessages.ts';
import { deliveryPromiseStorage } from './storage.ts';
import { deliveryPlaceStore, deliveryPromiseStore } from './stores.ts';

/** When goods arrive at a postal code. */
export const deliveryPromiseModule = defineModule({
  key: 'deliveryPromise',
  messages: [deliveryPromiseMessages],
  stores: [deliveryPlaceStore, deliveryPromiseStore],
  storage: deliveryPromiseStorage,
  flags: ['DPEV2'],
});
