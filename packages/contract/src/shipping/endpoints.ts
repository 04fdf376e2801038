import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Basket } from '../basket/schema.ts';
import { basketErrors, ById, Site } from '../basket/endpoints.ts';
import { Contact, PickupChoice } from '../pickup/schema.ts';
import { Address, BridgeShippingOption, bridgePatchTypes, ShippingOption } from './schema.ts';

const shipmentErrors = {
  ...basketErrors,
  403: 'This option needs a sign-in.',
  409: 'ReservationFailure or FulfillmentFailedProductNotAvailable: details.productIds.',
  422: 'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE, UnserviceableException, ShippingMethodNotFound, invalid_shipping_address, invalid_billing_address (details.fields), invalid_shipping_method_id_exception, PudoException (details.reason: missing, unknown, full, closed, consumerId), or one of the Prime errors (details.productIds where products are its cause).',
};

export const getShippingMethods = defineEndpoint({
  id: 'getShippingMethods',
  summary: 'The ways to deliver each shipment, with prices and days of arrival.',
  method: 'GET',
  base: 'checkout',
  path: '/baskets/{basketId}/shipping_methods',
  access: { caller: 'shopper', scopes: ['basket:read'] },
  params: ById,
  query: Site,
  response: z.array(ShippingOption),
  errors: basketErrors,
});

export const getShipment = defineEndpoint({
  ...getShippingMethods,
  id: 'getShipment',
  summary: 'The same as shipping_methods, at its other address.',
  path: '/baskets/{basketId}/shipment',
});

export const getShipmentV2 = defineEndpoint({
  id: 'getShipmentV2',
  summary: 'The ways to deliver as the bridge tells them.',
  method: 'GET',
  base: 'bridge',
  path: '/baskets/{basketId}/v2/shipment',
  access: { caller: 'shopper', scopes: ['basket:read'] },
  params: ById,
  query: Site,
  response: z.array(BridgeShippingOption),
  errors: basketErrors,
});

const shipmentChange = {
  /** Without it, the way to deliver is that of every shipment. */
  shipmentId: z.optional(z.string()),
  shippingOptionId: z.optional(z.string()),
  /** If absent, the shipping address is also the billing address. */
  billingAddress: z.optional(Address),
  /** Who collects, or is written to, where no shipment goes to an address. */
  contact: z.optional(Contact),
  /** Where the shipment is collected; with the `shippingOptionId` of a `cnc` or `pudo` option. */
  pickupPoint: z.optional(PickupChoice),
};

export const patchShipment = defineEndpoint({
  id: 'patchShipment',
  summary: 'Sets addresses or the way to deliver of one shipment (or of all, without shipmentId).',
  method: 'PATCH',
  base: 'checkout',
  path: '/baskets/{basketId}/shipment',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: ById,
  query: Site,
  body: z.object({ ...shipmentChange, shippingAddress: z.optional(Address) }),
  response: Basket,
  errors: shipmentErrors,
});

export const patchShipmentV2 = defineEndpoint({
  id: 'patchShipmentV2',
  summary: 'Sets addresses or the way to deliver in the bridge form; the type is that of the option.',
  method: 'PATCH',
  base: 'checkout',
  path: '/baskets/{basketId}/v2/shipment',
  access: { caller: 'shopper', scopes: ['basket:write'] },
  params: ById,
  query: Site,
  body: z.object({ ...shipmentChange, type: z.enum(bridgePatchTypes), address: z.optional(Address) }),
  response: Basket,
  errors: shipmentErrors,
});
