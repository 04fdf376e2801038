import type { Basket } from '../basket/schema.ts';
import type { PrimeError } from '../codes.ts';
import { Forbidden, RateLimited, Refused, Unavailable } from '../errors.ts';
import type { ShippingType } from '../market/schema.ts';
import type { Contact, PickupChoice } from '../pickup/schema.ts';
import type {
  Address,
  BridgeShippingOption,
  FieldError,
  ShippingOption,
  bridgePatchTypes,
} from '../shipping/schema.ts';
import { productIdsOf } from './basket.ts';
import { primeErrorOf } from './primeErrorOf.ts';
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
  | { kind: 'primeRefused'; errorCode: PrimeError }
  | { kind: 'notHeld'; productIds: string[] }
  | { kind: 'rateLimited'; retryAfter: number };

/**
 * Returns the delivery options of each shipment, whichever back end is active. Where `shipping_methods` is not available,
 * its alternative address is asked.
 */
export async function getShippingMethods(call: Transport, basketId: string): Promise<ShippingOption[]> {
  if (call.surface() === 'bridge') return eachShipment(await getShippingMethodsV2(call, basketId));
  const request = { params: { basketId } };
  try {
    return await call((await calls()).getShippingMethods, request);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return call((await calls()).getShipment, request);
  }
}

/** Returns the delivery options as the bridge tells them: one for all shipments that it can take. */
export async function getShippingMethodsV2(
  call: Transport,
  basketId: string,
): Promise<BridgeShippingOption[]> {
  return call((await calls()).getShipmentV2, { params: { basketId } });
}

/** The bridge's options, shipment by shipment. */
export function eachShipment(options: readonly BridgeShippingOption[]): ShippingOption[] {
  const ids = [...new Set(options.flatMap(({ shipments }) => shipments.map(({ shipmentId }) => shipmentId)))];
  const position = ({ shipmentId }: ShippingOption) => ids.indexOf(shipmentId);
  return options
    .flatMap(({ shippingOptionId: id, shipments }) => shipments.map((shipment) => ({ id, ...shipment })))
    .sort((one, other) => position(one) - position(other));
}

export interface ShipmentChange {
  /** Without it, the option is that of every shipment. */
  shipmentId?: string;
  shippingOptionId?: string;
  /** The kind of the option: the bridge is told it. @default home, or what the pick-up point is */
  shippingType?: ShippingType;
  shippingAddress?: Address;
  billingAddress?: Address;
  /** Who collects, or is written to, where no shipment goes to an address. */
  contact?: Contact;
  /** Where the shipment is collected; with the `shippingOptionId` of an option that is collected. */
  pickupPoint?: PickupChoice;
}

/** The form of a change at the bridge (checkout document, section 3). */
function patchTypeOf({ shippingType, pickupPoint }: ShipmentChange): (typeof bridgePatchTypes)[number] {
  const type = shippingType ?? (pickupPoint && (pickupPoint.type === 'cnc' ? 'cnc' : 'pudo'));
  if (type === 'cnc') return 'ClickAndCollect';
  return type === 'pudo' ? 'PUDO' : 'HomeDelivery';
}

/** Sets the addresses, the contact, the delivery option or the pick-up point. */
export async function changeShipment(
  call: Transport,
  basketId: string,
  change: ShipmentChange,
): Promise<ShipmentOutcome> {
  const { shippingType: _, ...body } = change;
  const params = { basketId };
  try {
    if (call.surface() !== 'bridge')
      return { kind: 'done', basket: await call((await calls()).patchShipment, { params, body }) };
    const { shippingAddress: address, ...rest } = body;
    const patch = { ...rest, type: patchTypeOf(change), ...(address ? { address } : {}) };
    return { kind: 'done', basket: await call((await calls()).patchShipmentV2, { params, body: patch }) };
  } catch (error) {
    if (error instanceof Forbidden) return { kind: 'signIn' };
    if (error instanceof RateLimited) return { kind: 'rateLimited', retryAfter: error.retryAfter };
    if (error instanceof Refused) return refusalOf(error);
    throw error;
  }
}

function refusalOf(error: Refused): ShipmentOutcome {
  const errorCode = primeErrorOf(error);
  if (errorCode) return { kind: 'primeRefused', errorCode };
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
