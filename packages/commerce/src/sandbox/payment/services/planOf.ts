import type { PaymentService } from './serviceOf.ts';

/** One payment of a plan. */
export interface PlannedPayment {
  readonly at: Date;
  /** Whole minor units. */
  readonly minor: number;
}

const day = 24 * 60 * 60 * 1000;

/** When a total is paid in how many parts. They add up to it: the first ones are a minor unit more where it must be. */
export function planOf(
  { payments, firstInDays, everyDays }: NonNullable<PaymentService['plan']>,
  totalMinor: number,
  now: Date,
): PlannedPayment[] {
  const part = Math.floor(totalMinor / payments);
  const left = totalMinor - part * payments;
  return Array.from({ length: payments }, (_, index) => ({
    at: new Date(now.getTime() + (firstInDays + index * everyDays) * day),
    minor: part + (index < left ? 1 : 0),
  }));
}
