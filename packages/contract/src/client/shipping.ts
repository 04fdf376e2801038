import type { Basket } from '../basket/schema.ts';
import { Forbidden, RateLimited, Refused } from '../errors.ts';
import type { Contact, PickupChoice } from '../pickup/schema.ts';
import type { Address, FieldError, ShippingOption } from '../shipping/schema.ts';
import { productIdsOf } from './basket.ts';
import type { Transport } from './transport.ts';
import { lazyCalls } from './lazyCalls.ts';

const calls = lazyCalls(() => import('../shipping/endpoints.ts'));

/**
 * Why a pick-up point can't be used: none was named, the shop does not know it, it takes no more parcels, or the
 * shopper's number at the carrier is missing or wrong.
 */
export const pickupRefusals = ['missing', 'unknown', 'full', 'closed', 'consumerId'] as const;
export type PickupRefusal = (typeof pickupRefusals)[number];

/** Result of setting an address or choosing a delivery option. */
export type ShipmentOutcome =
  | { kind: 'done'; basket: Basket }
  | { kind: 'signIn' }
  | { kind: 'blockedPostalCode' }
  | { kind: 'unserviceable' }
  | { kind: 'invalidAddress'; of: 'shipping' | 'billing'; fields: FieldError[] }
  | { kind: 'optionGone' }
  | { kind: 'pickupRefused'; reason: PickupRefusal }
  | { kind: 'notHeld'; productIds: string[] }
  | { kind: 'rateLimited'; retryAfter: number };

/** Returns the delivery options of each shipment. */
export async function getShippingMethods(call: Transport, basketId: string): Promise<ShippingOption[]> {
  return call((await calls()).getShippingMethods, { params: { basketId } });
}

export interface ShipmentChange {
  shipmentId?: string;
  shippingOptionId?: string;
  shippingAddress?: Address;
  billingAddress?: Address;
  /** Who collects, or is written to, where no shipment goes to an address. */
  contact?: Contact;
  /** Where the shipment is collected; with the `shippingOptionId` of a `cnc` or `pudo` option. */
  pickupPoint?: PickupChoice;
}

/** Sets the addresses, the contact, the delivery option or the pick-up point. */
export async function changeShipment(
  call: Transport,
  basketId: string,
  change: ShipmentChange,
): Promise<ShipmentOutcome> {
  try {
    return {
      kind: 'done',
      basket: await call((await calls()).patchShipment, { params: { basketId }, body: change }),
    };
  } catch (error) {
    if (error instanceof Forbidden) return { kind: 'signIn' };
    if (error instanceof RateLimited) return { kind: 'rateLimited', retryAfter: error.retryAfter };
    if (error instanceof Refused) return refusalOf(error);
    throw error;
  }
}

function refusalOf(error: Refused): ShipmentOutcome {
  switch (error.body?.errorCode) {
    case 'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE':
      return { kind: 'blockedPostalCode' };
    case 'UnserviceableException':
      return { kind: 'unserviceable' };
    case 'invalid_shipping_address':
    case 'delivery.invalidCountryForAddress':
      return { kind: 'invalidAddress', of: 'shipping', fields: fieldsOf(error) };
    case 'invalid_billing_address':
      return { kind: 'invalidAddress', of: 'billing', fields: fieldsOf(error) };
    case 'ShippingMethodNotFound':
    case 'invalid_shipping_method_id_exception':
      return { kind: 'optionGone' };
    case 'PudoException':
      return { kind: 'pickupRefused', reason: pickupRefusalOf(error) };
    case 'ReservationFailure':
    case 'ReservationFailureWithoutProductUnavailability':
    case 'FulfillmentFailedProductNotAvailable':
      return { kind: 'notHeld', productIds: productIdsOf(error) };
    default:
      throw error;
  }
}

/** The reason of a refused pick-up point; `unknown` where the answer names none. */
export function pickupRefusalOf(error: Refused): PickupRefusal {
  const details = error.body?.details;
  const reason = typeof details === 'object' && details !== null && 'reason' in details && details.reason;
  return pickupRefusals.find((known) => known === reason) ?? 'unknown';
}

function fieldsOf(error: Refused): FieldError[] {
  const details = error.body?.details;
  if (typeof details !== 'object' || details === null || !('fields' in details)) return [];
  return Array.isArray(details.fields) ? (details.fields as FieldError[]) : [];
}
