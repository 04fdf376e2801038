import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { readConsumerId } from '@touchline/contract/pickup/consumerId';
import type { PickupChoice, PickupPointType } from '@touchline/contract/pickup/schema';
import { Failure } from '../../kernel/failure/Failure.ts';
import { unavailabilityOf, type PointRecord } from './PointRecord.ts';

/** Why a shipment can't be collected where the shopper wants: `details.reason` of a `PudoException`. */
export type PointFault = 'missing' | 'unknown' | 'full' | 'closed' | 'consumerId';

/** The kinds of point of a method, in the order shown; none of one that goes to an address. */
export function pointTypesOf({
  shippingType,
  pointTypes,
}: Pick<DeliveryMethod, 'shippingType' | 'pointTypes'>): readonly PickupPointType[] {
  if (shippingType === 'cnc') return pointTypes ?? ['cnc'];
  return shippingType === 'pudo' ? (pointTypes ?? ['parcelShop', 'locker']) : [];
}

/** What is wrong with the point of a method; `undefined` where nothing is, and of methods that need none. */
export function pointFaultOf(
  method: DeliveryMethod,
  choice: PickupChoice | undefined,
  point: PointRecord | undefined,
  { country }: Pick<Market, 'country'>,
): PointFault | undefined {
  const types = pointTypesOf(method);
  if (types.length === 0) return undefined;
  if (!choice) return 'missing';
  if (!point || point.country !== country || !types.includes(point.type)) return 'unknown';
  if (point.carrier_code !== null && point.carrier_code !== method.carrierCode) return 'unknown';
  const isIdNeeded = method.needsConsumerId === true && point.type === 'locker';
  if (isIdNeeded && readConsumerId(choice.consumerId ?? '') === undefined) return 'consumerId';
  return unavailabilityOf(point);
}

/** Refuses a point. */
export const pudoException = (reason: PointFault): Failure =>
  new Failure(422, 'PudoException', `Nothing can be collected there: ${reason}.`, { details: { reason } });
