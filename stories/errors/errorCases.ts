import { basketCases, couponCases } from './cases/basketCases.ts';
import { deliveryCases, primeCases } from './cases/deliveryCases.ts';
import { answerCases, declinedCases, paymentCases } from './cases/paymentCases.ts';
import { serverCases } from './cases/serverCases.ts';
import type { ErrorCase } from './ErrorCase.ts';
import type { Area, CodeOf } from './errorCodes.ts';

/** What the shop makes of each code of the contract: one that is missing here is an error of types. */
export const errorCases: { readonly [Of in Area]: Readonly<Record<CodeOf<Of>, ErrorCase>> } = {
  delivery: deliveryCases,
  prime: primeCases,
  basket: basketCases,
  server: serverCases,
  declined: declinedCases,
  payment: paymentCases,
  coupon: couponCases,
  answer: answerCases,
};
