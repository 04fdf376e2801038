import { defineModule } from '../../platform/module/index.ts';
import { bagMessages } from './bagMessages.ts';
import { bagStore } from './stores.ts';

/** Adding a product to the bag, and what the shopper is told then. */
export const bagModule = defineModule({
  key: 'bag',
  messages: [bagMessages],
  stores: [bagStore],
  events: ['add_to_cart'],
});
