import type { PaymentErrorType } from '@touchline/contract/codes';
import { brandOf, type CardBrand } from './cardBrands.ts';
import { passesLuhn } from './luhn.ts';

/** The fields of a card, with the shop's names (checkout document, section 2). */
export const cardFields = ['creditCard', 'expiryDate', 'securityCode', 'cardHolder'] as const;
export type CardField = (typeof cardFields)[number];

/** Why a card field was rejected; also the key of its message. */
export type CardFault =
  | 'numberMissing'
  | 'numberLength'
  | 'numberWrong'
  | 'brandUnknown'
  | 'expiryMissing'
  | 'expiryWrong'
  | 'expiryPast'
  | 'codeWrong'
  | 'nameMissing';

export interface CardError {
  readonly field: CardField;
  readonly fault: CardFault;
  readonly errorType: Extract<PaymentErrorType, 'validation_error' | 'luhn_validation_error'>;
}

export interface Card {
  readonly number: string;
  readonly brand: CardBrand;
  readonly lastDigits: string;
  /** `2029-08` */
  readonly expiry: string;
}

export type CardInput = Readonly<Partial<Record<CardField, string>>>;

function numberFault(number: string, brand: CardBrand | undefined): CardFault | undefined {
  if (number === '') return 'numberMissing';
  if (!/^\d+$/.test(number)) return 'numberWrong';
  if (!brand) return number.length < 12 ? 'numberLength' : 'brandUnknown';
  if (!brand.lengths.includes(number.length)) return 'numberLength';
  return passesLuhn(number) ? undefined : 'numberWrong';
}

const expiryForm = /^(0[1-9]|1[0-2])\s?[/-]?\s?(?:20)?(\d{2})$/;

/** Accepts `12/29`, `12 / 2029`, `1229`; the card is valid to the end of that month. */
function expiryFault(text: string, now: Date): CardFault | undefined {
  if (text === '') return 'expiryMissing';
  const match = expiryForm.exec(text);
  if (!match) return 'expiryWrong';
  const months = (2000 + Number(match[2])) * 12 + Number(match[1]) - 1;
  const nowMonths = now.getUTCFullYear() * 12 + now.getUTCMonth();
  if (months < nowMonths) return 'expiryPast';
  return months > nowMonths + 240 ? 'expiryWrong' : undefined;
}

/** Validates the card fields; returns the first error of each field. */
export function readCard(input: CardInput, now: Date): Card | { readonly errors: readonly CardError[] } {
  const number = (input.creditCard ?? '').replace(/[\s-]/g, '').slice(0, 30);
  const brand = brandOf(number);
  const code = (input.securityCode ?? '').trim();
  const name = (input.cardHolder ?? '').trim();
  const faults: readonly [CardField, CardFault | undefined][] = [
    ['creditCard', numberFault(number, brand)],
    ['expiryDate', expiryFault((input.expiryDate ?? '').trim().slice(0, 20), now)],
    [
      'securityCode',
      new RegExp(`^\\d{${brand?.securityCodeLength ?? '3,4'}}$`).test(code) ? undefined : 'codeWrong',
    ],
    ['cardHolder', name.length >= 2 && name.length <= 80 && !/^\d+$/.test(name) ? undefined : 'nameMissing'],
  ];
  const errors = faults.flatMap(([field, fault]): CardError[] =>
    fault
      ? [{ field, fault, errorType: fault === 'numberWrong' ? 'luhn_validation_error' : 'validation_error' }]
      : [],
  );
  if (errors.length > 0 || !brand) return { errors };
  const [, month = '', year = ''] = expiryForm.exec((input.expiryDate ?? '').trim()) ?? [];
  return { number, brand, lastDigits: number.slice(-4), expiry: `20${year}-${month}` };
}
