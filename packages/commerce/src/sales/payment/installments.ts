import { fromWire, toWire } from '@touchline/contract/money';
import type { MarketPaymentMethod } from '@touchline/contract/market/schema';
import type { InstallmentPlan } from '@touchline/contract/payment/schema';

/** What a total is paid in: amounts in minor units. */
interface Split {
  readonly total: number;
  readonly split: readonly number[];
}

/** The same amount each month with interest (French amortisation); the first month takes what can not be split evenly. */
export function splitTotal(minor: number, count: number, percentAMonth = 0): Split {
  const rate = percentAMonth / 100;
  const total = rate === 0 ? minor : Math.round((minor * rate * count) / (1 - (1 + rate) ** -count));
  const rest = Math.floor(total / count);
  return { total, split: [total - rest * (count - 1), ...Array<number>(count - 1).fill(rest)] };
}

/** The instalments in which a total can be paid with a method, the fewest first. */
export function installmentPlans(
  { id, installments }: Pick<MarketPaymentMethod, 'id' | 'installments'>,
  totalMinor: number,
  currency: string,
): InstallmentPlan[] {
  if (!installments) return [];
  const { max, freeUpTo = max, monthlyRate, minAmount = 0, counts, cardTypes } = installments;
  const least = fromWire(minAmount, currency).minor;
  const all = counts ?? Array.from({ length: max - 1 }, (_, at) => at + 2);
  return all
    .filter((count) => count <= max && Math.floor(totalMinor / count) >= Math.max(1, least))
    .map((count): InstallmentPlan => {
      const rate = count > freeUpTo ? monthlyRate : undefined;
      const { total, split } = splitTotal(totalMinor, count, rate);
      return {
        installmentPlanId: `${id}-${count}`,
        numberOfPayments: count,
        split: split.map((minor) => toWire(minor, currency)),
        total: toWire(total, currency),
        interest: toWire(total - totalMinor, currency),
        ...(rate === undefined ? {} : { monthlyRate: rate }),
        ...(cardTypes ? { cardTypes } : {}),
      };
    });
}
