import type { BasketMessage } from '@touchline/contract/basket/schema';
import { skuOfStockKey } from '../pickup/storeStock.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { ComputedBasket } from './computeBasket.ts';

/** Some sizes could not be held or are not available, in the shop's stock or in a store's. */
export function reservationFailure(keys: readonly string[]): Failure {
  const productIds = keys.map(skuOfStockKey);
  return new Failure(409, 'ReservationFailure', 'Some of this is sold out.', { details: { productIds } });
}

/** Lines that can't be bought whatever their stock. */
const gone = new Set<BasketMessage['type']>([
  'InvalidProductItem',
  'InvalidProductItemException',
  'ProductItemNotAvailableException',
]);

/** Throws for lines that left the catalogue, whose recipe did, or that are not on sale yet. */
export function checkOffered({ messages }: Pick<ComputedBasket, 'messages'>): void {
  const lines = messages.filter(({ type }) => gone.has(type));
  if (lines.length > 0) throw reservationFailure(lines.map(({ details }) => details.productId ?? ''));
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
