import { expect, it } from 'vitest';
import { emailCases, phoneCases, phoneCountry } from '@touchline/contract/contact/testing/contactCases';
import { emailProblem, phoneProblem } from './contactRules.ts';
import { FieldsStore } from './FieldsStore.ts';

const phone = { ...phoneCountry, required: true, example: '07700 900123' };
const fields = new FieldsStore(
  () => ['email', 'phone'],
  (name, value) => (name === 'email' ? emailProblem(value) : phoneProblem(value, phone)),
);
/** Whether a field takes what was typed into it. */
const takes = (name: 'email' | 'phone', typed: string): boolean => {
  fields.type(name, typed);
  return fields.state(name).valid;
};

it.each(emailCases)('the field of an email address typed as %j decides as the back end does', (typed, kept) =>
  expect(takes('email', typed)).toBe(kept !== undefined),
);

it.each(phoneCases)('the field of a phone number typed as %j decides as the back end does', (typed, kept) =>
  expect(takes('phone', typed)).toBe(kept !== undefined),
);
