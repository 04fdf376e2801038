import type { Market } from '@touchline/contract/market/schema';
import type { FieldProblem } from './FieldProblem.ts';

/** Longest email address the shop takes. */
export const longestEmail = 50;

const email =
  /^[A-Za-z0-9][A-Za-z0-9._%+'-]*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** What is wrong with an email address; `undefined` when it will do. */
export function emailProblem(value: string): FieldProblem | undefined {
  if (!value) return { key: 'profile.email.missing' };
  if (value.length > longestEmail) return { key: 'profile.email.tooLong', values: { max: longestEmail } };
  // The length is judged first: the pattern then never meets a long text.
  if (!email.test(value) || value.includes('..')) return { key: 'profile.emailparseerror' };
  return undefined;
}

type Phone = Market['phone'];

/** The digits of a number as they are dialled after the prefix: `07700 900 142` and `+44 7700 900142` are one. */
export function nationalDigits(value: string, { prefix }: Phone): string {
  const dialled = value.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const national = dialled.startsWith(prefix) ? dialled.slice(prefix.length) : dialled;
  return national.replace(/\D/g, '').replace(/^0+/, '');
}

/** The number as it is sent: prefix and digits. Empty when none was given. */
export function wholeNumber(value: string, phone: Phone): string {
  const digits = nationalDigits(value, phone);
  return digits ? phone.prefix + digits : '';
}

/** What is wrong with a mobile number; `undefined` when it will do. */
export function phoneProblem(value: string, phone: Phone): FieldProblem | undefined {
  if (!value) return phone.required ? { key: 'phone.missing' } : undefined;
  const { length } = nationalDigits(value, phone);
  const isOdd = /[^\d\s()+./-]/.test(value);
  // Behind our prefix the number of another country would be somebody else's.
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
