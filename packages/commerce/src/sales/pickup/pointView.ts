import type { PickupPoint } from '@touchline/contract/pickup/schema';
import type { PointRecord } from './PointRecord.ts';
import { unavailabilityOf } from './PointRecord.ts';
import { roundCoordinate } from './separatePoints.ts';

/** A point in the contract's format. */
export function pointView(point: PointRecord): PickupPoint {
  const unavailable = unavailabilityOf(point);
  return {
    ...{ id: point.id, type: point.type, name: point.name },
    ...(point.carrier_code === null ? {} : { carrierCode: point.carrier_code }),
    ...(point.carrier_name === null ? {} : { carrierName: point.carrier_name }),
    address: {
      ...{ line1: point.street, postalCode: point.postal_code, city: point.city },
      ...{ region: point.region, country: point.country },
    },
    ...(point.phone === null ? {} : { phoneNumber: point.phone }),
    ...{ lat: roundCoordinate(point.lat), lon: roundCoordinate(point.lon) },
    ...{ timeZone: point.time_zone, openingHours: point.opening_hours, closedDays: point.closed_days },
    ...(unavailable ? { unavailable } : {}),
  };
}
