/** An amount in whole minor units: 12999 with `EUR` is 129.99 euros, 89000 with `KRW` is 89,000 won. */
export interface Money {
  readonly minor: number;
  readonly currency: string;
}

const digitsByCurrency: Readonly<Record<string, number>> = {
  // CLDR `supplemental/currencyData`: every currency without two decimals that may appear in a feed.
  BHD: 3, BIF: 0, CLP: 0, DJF: 0, GNF: 0, IQD: 0, IRR: 0, ISK: 0, JOD: 3, JPY: 0, KMF: 0, KPW: 0, KRW: 0,
  KWD: 3, LBP: 0, LYD: 3, MGA: 0, OMR: 3, PYG: 0, RWF: 0, SOS: 0, SYP: 0, TND: 3, UGX: 0, UYI: 0, VND: 0,
  VUV: 0, XAF: 0, XOF: 0, XPF: 0, YER: 0,
}; // prettier-ignore

/** Number of decimals of a currency; 2 unless listed above. */
export function currencyDigits(currency: string): number {
  return Object.hasOwn(digitsByCurrency, currency) ? (digitsByCurrency[currency] ?? 2) : 2;
}

/** Converts an API amount (a decimal number in the currency's unit) into whole minor units. */
export function fromWire(amount: number, currency: string): Money {
  return { minor: parseMinor(amount.toFixed(currencyDigits(currency)), currency) ?? 0, currency };
}

/** Converts minor units into the decimal number used by the API. */
export function toWire(minor: number, currency: string): number {
  return Number(formatMinor(minor, currency));
}

/** Minor units as decimal text, `12999` → `129.99`, without floating-point arithmetic. */
export function formatMinor(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  const sign = minor < 0 ? '-' : '';
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Parses decimal text into whole minor units; `undefined` when it is not an amount or has too many decimals. */
export function parseMinor(text: string, currency: string): number | undefined {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text.trim());
  if (!match) return undefined;
  const digits = currencyDigits(currency);
  const fraction = match[3] ?? '';
  if (/[1-9]/.test(fraction.slice(digits))) return undefined;
  const minor = Number(`${match[2] ?? ''}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  return match[1] ? -minor || 0 : minor;
}
