import { defineModule } from '../../platform/module/index.ts';
import { bagPromiseStore } from './stores.ts';

/** When the bag arrives at a postal code. */
export const bagPromiseModule = defineModule({
  key: 'bagPromise',
  stores: [bagPromiseStore],
});
