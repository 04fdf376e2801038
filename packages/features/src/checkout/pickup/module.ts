import { defineModule } from '../../platform/module/index.ts';
import { pickupMessages } from './pickupMessages.ts';
import { pickupStorage } from './storage.ts';

/** Collecting an order in a store, in a parcel shop or at a locker. */
export const pickupModule = defineModule({
  key: 'pickup',
  messages: [pickupMessages],
  config: ['mapTiles', 'mapCredit'],
  storage: pickupStorage,
});
