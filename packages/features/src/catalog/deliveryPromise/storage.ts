import { defineStored, json } from '../../platform/storage/index.ts';

/** The postal code that the shopper wants delivery days for, and the country of its market. */
export interface DeliveryPlace {
  postalCode: string;
  country: string;
}

/** Checks a stored place. */
export function readDeliveryPlace(value: unknown): DeliveryPlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { postalCode, country } = value as Record<string, unknown>;
  if (typeof postalCode !== 'string' || typeof country !== 'string') return undefined;
  return postalCode.length > 20 ? undefined : { postalCode, country };
}

/** The postal code that delivery days were asked for, so that bag and checkout tell them too. It ends with a sign-out. */
export const deliveryPlace = defineStored({
  key: 'deliveryPostalCode',
  where: 'cookie',
  maxAge: 90 * 86_400,
  purpose: 'preferences',
  endsWithLogout: true,
  codec: json(readDeliveryPlace),
});

/** Everything that the delivery promise stores. */
export const deliveryPromiseStorage = [deliveryPlace];
