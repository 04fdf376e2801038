import type { Market } from '@touchline/contract/market/schema';
import { maxEmailLength } from '@touchline/contract/account/constants';
import type { FieldProblem } from './FieldProblem.ts';

/** Messages that a form with an email address needs. */
export type EmailKey = 'profile.email.missing' | 'profile.email.tooLong' | 'profile.emailparseerror';
/** Messages that a form with a phone number needs. */
export type PhoneKey = 'phone.missing' | 'phone.invalid';

const email =
  /^[A-Za-z0-9][A-Za-z0-9._%+'-]*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** The error of an email address; `undefined` when it is valid. */
export function emailProblem(value: string): FieldProblem<EmailKey> | undefined {
  if (!value) return { key: 'profile.email.missing' };
  if (value.length > maxEmailLength) return { key: 'profile.email.tooLong', values: { max: maxEmailLength } };
  // The length is checked first, so that the pattern never runs on a long text.
  if (!email.test(value) || value.includes('..')) return { key: 'profile.emailparseerror' };
  return undefined;
}

type Phone = Market['phone'];

/** The digits of a number after the prefix: `07700 900 142` and `+44 7700 900142` are the same. */
export function nationalDigits(value: string, { prefix }: Phone): string {
  const dialled = value.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const national = dialled.startsWith(prefix) ? dialled.slice(prefix.length) : dialled;
  return national.replace(/\D/g, '').replace(/^0+/, '');
}

/** The number as it is sent: prefix and digits. Empty when none was given. */
export function internationalNumber(value: string, phone: Phone): string {
  const digits = nationalDigits(value, phone);
  return digits ? phone.prefix + digits : '';
}

/** The error of a mobile number; `undefined` when it is valid. */
export function phoneProblem(value: string, phone: Phone): FieldProblem<PhoneKey> | undefined {
  if (!value) return phone.required ? { key: 'phone.missing' } : undefined;
  const { length } = nationalDigits(value, phone);
  const isOdd = /[^\d\s()+./-]/.test(value);
  // With the market's prefix, the number of another country would belong to another person.
  const isForeign =
    /^\s*(\+|00)/.test(value) &&
    !value
      .replace(/[^\d+]/g, '')
      .replace(/^00/, '+')
      .startsWith(phone.prefix);
  if (isOdd || isForeign || length < phone.minDigits || length > phone.maxDigits)
    return { key: 'phone.invalid', values: { example: phone.example } };
  return undefined;
}
