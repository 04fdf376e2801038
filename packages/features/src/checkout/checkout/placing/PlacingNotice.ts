import type { PickupRefusal } from '@touchline/contract/client/shipping';
import type { FailureReason } from '../../../platform/failure/index.ts';

/** Why paying did not continue; the payment step shows the reason of a declined payment. */
export type PlacingNotice =
  | { kind: 'totalChanged'; from: number; to: number }
  | { kind: 'changedElsewhere' }
  | { kind: 'sessionOver' }
  | { kind: 'unknown' }
  /** The outcome was checked, and nothing was charged. */
  | { kind: 'notTaken' }
  /** Gift cards pay less, or more, than was shown. */
  | { kind: 'dueChanged'; from: number; to: number }
  /** The person has used the coupon as often as one may. */
  | { kind: 'couponUsed'; couponCode: string }
  | { kind: 'notReady' }
  | { kind: 'frameSilent' }
  /** The time of a scheduled delivery is not free any more. */
  | { kind: 'slotGone' }
  /** The chosen delivery with Prime has ended or sold out. */
  | { kind: 'primeGone' }
  /** The point where it is collected takes it no more; the chooser says why. */
  | { kind: 'pointGone'; reason: PickupRefusal }
  /** The account does not keep any more what was to pay. */
  | { kind: 'savedGone' }
  /** The method is not offered for this basket any more. */
  | { kind: 'methodGone' }
  /** One person may buy `max` of a product; `left` are left for this one. */
  | { kind: 'personLimit'; productName: string; max: number; left: number }
  /** A guest has too many orders on the way that are paid at the door. */
  | { kind: 'onDeliveryLimit' }
  /** Too many orders of the shopper wait for their money. */
  | { kind: 'paidLaterLimit' }
  /** The sign-in is too long ago to pay with what the account keeps. */
  | { kind: 'signInAgain' }
  | { kind: 'failed'; reason: FailureReason; seconds?: number };
