import type { Market } from '@touchline/contract/market/schema';
import { maxEmailLength } from '@touchline/contract/account/constants';
import { isEmail } from '@touchline/contract/contact/emailAddress';
import { phoneFault } from '@touchline/contract/contact/phoneNumber';
import type { FieldProblem } from './FieldProblem.ts';

/** Messages that a form with an email address needs. */
export type EmailKey = 'profile.email.missing' | 'profile.email.tooLong' | 'profile.emailparseerror';
/** Messages that a form with a phone number needs. */
export type PhoneKey = 'phone.missing' | 'phone.invalid';

/** The error of an email address; `undefined` when it is valid. */
export function emailProblem(value: string): FieldProblem<EmailKey> | undefined {
  if (!value) return { key: 'profile.email.missing' };
  if (value.length > maxEmailLength) return { key: 'profile.email.tooLong', values: { max: maxEmailLength } };
  if (!isEmail(value)) return { key: 'profile.emailparseerror' };
  return undefined;
}

type Phone = Market['phone'];

/** The error of a mobile number; `undefined` when it is valid. */
export function phoneProblem(value: string, phone: Phone): FieldProblem<PhoneKey> | undefined {
  const fault = phoneFault(value, phone);
  if (fault === 'invalid') return { key: 'phone.invalid', values: { example: phone.example } };
  return fault && { key: 'phone.missing' };
}
