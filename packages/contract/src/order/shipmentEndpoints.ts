import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const receiveShipmentEvent = defineEndpoint({
  id: 'receiveShipmentEvent',
  summary:
    'A signed event of a warehouse or carrier (`ShipmentEvent`); takes effect once, in any order. Signed in `x-shipment-signature`.',
  method: 'POST',
  base: 'api',
  path: '/shipment-events',
  access: { caller: 'provider' },
  response: z.object({ heard: z.enum(['moved', 'late', 'repeated', 'refused', 'unknown']) }),
  errors: {
    400: 'The signature, the time or the event is wrong.',
    413: 'Too large.',
  },
});

export const receiveReturnEvent = defineEndpoint({
  id: 'receiveReturnEvent',
  summary:
    'Tells by a signed event (`ReturnEvent`) that a return has arrived; takes effect once. Signed as `receiveShipmentEvent`.',
  method: 'POST',
  base: 'api',
  path: '/shipment-events/returns',
  access: { caller: 'provider' },
  response: z.object({ isNew: z.boolean() }),
  errors: {
    400: 'The signature, the time or the event is wrong.',
    413: 'Too large.',
    422: 'The return has none of a product that is said to be refused.',
  },
});
