import type { CarrierOption, DeliveryPromise, InventoryLine, TaxSimulation } from '../delivery/schema.ts';
import { NotFound, Refused } from '../errors.ts';
import type { ShippingType } from '../market/schema.ts';
import type { Transport } from './transport.ts';
import { lazyCalls } from './lazyCalls.ts';

const calls = lazyCalls(() => import('../delivery/endpoints.ts'));

/** One way for goods to arrive at a postal code. */
export interface PromisedDelivery extends DeliveryPromise {
  shippingType: ShippingType;
  carrierName?: string;
}

/** When goods arrive at a postal code, or why they don't. */
export type PromiseOutcome =
  | { kind: 'promised'; options: PromisedDelivery[] }
  | { kind: 'blockedPostalCode' }
  | { kind: 'unserviceable' }
  /** The postal code is none of the market. */
  | { kind: 'invalidPostalCode' }
  /** None of the sizes can be bought now. */
  | { kind: 'notAvailable' };

/**
 * Returns when these sizes arrive together at a postal code. The first version tells of the usual delivery, the second of
 * each carrier.
 */
export async function getDeliveryPromise(
  call: Transport,
  goods: { postalCode: string; productIds: readonly string[] },
  version: 'v1' | 'v2' = 'v1',
): Promise<PromiseOutcome> {
  const query = { postalCode: goods.postalCode, productIds: JSON.stringify(goods.productIds) };
  try {
    const { getDeliveryPromise: first, getDeliveryPromiseV2: second } = await calls();
    const options =
      version === 'v2'
        ? (await call(second, { query })).map(promisedBy)
        : [{ ...(await call(first, { query })), shippingType: 'home' as const }];
    return { kind: 'promised', options };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'notAvailable' };
    if (!(error instanceof Refused)) throw error;
    switch (error.body?.errorCode) {
      case 'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE':
        return { kind: 'blockedPostalCode' };
      case 'UnserviceableException':
        return { kind: 'unserviceable' };
      case 'InvalidParameters':
        return { kind: 'invalidPostalCode' };
      default:
        throw error;
    }
  }
}

function promisedBy({
  CarrierName,
  DeliverySlot,
  ShipmentSlot,
  shippingType,
}: CarrierOption): PromisedDelivery {
  const [earliest = '', latest = earliest] = DeliverySlot.split('/');
  const orderBy = ShipmentSlot.split('/').at(-1) ?? '';
  return { earliest, latest, orderBy, shippingType, ...(CarrierName ? { carrierName: CarrierName } : {}) };
}

/** Returns how much there is of each size now; nothing is held. */
export async function checkInventory(
  call: Transport,
  items: readonly { productId: string; quantity: number }[],
): Promise<InventoryLine[]> {
  return call((await calls()).checkInventory, { body: [...items] });
}

/** A place that goods are sent to, as far as it is known. */
export interface TaxPlace {
  postalCode: string;
  line1?: string;
  city?: string;
  region?: string;
  country: string;
}

/** Returns the tax of the basket if it were sent to a place; `undefined` where the place is not enough to know it. */
export async function simulateTax(call: Transport, place: TaxPlace): Promise<TaxSimulation | undefined> {
  try {
    return await call((await calls()).simulateTax, { query: place });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
