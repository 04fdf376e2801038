import type { ValidationCode, ValidationError } from '@touchline/contract/account/schema';
import type { FieldProblem } from '../../platform/fields/index.ts';
import { isShown, registrationFields, type RegistrationField } from './registrationFields.ts';
import type { RegistrationMarket } from './registrationMarket.ts';
import type { RegistrationKey } from './registrationMessages.ts';

type Message = (market: RegistrationMarket) => FieldProblem<RegistrationKey>;

const message =
  (key: RegistrationKey): Message =>
  () => ({ key });

/** The messages of a refused registration (accounts document, section 8), then of the shop's own codes. */
const messages: Record<ValidationCode, Message> = {
  EMAIL_ALREADY_EXISTS: message('generic.invalidemail'),
  PHONENUMBER_ALREADY_EXISTS: message('generic.invalidphonenumber'),
  TELEPHONENUMBER_ALREADY_EXISTS: message('generic.invalidphonenumber'),
  EMAIL_NOT_VALID: message('ccderror.iCCD_CRT_ACCT.EMAIL_NOT_VALID'),
  PASSWORD_NOT_VALID: message('ccderror.iCCD_CRT_ACCT.PASSWORD_NOT_VALID'),
  CONSUMER_UNDER_MINIMUM_AGE: ({ requiredAge }) => ({
    key: 'ccderror.iCCD_CRT_ACCT.CONSUMER_UNDER_MINIMUM_AGE',
    values: { age: requiredAge },
  }),
  DOB_OR_MINAGECONFIRMATION_REQUIRED: message('ccderror.iCCD_CRT_ACCT.DOB_OR_MINAGECONFIRMATION_REQUIRED'),
  MINAGECONFIRMATION_NOT_ACCEPTED: ({ requiredAge }) => ({
    key: 'ccderror.iCCD_CRT_ACCT.MINAGECONFIRMATION_NOT_ACCEPTED',
    values: { age: requiredAge },
  }),
  PASSWORD_TOO_COMMON: message('registration.password.common'),
  FIRSTNAME_NOT_VALID: message('errorforms.default.parseerror'),
  LASTNAME_NOT_VALID: message('errorforms.default.parseerror'),
  PHONENUMBER_NOT_VALID: message('errorforms.default.parseerror'),
  DOB_NOT_VALID: message('forms.date.null'),
  GENDER_REQUIRED: message('registration.gender.missing'),
  TERMS_NOT_ACCEPTED: message('profile.agreeterms.missing'),
  EXPLICIT_CONSENT_NOT_ACCEPTED: message('profile.explicitconsent.missing'),
  USER_DATA_TOKEN_NOT_VALID: message('carrier.over'),
};

const unexpected: FieldProblem<RegistrationKey> = { key: 'generic.unexpectederror' };

const known = new Map<string, Message>(Object.entries(messages));

/** What a refused registration shows. */
export interface ServerProblems {
  readonly fields: readonly { name: RegistrationField; problem: FieldProblem<RegistrationKey> }[];
  /** Whether `generic.unexpectederror` shows above the form. */
  readonly isUnexpected: boolean;
}

/** Other names by which back ends call a field. */
const aliases: Readonly<Record<string, RegistrationField>> = {
  phoneNumber: 'mobileNumber',
  telephoneNumber: 'mobileNumber',
  dateOfBirth: 'dobFields',
  minAgeConfirmation: 'ageConfirmation',
};

function fieldOf(name: string, market: RegistrationMarket): RegistrationField | undefined {
  const field = registrationFields.find((one) => one === name) ?? new Map(Object.entries(aliases)).get(name);
  if (field === undefined || isShown(field, market)) return field;
  if (field === 'dobFields' && isShown('ageConfirmation', market)) return 'ageConfirmation';
  return undefined;
}

/** The errors of a refused registration next to their fields, and whether the form as a whole has one. */
export function serverProblems(
  errors: readonly ValidationError[],
  market: RegistrationMarket,
): ServerProblems {
  const placed = errors.map(({ field, errorCode }) => ({
    name: fieldOf(field, market),
    problem: known.get(errorCode)?.(market) ?? unexpected,
  }));
  return {
    fields: placed.flatMap(({ name, problem }) => (name ? [{ name, problem }] : [])),
    isUnexpected: placed.some(({ name }) => name !== 'email' && name !== 'mobileNumber'),
  };
}
