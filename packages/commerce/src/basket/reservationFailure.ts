import { Failure } from '../routing/Failure.ts';

/** Some sizes could not be held or had. */
export function reservationFailure(productIds: readonly string[]): Failure {
  return new Failure(409, 'ReservationFailure', 'Some of this is sold out.', { details: { productIds } });
}
