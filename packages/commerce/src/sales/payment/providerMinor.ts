import { currencyDigits } from '@touchline/contract/money';
import type { Amount } from './PaymentProvider.ts';

/** A number of decimals by currency, where a provider counts in other units than ISO 4217 or the shop. */
export type DigitsOf = (currency: string) => number;

/**
 * An amount in the units that a provider counts in. Throws where it has more decimals than those: nobody is charged a
 * rounded amount.
 */
export function toProviderMinor({ minor, currency }: Amount, digitsOf: DigitsOf): number {
  const more = digitsOf(currency) - currencyDigits(currency);
  const scaled = more >= 0 ? minor * 10 ** more : minor / 10 ** -more;
  if (!Number.isSafeInteger(scaled))
    throw new RangeError(`The provider has no such amount in ${currency}: ${minor}.`);
  return scaled;
}

/** A provider's amount in the shop's units. */
export function fromProviderMinor(minor: number, currency: string, digitsOf: DigitsOf): Amount {
  const more = digitsOf(currency) - currencyDigits(currency);
  return { minor: Math.round(more >= 0 ? minor / 10 ** more : minor * 10 ** -more), currency };
}
