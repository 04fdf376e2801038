import * as z from 'zod/mini';
import { basketErrors, ById, Site } from '../basket/endpoints.ts';
import { Basket } from '../basket/schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { SchedulingOptions } from './schema.ts';

const id = z.string().check(z.minLength(1), z.maxLength(120));

export const getSchedulingOptions = defineEndpoint({
  id: 'getSchedulingOptions',
  summary: 'The days and slots in which a shipment can be delivered, with their prices.',
  method: 'GET',
  base: 'checkout',
  path: '/shipment/{shipmentId}/scheduling_options',
  access: { caller: 'shopper', scopes: ['basket:read'] },
  params: z.object({ shipmentId: id }),
  query: z.extend(Site, {
    /** @default the first scheduled option of the market */
    shippingOptionId: z.optional(id),
  }),
  response: SchedulingOptions,
  errors: { ...basketErrors, 422: 'ShippingMethodNotFound: the option is none with slots.' },
});

export const submitScheduledDelivery = defineEndpoint({
  id: 'submitScheduledDelivery',
  summary: 'Delivers a shipment in a slot, which is kept for the basket as long as its stock is held.',
  method: 'POST',
  base: 'checkout',
  path: '/baskets/{basketId}/scheduled_delivery',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: ById,
  query: Site,
  body: z.object({
    shipmentId: id,
    shippingOptionId: id,
    slotId: id,
    /** The shopper accepts the legal note of the option. */
    isLegalAccepted: z.optional(z.boolean()),
  }),
  response: Basket,
  errors: {
    ...basketErrors,
    409: 'ScheduledSlotTaken: details.options are the slots of now. BasketChangedElsewhere.',
    422: 'ScheduledSlotUnknown (details.options), ShippingMethodNotFound, invalid_shipping_method_id_exception, InvalidDataException (details.fields: isLegalAccepted).',
  },
});
