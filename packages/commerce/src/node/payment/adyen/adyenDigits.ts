import { currencyDigits } from '@touchline/contract/money';

/** https://docs.adyen.com/development-resources/currency-codes: these differ from ISO 4217. */
const differing: Readonly<Record<string, number>> = { CLP: 2, CVE: 0, IDR: 0, ISK: 2 };

/** The decimals of the units that Adyen counts a currency in. */
export const adyenDigits = (currency: string): number => differing[currency] ?? currencyDigits(currency);
