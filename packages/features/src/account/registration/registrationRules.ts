import { maxNameLength } from '@touchline/contract/account/constants';
import type { MobileCountry } from '@touchline/contract/account/schema';
import { isPersonName } from '@touchline/contract/contact/personName';
import { phoneFault } from '@touchline/contract/contact/phoneNumber';
import {
  emailProblem,
  hasDigit,
  hasLowerAndUpper,
  isLong,
  required,
  strongPassword,
  type FieldProblem,
  type Rule,
} from '../../platform/fields/index.ts';
import { readBirthday } from './birthday.ts';
import type { RegistrationField } from './registrationFields.ts';
import type { RegistrationMarket } from './registrationMarket.ts';
import type { RegistrationKey } from './registrationMessages.ts';

/** What the rules of one field depend on besides its own value. */
export interface TypedElsewhere {
  readonly now: Date;
  readonly dateOfBirth: string;
  /** Not trimmed. */
  readonly password: string;
  /** The country that is chosen before the mobile number. */
  readonly mobileCountry: MobileCountry;
}

type FieldRule = Rule<RegistrationKey>;

const parseError = 'errorforms.default.parseerror' as const;

const name = (missing: RegistrationKey): FieldRule[] => [
  required(missing),
  (value) => (value === '' || isPersonName(value) ? undefined : { key: parseError }),
  (value) =>
    value.length > maxNameLength
      ? { key: 'registration.name.tooLong', values: { max: maxNameLength } }
      : undefined,
];

const ticked = (problem: FieldProblem<RegistrationKey>): FieldRule[] => [
  (value) => (value === '' ? problem : undefined),
];

/** The rules of all fields (accounts document, section 5); the first that fails counts. */
export function registrationRules(
  market: RegistrationMarket,
  typed: TypedElsewhere,
): Record<RegistrationField, readonly FieldRule[]> {
  const tooYoung: FieldProblem<RegistrationKey> = {
    key: 'forms.date.tooyoung',
    values: { age: market.requiredAge },
  };
  return {
    firstName: name('profile.firstname.missing'),
    lastName: name('profile.lastname.missing'),
    dobFields: [
      ...(market.dateOfBirth === 'required' ? [required<RegistrationKey>('forms.date.null')] : []),
      (value) => {
        if (value === '') return undefined;
        const { kind } = readBirthday(value, typed.now, market.requiredAge);
        if (kind === 'tooYoung') return tooYoung;
        return kind === 'invalid' ? { key: 'forms.date.null' } : undefined;
      },
    ],
    // Whoever gives a date of birth has said the age.
    ageConfirmation: typed.dateOfBirth === '' ? ticked(tooYoung) : [],
    gender: market.gender === 'required' ? [required('registration.gender.missing')] : [],
    email: [emailProblem],
    mobileNumber: mobileRules(market, typed.mobileCountry),
    password: [required('label.password.missing'), () => passwordProblem(market, typed.password)],
    terms: ticked({ key: 'profile.agreeterms.missing' }),
    explicitConsent: ticked({ key: 'profile.explicitconsent.missing' }),
    membership: market.membership?.isRequired ? ticked({ key: 'profile.agreeterms.missing' }) : [],
    newsletter: [],
    paidMediaConsent: [],
  };
}

/** Every failure of a mobile number gives the parse error. */
const mobileRules = (market: RegistrationMarket, country: MobileCountry): FieldRule[] => [
  (value) =>
    phoneFault(value, { ...country, required: market.mobileNumber === 'required' })
      ? { key: parseError }
      : undefined,
];

function passwordProblem(
  market: RegistrationMarket,
  password: string,
): FieldProblem<RegistrationKey> | undefined {
  const accepted = market.strongPassword ? strongPassword : isLong;
  if (accepted.test(password)) return undefined;
  return {
    key: market.passwordRules ? 'account.registration.passwordErrorMessage' : 'profile.password.parseerror',
  };
}

/** A rule of the callout below the password. */
export interface PasswordCalloutRule {
  readonly key:
    | 'registration.rule.length'
    | 'registration.rule.number'
    | 'registration.rule.cases'
    | 'registration.rule.symbol';
  readonly isMet: (password: string) => boolean;
}

const length: PasswordCalloutRule = {
  key: 'registration.rule.length',
  isMet: (password) => isLong.test(password),
};

/** The rules that are listed below the password; none where the callout is not enabled. */
export function calloutRules(market: RegistrationMarket): readonly PasswordCalloutRule[] {
  if (!market.passwordRules) return [];
  if (!market.strongPassword) return [length];
  return [
    length,
    { key: 'registration.rule.number', isMet: (password) => hasDigit.test(password) },
    { key: 'registration.rule.cases', isMet: (password) => hasLowerAndUpper.test(password) },
    { key: 'registration.rule.symbol', isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
  ];
}
