import { isPersonName } from '@touchline/contract/contact/personName';
import { plainPostalCode } from '@touchline/contract/contact/postalCode';
import type { AddressField } from '@touchline/contract/market/schema';
import type { CheckoutKey } from '../checkoutMessages.ts';
import type { FieldProblem } from '../../../platform/fields/index.ts';

/** Label names that a market may use for its address fields; each has a label and messages. */
export const fieldLabelKeys = [
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
export type FieldLabelKey = (typeof fieldLabelKeys)[number];

/** The market's label name for a field, or the field's name when that label has no messages. */
export function labelKeyOf({ name, label }: Pick<AddressField, 'name' | 'label'>): FieldLabelKey {
  return fieldLabelKeys.find((word) => word === label) ?? name;
}

const missing: Partial<Record<FieldLabelKey, CheckoutKey>> = {
  firstName: 'profile.firstname.missing',
  lastName: 'profile.lastname.missing',
};

/** The error of an address field; `undefined` when it is valid. */
export function addressProblem(field: AddressField, typed: string): FieldProblem<CheckoutKey> | undefined {
  const word = labelKeyOf(field);
  const value = field.name === 'postalCode' ? plainPostalCode(typed) : typed;
  if (!value) {
    return field.required ? { key: missing[word] ?? `address.${word}.missing` } : undefined;
  }
  if (value.length > field.maxLength) return { key: 'address.tooLong', values: { max: field.maxLength } };
  const isName = field.name === 'firstName' || field.name === 'lastName';
  if (isName && !isPersonName(value)) return { key: 'errorforms.default.parseerror' };
  if (field.options && !field.options.some((option) => option.value === value))
    return { key: `address.${word}.missing` };
  if (field.pattern && !new RegExp(`^(?:${field.pattern})$`, 'iu').test(value)) return invalid(field);
  return undefined;
}

/** The error for invalid content of a field, with the market's example where it has one. */
export function invalid(field: Pick<AddressField, 'name' | 'label' | 'example'>): FieldProblem<CheckoutKey> {
  return field.example
    ? { key: `address.${labelKeyOf(field)}.invalid`, values: { example: field.example } }
    : { key: 'address.refused' };
}
