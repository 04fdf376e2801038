import { currencyDigits, parseMinor } from '@touchline/contract/money';

/** Parses an amount with its currency, such as `15.00 USD`, without floating-point arithmetic. */
export function readPrice(text: string): { minor: number; currency: string } | undefined {
  const match = /^(\d{1,12}(?:\.\d{1,4})?)\s*([A-Z]{3})$/.exec(text.trim());
  if (!match?.[1] || !match[2]) return undefined;
  const fraction = match[1].split('.')[1] ?? '';
  // More decimals than the currency has are an error, unless they are zeros.
  if (/[1-9]/.test(fraction.slice(currencyDigits(match[2])))) return undefined;
  const minor = parseMinor(match[1], match[2]);
  return minor === undefined ? undefined : { minor, currency: match[2] };
}

const date = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Parses an ISO 8601 date. Without a time it is the first minute of the day, or the last one when `isEnd`; without a zone it is UTC. */
export function readDate(text: string, isEnd = false): Date | undefined {
  const match = date.exec(text.trim());
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour, minute, second, zone = 'Z'] = match;
  const time =
    hour === undefined ? (isEnd ? '23:59:00' : '00:00:00') : `${hour}:${minute ?? '00'}:${second ?? '00'}`;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const read = new Date(`${year}-${month}-${day}T${time}${offset}`);
  if (Number.isNaN(read.getTime())) return undefined;
  // JavaScript reads `2026-02-31` as the third of March; such days are rejected.
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(day) <= days ? read : undefined;
}

/** Parses the start and end of `start/end`. */
export function readPeriod(text: string): { from: Date; until: Date } | undefined {
  const [start = '', end = '', more] = text.split('/');
  const from = readDate(start);
  const until = readDate(end, true);
  return from && until && more === undefined && until > from ? { from, until } : undefined;
}

/** The reason why a GTIN is invalid, or `undefined` when it is valid. */
export function gtinFault(text: string): string | undefined {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return 'has 8, 12, 13 or 14 digits';
  const padded = text.padStart(14, '0');
  const digits = Array.from(padded.slice(0, 13), Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 ? 1 : 3), 0);
  if ((10 - (sum % 10)) % 10 !== Number(padded[13])) return 'has a wrong check digit';
  // As 13 digits: restricted circulation numbers begin with 02, 04 or 2, coupons with 05, 98 or 99.
  const thirteen = padded.slice(1);
  if (text.length > 8 && /^(02|04|2)/.test(thirteen)) return 'is of a restricted range';
  if (text.length > 8 && /^(05|98|99)/.test(thirteen)) return 'is a coupon';
  return undefined;
}

/** Whether a text is an address that a browser may open. */
export function isWebAddress(text: string): boolean {
  if (text.length > 2_000 || !URL.canParse(text)) return false;
  return /^https?:$/.test(new URL(text).protocol);
}

/**
 * A path relative to the feed that stays inside its folder; `undefined` for any other. Encoded `..` is rejected too.
 */
export function pathInFeed(text: string): string | undefined {
  if (text.length === 0 || text.length > 500 || /[\p{Cc}\\:%?#]/u.test(text)) return undefined;
  const parts = text.split('/').filter((part) => part !== '.');
  const climbs = parts.some((part) => part === '..' || part === '' || part.startsWith('.'));
  return climbs ? undefined : parts.join('/');
}

/** The gender named in a size: `Women's 8`, `W8`, `M 10`, `Mens L`. A bare `M` is medium. */
export function genderOfSize(size: string): 'male' | 'female' | undefined {
  if (/^(women|ladies|wmns|female)|^w\s?\d/i.test(size)) return 'female';
  return /^(men|male)|^m\s?\d/i.test(size) ? 'male' : undefined;
}
