import type { PaymentErrorType } from '@touchline/contract/codes';
import { toLatinDigits } from '@touchline/contract/contact/digits';
import { brandOf, choicesOf, type CardBrand } from './cardBrands.ts';
import { passesLuhn } from './luhn.ts';
import { plainExpiry } from './plainExpiry.ts';

/** The fields of a card, with the shop's names (checkout document, section 2). */
export const cardFields = ['creditCard', 'expiryDate', 'securityCode', 'cardHolder'] as const;
export type CardField = (typeof cardFields)[number];

/** Why a card field was rejected; also the key of its message. */
export type CardFault =
  | 'numberMissing'
  | 'numberLength'
  | 'numberWrong'
  | 'brandUnknown'
  | 'brandNotTaken'
  | 'expiryMissing'
  | 'expiryWrong'
  | 'expiryPast'
  | 'codeWrong'
  | 'nameMissing';

export interface CardError {
  readonly field: CardField;
  readonly fault: CardFault;
  /** Brand of the card that is not taken. */
  readonly brand?: string;
  readonly errorType: Extract<PaymentErrorType, 'validation_error' | 'luhn_validation_error'>;
}

export interface Card {
  readonly number: string;
  readonly brand: CardBrand;
  readonly lastDigits: string;
  /** `2029-08` */
  readonly expiry: string;
}

export type CardInput = Readonly<Partial<Record<CardField | 'network', string>>>;

function numberFault(number: string, brand: CardBrand | undefined): CardFault | undefined {
  if (number === '') return 'numberMissing';
  if (!/^\d+$/.test(number)) return 'numberWrong';
  if (!brand) return number.length < 12 ? 'numberLength' : 'brandUnknown';
  if (!brand.lengths.includes(number.length)) return 'numberLength';
  return brand.hasCheckDigit === false || passesLuhn(number) ? undefined : 'numberWrong';
}

/** The card is valid to the end of its month. */
function expiryFault(text: string, now: Date): CardFault | undefined {
  if (text === '') return 'expiryMissing';
  const plain = plainExpiry(text);
  if (!plain) return 'expiryWrong';
  const months = (2000 + Number(plain.slice(3))) * 12 + Number(plain.slice(0, 2)) - 1;
  const nowMonths = now.getUTCFullYear() * 12 + now.getUTCMonth();
  if (months < nowMonths) return 'expiryPast';
  return months > nowMonths + 240 ? 'expiryWrong' : undefined;
}

/**
 * Validates the card fields; returns the first error of each field.
 *
 * @param taken codes of the brands that are taken; left out, all are
 */
export function readCard(
  input: CardInput,
  now: Date,
  taken?: readonly string[],
): Card | { readonly errors: readonly CardError[] } {
  const number = toLatinDigits(input.creditCard ?? '')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .slice(0, 30);
  const expiry = toLatinDigits(input.expiryDate ?? '')
    .trim()
    .slice(0, 20);
  const choices = choicesOf(number, taken);
  const own = brandOf(number);
  const brand = choices.find(({ code: network }) => network === input.network) ?? choices[0] ?? own;
  const code = toLatinDigits(input.securityCode ?? '').trim();
  const name = (input.cardHolder ?? '').trim();
  const faults: readonly [CardField, CardFault | undefined][] = [
    ['creditCard', numberFault(number, brand) ?? (choices.length === 0 ? 'brandNotTaken' : undefined)],
    ['expiryDate', expiryFault(expiry, now)],
    [
      'securityCode',
      new RegExp(`^\\d{${brand?.securityCodeLength ?? '3,4'}}$`).test(code) ? undefined : 'codeWrong',
    ],
    ['cardHolder', name.length >= 2 && name.length <= 80 && !/^\d+$/.test(name) ? undefined : 'nameMissing'],
  ];
  const errors = faults.flatMap(([field, fault]): CardError[] =>
    fault
      ? [
          {
            ...{ field, fault },
            ...(fault === 'brandNotTaken' && own ? { brand: own.name } : {}),
            errorType: fault === 'numberWrong' ? 'luhn_validation_error' : 'validation_error',
          },
        ]
      : [],
  );
  if (errors.length > 0 || !brand) return { errors };
  const [month = '', year = ''] = plainExpiry(expiry)?.split('/') ?? [];
  return { number, brand, lastDigits: number.slice(-4), expiry: `20${year}-${month}` };
}
