import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';

/** Whether a method delivers with Prime. */
export const isPrime = ({ carrierService }: Pick<DeliveryMethod, 'carrierService'>): boolean =>
  carrierService === 'PRIME';

/** Whether a delivery is offered without the Prime check. */
export const isForEverybody = (method: Pick<DeliveryMethod, 'carrierService'>): boolean => !isPrime(method);

/** The warehouse whose goods Prime delivers in a market; `undefined` where nothing is delivered with it. */
export const primeNodeOf = ({ deliveryMethods }: Pick<Market, 'deliveryMethods'>): string | undefined =>
  deliveryMethods.find(isPrime)?.shipNode;
