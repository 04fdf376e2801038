import type { BasketMessage } from '@touchline/contract/basket/schema';
import type { PickupRefusal } from '@touchline/contract/client/shipping';
import type { PrimeError } from '@touchline/contract/codes';
import type { FailureReason } from '../../../platform/failure/index.ts';

/** Codes of the back end for an impossible delivery. */
export type BlockedCode = 'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE' | 'UnserviceableException';

/** A problem with the chosen delivery, shown at the step. */
export type DeliveryProblem =
  | { kind: 'blockedPostalCode' }
  | { kind: 'unserviceable' }
  | { kind: 'taxUnknown' }
  | { kind: 'optionGone' }
  /** The chosen pick-up point can't be used any more. */
  | { kind: 'pickupRefused'; reason: PickupRefusal }
  /** Prime does not deliver this order; the other options stay. */
  | { kind: 'primeRefused'; errorCode: PrimeError }
  | { kind: 'rateLimited'; seconds: number }
  | { kind: 'nothingChosen' }
  | { kind: 'failed'; reason: FailureReason };

/** Why the delivery that was chosen is not offered any more, by the messages of the basket. */
export function lostDelivery(messages: readonly BasketMessage[]): DeliveryProblem {
  const errorCode = messages.find(({ type }) => type === 'ShippingMethodInapplicable')?.details.errorCode;
  return errorCode ? { kind: 'primeRefused', errorCode } : { kind: 'optionGone' };
}
