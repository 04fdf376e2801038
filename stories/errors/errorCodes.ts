import * as codes from '@touchline/contract/codes';
import { couponRefusals } from '@touchline/contract/coupon/constants';
import * as errors from '@touchline/contract/errors';

/** A cancelled call is the shopper's own doing, and every other error is one of `ApiError`. */
export type AnswerError = Exclude<keyof typeof errors, 'ApiError' | 'Cancelled'>;

const isTold = (name: string): name is AnswerError => name !== 'ApiError' && name !== 'Cancelled';

/** Every code by which the contract says that something failed, by what it is about. */
export const errorCodes = {
  delivery: codes.deliveryCodes,
  prime: codes.primeErrors,
  basket: codes.messageTypes,
  server: codes.serverCodes,
  declined: codes.declineCodes,
  payment: codes.paymentErrorTypes,
  coupon: couponRefusals,
  answer: Object.keys(errors).filter(isTold),
} as const;

export type Area = keyof typeof errorCodes;
export type CodeOf<Of extends Area> = (typeof errorCodes)[Of][number];

export const areaNames: Readonly<Record<Area, string>> = {
  delivery: 'Delivery codes',
  prime: 'Prime',
  basket: 'Messages of the basket',
  server: 'Server codes',
  declined: 'Declined payments',
  payment: 'Payment errors',
  coupon: 'Coupons',
  answer: 'Answers by status',
};

export const areas = Object.keys(areaNames) as Area[];
