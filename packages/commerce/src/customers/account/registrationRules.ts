import { accountRulesOf, mobileCountriesOf } from '@touchline/contract/account/rules';
import { maxNameLength, passwordLength } from '@touchline/contract/account/constants';
import type {
  DateOfBirthFields,
  Registration,
  ValidationCode,
  ValidationError,
} from '@touchline/contract/account/schema';
import { normalizeEmail } from '@touchline/contract/contact/emailAddress';
import { isPersonName } from '@touchline/contract/contact/personName';
import { phoneFault } from '@touchline/contract/contact/phoneNumber';
import type { Market } from '@touchline/contract/market/schema';
import { Failure } from '../../kernel/failure/Failure.ts';
import { isCommon } from './commonPasswords.ts';

/** A refusal that names the fields. */
export function invalid(
  validationErrors: readonly ValidationError[],
  status = 422,
  code = 'InvalidDataException',
) {
  return new Failure(status, code, 'Some fields are not accepted.', {
    details: { serverError: { validationErrors } },
  });
}

const error = (field: string, errorCode: ValidationCode): ValidationError => ({ field, errorCode });

/** What a market refuses about a password; `email` is the account's, which must not be its password. */
export function passwordErrors(password: string, email: string, market: Market): ValidationError[] {
  const length = [...password].length;
  const isStrongEnough =
    !accountRulesOf(market).strongPassword ||
    [/^\S+$/, /\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u].every((rule) => rule.test(password));
  if (length < passwordLength.least || length > passwordLength.most || !password.trim() || !isStrongEnough)
    return [error('password', 'PASSWORD_NOT_VALID')];
  const isOwnName = [email, email.split('@')[0]].includes(password.toLowerCase());
  return isOwnName || isCommon(password) ? [error('password', 'PASSWORD_TOO_COMMON')] : [];
}

const isName = (text: string): boolean => text.length <= maxNameLength && isPersonName(text);

/** What is refused about a name. */
export function nameErrors(name: {
  readonly firstName: string;
  readonly lastName: string;
}): ValidationError[] {
  return [
    ...(isName(name.firstName.trim()) ? [] : [error('firstName', 'FIRSTNAME_NOT_VALID')]),
    ...(isName(name.lastName.trim()) ? [] : [error('lastName', 'LASTNAME_NOT_VALID')]),
  ];
}

/** Whether it is a mobile number of a country of the market; none is one where none has to be given. */
const isMobileNumber = (number: string, market: Market): boolean =>
  mobileCountriesOf(market).some(
    (country) =>
      phoneFault(number, { ...country, required: accountRulesOf(market).mobileNumber === 'required' }) ===
      undefined,
  );

/** `YYYY-MM-DD` of a day in the past since 1900; `undefined` when there is no such day. */
export function birthDate({ day, month, year }: DateOfBirthFields, now: Date): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 && date < now ? date.toISOString().slice(0, 10) : undefined;
}

/** Whether somebody born on that day has had that birthday. */
export function hasAge(born: string, years: number, now: Date): boolean {
  return `${Number(born.slice(0, 4)) + years}${born.slice(4)}` <= now.toISOString().slice(0, 10);
}

/** What registration refuses, by the rules of the market (accounts document, sections 5 and 8). */
export function registrationErrors(form: Registration, market: Market, now: Date): ValidationError[] {
  const rules = accountRulesOf(market);
  const email = normalizeEmail(form.email);
  const mobile = form.mobileNumber?.trim() ?? '';
  const errors = [
    ...nameErrors(form),
    ...ageErrors(form, rules, now),
    ...(email === undefined ? [error('email', 'EMAIL_NOT_VALID')] : []),
    ...passwordErrors(form.password, email ?? '', market),
  ];
  if (rules.gender === 'required' && !form.gender) errors.push(error('gender', 'GENDER_REQUIRED'));
  if (!isMobileNumber(mobile, market)) errors.push(error('mobileNumber', 'PHONENUMBER_NOT_VALID'));
  if (rules.terms === 'required' && !form.terms) errors.push(error('terms', 'TERMS_NOT_ACCEPTED'));
  if (rules.explicitConsent === 'required' && !form.explicitConsent)
    errors.push(error('explicitConsent', 'EXPLICIT_CONSENT_NOT_ACCEPTED'));
  return errors;
}

function ageErrors(
  form: Registration,
  rules: ReturnType<typeof accountRulesOf>,
  now: Date,
): ValidationError[] {
  if (form.dobFields) {
    const born = birthDate(form.dobFields, now);
    if (born === undefined) return [error('dobFields', 'DOB_NOT_VALID')];
    return hasAge(born, rules.requiredAge, now) ? [] : [error('dobFields', 'CONSUMER_UNDER_MINIMUM_AGE')];
  }
  if (rules.dateOfBirth === 'required') return [error('dobFields', 'DOB_OR_MINAGECONFIRMATION_REQUIRED')];
  if (rules.requiredAge === 0 || form.ageConfirmation) return [];
  return rules.dateOfBirth === 'hidden'
    ? [error('ageConfirmation', 'MINAGECONFIRMATION_NOT_ACCEPTED')]
    : [error('dobFields', 'DOB_OR_MINAGECONFIRMATION_REQUIRED')];
}
