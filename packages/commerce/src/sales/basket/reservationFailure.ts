import { skuOfStockKey } from '../pickup/storeStock.ts';
import { Failure } from '../../kernel/failure/Failure.ts';

/** Some sizes could not be held or are not available, in the shop's stock or in a store's. */
export function reservationFailure(keys: readonly string[]): Failure {
  const productIds = keys.map(skuOfStockKey);
  return new Failure(409, 'ReservationFailure', 'Some of this is sold out.', { details: { productIds } });
}

/** Nothing is sold out: the basket changed during every attempt to hold it. */
export function holdFailed(): Failure {
  return new Failure(
    409,
    'ReservationFailureWithoutProductUnavailability',
    'The stock could not be held just now. Try again.',
    { details: { productIds: [] } },
  );
}
