import { toLatinDigits } from '../contact/digits.ts';
import type { TaxNumberKind } from './schema.ts';

/** Capital letters and digits: `529.982.247-25` and `52998224725` are the same. */
export const plainTaxNumber = (text: string): string =>
  toLatinDigits(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** A number of each kind that is right and nobody's, for hints and errors. */
export const taxNumberExamples: Readonly<Record<TaxNumberKind, string>> = {
  codiceFiscale: 'RSSMRA85T10A562S',
  partitaIva: '12345678903',
  cpf: '529.982.247-25',
  cnpj: '11.222.333/0001-81',
  cashReceiptPhone: '010-1234-5678',
  businessNumber: '123-45-67891',
};

const numberOf = (sign: string): number => sign.charCodeAt(0) - 48;

/** The sum of each sign times its weight; a letter counts as its distance from `0`. */
const weighed = (signs: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + numberOf(signs[at] ?? '0') * weight, 0);

const isOneSign = (text: string): boolean => new Set(text).size === 1;

/** What a sign at an odd place (the first, the third …) of a codice fiscale counts. Decree of 23 December 1976. */
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

function isCodiceFiscale(code: string): boolean {
  // Digits may be written as letters where two persons had the same code.
  const digit = '[0-9LMNPQRSTUV]';
  const form = `^[A-Z]{6}${digit}{2}[ABCDEHLMPRST]${digit}{2}[A-Z]${digit}{3}[A-Z]$`;
  if (!new RegExp(form).test(code)) return false;
  const placeOf = (sign: string) => (/\d/.test(sign) ? numberOf(sign) : sign.charCodeAt(0) - 65);
  const sum = [...code.slice(0, 15)].reduce(
    (total, sign, at) => total + (at % 2 === 0 ? (oddValues[placeOf(sign)] ?? 0) : placeOf(sign)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26)) === code[15];
}

function isPartitaIva(number: string): boolean {
  if (!/^\d{11}$/.test(number) || isOneSign(number)) return false;
  const sum = [...number].reduce((total, sign, at) => {
    const value = numberOf(sign) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The check digit modulo 11 of CPF and CNPJ. */
const modulo11 = (signs: string, weights: readonly number[]): number => {
  const rest = weighed(signs, weights) % 11;
  return rest < 2 ? 0 : 11 - rest;
};

function isCpf(number: string): boolean {
  if (!/^\d{11}$/.test(number) || isOneSign(number)) return false;
  const first = modulo11(number, [10, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = modulo11(number, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return number.endsWith(`${first}${second}`);
}

function isCnpj(number: string): boolean {
  // Since July 2026 all but the check digits may be letters.
  if (!/^[0-9A-Z]{12}\d{2}$/.test(number) || isOneSign(number)) return false;
  const first = modulo11(number, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = modulo11(number, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return number.endsWith(`${first}${second}`);
}

function isBusinessNumber(number: string): boolean {
  if (!/^\d{10}$/.test(number) || isOneSign(number)) return false;
  const last = Math.floor((numberOf(number[8] ?? '0') * 5) / 10);
  const sum = weighed(number, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + last;
  return (10 - (sum % 10)) % 10 === numberOf(number[9] ?? '');
}

const rules: Readonly<Record<TaxNumberKind, (number: string) => boolean>> = {
  codiceFiscale: isCodiceFiscale,
  partitaIva: isPartitaIva,
  cpf: isCpf,
  cnpj: isCnpj,
  cashReceiptPhone: (number) => /^01[016789]\d{7,8}$/.test(number),
  businessNumber: isBusinessNumber,
};

/** Whether a number, however it is written, is one of its kind with the right check digits. */
export const isTaxNumber = (text: string, kind: TaxNumberKind): boolean => rules[kind](plainTaxNumber(text));
