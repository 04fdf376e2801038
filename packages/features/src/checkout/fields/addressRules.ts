import type { AddressField } from '@touchline/contract/market/schema';
import type { CheckoutKey } from '../checkoutMessages.ts';
import type { FieldProblem } from './FieldProblem.ts';

/** Words a market may use for a field of its addresses; each has a label and messages. */
export const fieldWords = [
  'firstName',
  'lastName',
  'line1',
  'line2',
  'street',
  'postalCode',
  'postcode',
  'zipCode',
  'city',
  'townOrCity',
  'region',
  'state',
  'province',
] as const;
export type FieldWord = (typeof fieldWords)[number];

/** The market's own word for a field, or the field's name when we have no words for that one. */
export function wordOf({ name, label }: Pick<AddressField, 'name' | 'label'>): FieldWord {
  return fieldWords.find((word) => word === label) ?? name;
}

const missing: Partial<Record<FieldWord, CheckoutKey>> = {
  firstName: 'profile.firstname.missing',
  lastName: 'profile.lastname.missing',
};
// Letters of any script, marks, spaces, hyphens, apostrophes and full stops.
const nameLike = /^[\p{L}\p{M}\s'’.-]+$/u;

/** What is wrong with a field of an address; `undefined` when it will do. */
export function addressProblem(field: AddressField, value: string): FieldProblem | undefined {
  const word = wordOf(field);
  if (!value) {
    return field.required ? { key: missing[word] ?? `address.${word}.missing` } : undefined;
  }
  if (value.length > field.maxLength) return { key: 'address.tooLong', values: { max: field.maxLength } };
  const isName = field.name === 'firstName' || field.name === 'lastName';
  if (isName && !nameLike.test(value)) return { key: 'errorforms.default.parseerror' };
  if (field.options && !field.options.some((option) => option.value === value))
    return { key: `address.${word}.missing` };
  if (field.pattern && !new RegExp(`^(?:${field.pattern})$`, 'iu').test(value)) return invalid(field);
  return undefined;
}

/** Says that a field's content can't be right, with the market's example where it has one. */
export function invalid(field: Pick<AddressField, 'name' | 'label' | 'example'>): FieldProblem {
  return field.example
    ? { key: `address.${wordOf(field)}.invalid`, values: { example: field.example } }
    : { key: 'address.refused' };
}
