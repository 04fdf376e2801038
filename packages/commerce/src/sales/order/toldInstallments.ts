import type { AuthoriseRequest } from '../payment/PaymentProvider.ts';
import type { OrderData } from './tables.ts';

/** The instalments of an order as its provider is told of them. */
export function toldInstallments({ payment }: OrderData): Pick<AuthoriseRequest, 'installments'> {
  const { installments: plan } = payment;
  if (!plan) return {};
  const { installmentPlanId: planId, numberOfPayments: count, cardTypes } = plan;
  return { installments: { planId, count, ...(cardTypes ? { cardTypes } : {}) } };
}
