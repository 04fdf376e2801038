import { defineModule } from '../../platform/module/index.ts';
import { trackOrderMessages } from './trackOrderMessages.ts';
import { trackOrderStore } from './stores.ts';

/** Finding an order by its number and email address. */
export const trackOrderModule = defineModule({
  key: 'trackOrder',
  messages: [trackOrderMessages],
  stores: [trackOrderStore],
});
