import { defineModule } from '../../platform/module/index.ts';
import { deliveryPromiseMessages } from './deliveryPromiseMessages.ts';
import { deliveryPromiseStore } from './stores.ts';

/** When a product arrives at a postal code. */
export const deliveryPromiseModule = defineModule({
  key: 'deliveryPromise',
  messages: [deliveryPromiseMessages],
  stores: [deliveryPromiseStore],
  flags: ['DPEV2'],
});
